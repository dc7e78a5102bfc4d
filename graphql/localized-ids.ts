/**
 * Ids that name an object in one language. A client that keeps objects by type and id, as the caches of Apollo Client
 * and urql do, would otherwise show the texts of the language that it asked for last.
 */
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { LOCALES, type Locale } from '../shared/locales.ts';
import type { GraphContext } from './context.ts';

/** The types whose objects have an id, and texts or paths in the language of the request. */
export const LOCALIZED_TYPES = [
  'Agent',
  'AgentAppointment',
  'Appointment',
  'Area',
  'City',
  'Estate',
  'LegalAddition',
  'LegalRule',
  'NewsItem',
  'Office',
  'Project',
  'ProjectEntity',
  'RentalUnit',
  'StatementRule',
  'Stay',
  'StayToAnswer',
  'Subscription',
  'WaitingEntry',
];

const LANGUAGE = new RegExp(`\\.(?:${LOCALES.join('|')})$`);

/** Returns the id that is the same in every language: `101` of `101.nl`, which all arguments accept. */
export function withoutLanguage(id: string | number): string {
  return String(id).replace(LANGUAGE, '');
}

/** Makes the schema add the language to the ids of localized objects in requests that ask for it. */
export function localizeIds(schema: GraphQLSchema): void {
  for (const name of LOCALIZED_TYPES) {
    const type = schema.getType(name);
    const id = isObjectType(type) && type.getFields().id;
    if (!id) throw new Error(`no id of ${name}`);
    id.resolve = withLanguage(id.resolve ?? defaultFieldResolver);
  }
}

function withLanguage(
  resolve: GraphQLFieldResolver<{ locale: Locale }, GraphContext>,
): GraphQLFieldResolver<{ locale: Locale }, GraphContext> {
  return (parent, args, context, info) => {
    const id = resolve(parent, args, context, info);
    return context.hasLocalizedIds ? `${id}.${parent.locale}` : id;
  };
}
