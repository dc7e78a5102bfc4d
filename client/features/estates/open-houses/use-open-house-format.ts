import { useIntl } from 'react-intl';
import { openHouseTexts } from './open-house-texts.ts';

export interface OpenHouse {
  /** ISO 8601 instants. */
  startsAt: string;
  endsAt: string;
}

/** Returns a function that formats the day and the times of an open house in the page's language. */
export function useOpenHouseFormat(length: 'short' | 'long') {
  const intl = useIntl();
  return (openHouse: OpenHouse) => openHouseTexts(openHouse, length, intl);
}
