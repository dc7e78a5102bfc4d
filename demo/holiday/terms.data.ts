/** The rental terms of the demo: the instructions that visitors receive when a stay is accepted. */
import type { Locale } from '../../shared/locales.ts';

export const CANCEL_DAYS = 21;

export const NEXT_STEPS: Readonly<Record<Locale, string>> = {
  nl: 'Binnen de zeven dagen betaalt u een voorschot van 30 %, het saldo en de waarborg van € 250 drie weken voor aankomst. De sleutels haalt u op de dag van aankomst vanaf 16 uur op ons kantoor; ’s avonds liggen ze in de sleutelkast, waarvan u de code per sms krijgt. De waarborg storten we binnen de tien dagen na vertrek terug.',
  fr: 'Vous versez un acompte de 30 % dans les sept jours, le solde et la caution de 250 € trois semaines avant l’arrivée. Les clés vous attendent à notre agence le jour de l’arrivée à partir de 16 heures ; le soir, elles se trouvent dans la boîte à clés, dont vous recevez le code par SMS. La caution est remboursée dans les dix jours qui suivent le départ.',
  en: 'You pay a deposit of 30% within seven days, and the balance with a security of €250 three weeks before arrival. The keys are ready at our office from 4 pm on the day of arrival; in the evening they are in the key safe, whose code you receive by text message. The security is paid back within ten days of departure.',
  de: 'Innerhalb von sieben Tagen zahlen Sie 30 % an, den Rest und die Kaution von 250 € drei Wochen vor der Anreise. Die Schlüssel erhalten Sie am Anreisetag ab 16 Uhr in unserem Büro; abends liegen sie im Schlüsseltresor, dessen Code Sie per SMS bekommen. Die Kaution wird innerhalb von zehn Tagen nach der Abreise zurückgezahlt.',
};
