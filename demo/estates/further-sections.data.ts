/** Texts and names of the further sections. All names are fictional. */
import type { Locale } from '../../shared/locales.ts';

type Texts = Partial<Record<Locale, string>>;

export const MANAGERS: Record<'nl' | 'fr' | 'de', readonly string[]> = {
  nl: ['Syndicus Lindehof', 'Beheer Kant & Klaar', 'Syndicuskantoor Ter Weide', 'Residentiebeheer De Sluis'],
  fr: ['Syndic Horizon', 'Gérance du Parc', 'Cabinet Saint-Roch', 'Syndic Les Tilleuls'],
  de: ['Hausverwaltung Amel', 'Syndikus Hohes Venn'],
};

/** The certificate itself is in Dutch. */
export const SOIL_TEXT: Texts = {
  nl: 'Volgens het bodemattest heeft de OVAM geen gegevens over de kwaliteit van deze grond.',
  fr: 'Selon l’attestation du sol, l’OVAM ne possède aucune donnée sur la qualité de ce terrain.',
};

export const SERVITUDES: readonly Texts[] = [
  {
    nl: 'Recht van doorgang langs de linkergevel, ten voordele van het achterliggende perceel.',
    fr: 'Droit de passage le long de la façade gauche, au profit de la parcelle située à l’arrière.',
    en: 'Right of way along the left-hand wall, for the plot behind.',
    de: 'Wegerecht an der linken Fassade zugunsten des hinteren Grundstücks.',
  },
  {
    nl: 'Leiding van Fluvius in de voortuin; daar mag niet worden gebouwd of diep gegraven.',
    fr: 'Conduite de distribution dans le jardin avant\u202f; aucune construction n’y est admise.',
    en: 'A supply pipe crosses the front garden, where nothing may be built.',
  },
  { nl: 'Gemene muur met de rechterbuur, vastgelegd in de akte van 1964.' },
];

export const LOT_RULES: readonly Texts[] = [
  {
    nl: 'Open bebouwing, minstens drie meter van de zijgrenzen. Kroonlijst op hoogstens zes meter, dakhelling vrij.',
    fr: 'Construction à quatre façades, à trois mètres au moins des limites latérales. Hauteur sous corniche de six mètres au plus.',
    en: 'A detached house, at least three metres from the boundaries. Eaves at most six metres high; any pitch of roof.',
    de: 'Freistehendes Haus, mindestens drei Meter von den Grenzen. Traufhöhe höchstens sechs Meter.',
  },
  {
    nl: 'Halfopen bebouwing met een bouwdiepte van vijftien meter op het gelijkvloers en twaalf op de verdieping.',
    fr: 'Maison trois façades, profondeur de quinze mètres au rez-de-chaussée et de douze à l’étage.',
    en: 'A semi-detached house, fifteen metres deep on the ground floor and twelve above.',
    de: 'Doppelhaushälfte, Bautiefe fünfzehn Meter im Erdgeschoss und zwölf darüber.',
  },
  {
    nl: 'Eén woning in hoofdzakelijk grijze of bruine gevelsteen; een bijgebouw van veertig vierkante meter is toegelaten.',
    fr: 'Une seule habitation, parement gris ou brun\u202f; une annexe de quarante mètres carrés est admise.',
  },
];
