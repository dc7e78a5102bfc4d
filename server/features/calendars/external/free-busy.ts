import type { CalendarComponent } from './components.ts';
import type { BusyTime, EventOptions } from './event.ts';
import { endsAfter } from './event-end.ts';
import { readProperties } from './properties.ts';
import { guessDay, momentOf, type Reading, readPeriod, readTime } from './times.ts';

/** The busy times of a VFREEBUSY component (RFC 5545, 3.6.4), which some servers publish instead of events. */
export function freeBusyTimes(
  component: CalendarComponent,
  { reading, ...options }: EventOptions & { reading: Reading },
): BusyTime[] {
  const properties = readProperties(component).get('FREEBUSY') ?? [];
  return properties
    .filter(({ parameters }) => parameters.get('FBTYPE')?.toUpperCase() !== 'FREE')
    .flatMap((property) => {
      const texts = property.value.split(',').filter((text) => text.trim() !== '');
      return texts.map((text) => {
        const period = readPeriod(text, property, reading);
        if (period) return { from: momentOf(period.start), until: period.until };
        const start = readTime(text.split('/')[0] ?? '', property, reading) ?? guessDay(text, reading);
        reading.faults.add(start ? 'EVENT' : 'UNDATED');
        return start
          ? { from: momentOf(start), until: endsAfter(start, 'UNKNOWN', { reading, ...options })(start) }
          : options.window;
      });
    });
}
