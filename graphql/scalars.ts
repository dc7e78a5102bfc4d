import { GraphQLError, GraphQLScalarType } from 'graphql';
import { parseDay } from '../shared/days.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Output is ISO 8601 in UTC; input must have an offset, which may be another one. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant, ISO 8601 in UTC.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
  serialize: (value) => (value as Date).toISOString(),
  parseValue: (value) => {
    const instant = typeof value === 'string' && INSTANT.test(value) ? new Date(value) : null;
    if (!instant || Number.isNaN(instant.getTime()))
      throw new GraphQLError('A DateTime is an instant with its offset, such as `2027-03-31T09:30:00Z`.');
    return instant;
  },
});

/** Output is the stored text; input must be an existing day. */
export const CalendarDay = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar day, ISO 8601 (`2027-03-31`).',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date',
  serialize: (value) => String(value),
  parseValue: (value) => {
    const day = parseDay(value);
    if (!day)
      throw new GraphQLError('A Date is a day of the calendar from 1900 to 2199, written `YYYY-MM-DD`.');
    return day;
  },
});
