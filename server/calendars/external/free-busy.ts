import ICAL from 'ical.js';
import { momentOf } from './event.ts';
import type { BusyTime } from './occurrences.ts';

/** The busy times of VFREEBUSY components (RFC 5545, 3.6.4), which some servers publish instead of events. */
export function freeBusyTimes(calendar: ICAL.Component): BusyTime[] {
  return calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((component) => component.getAllProperties('freebusy'))
    .filter((property) => property.getFirstParameter('fbtype')?.toUpperCase() !== 'FREE')
    .flatMap((property) => property.getValues() as unknown[])
    .flatMap((period) =>
      period instanceof ICAL.Period
        ? [{ from: momentOf(period.start), until: momentOf(period.getEnd()) }]
        : [],
    );
}
