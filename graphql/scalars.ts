import { GraphQLError, GraphQLScalarType } from 'graphql';
import { parseDay } from '../shared/days.ts';

/** Instants are written as ISO 8601 in UTC; no argument has one. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant, ISO 8601 in UTC.',
  serialize: (value) => (value as Date).toISOString(),
});

/** Days are stored and sent as they are written; what comes in must be one. */
export const CalendarDay = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar day, ISO 8601 (`2027-03-31`).',
  serialize: (value) => String(value),
  parseValue: (value) => {
    const day = parseDay(value);
    if (!day)
      throw new GraphQLError('A Date is a day of the calendar from 1900 to 2199, written `YYYY-MM-DD`.');
    return day;
  },
});
