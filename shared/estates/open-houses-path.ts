import type { Locale } from '../locales.ts';

/** The path of the calendar file with the coming open houses of an estate. */
export function openHousesPath(estateId: string, locale: Locale): string {
  return `/open-houses/${locale}/${estateId}.ics`;
}
