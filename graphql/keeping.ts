import { type DocumentNode, type GraphQLSchema, Kind } from 'graphql';
import type { GraphContext } from './context.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whether an answer can be given to others, and how long it holds: whoever reads more than what is published says so. */
export class Keeping {
  /** Nothing in it is for one visitor alone. */
  isShared = true;
  /** It shows free time of an agenda. */
  showsAgenda = false;
  /** It changes by the clock at this moment, in milliseconds. */
  until: number = Number.POSITIVE_INFINITY;

  holdUntil(moment: number): void {
    this.until = Math.min(this.until, moment);
  }
}

/** Now, for what changes from minute to minute. */
export function nowInMinutes(context: GraphContext): Date {
  return nowHeldFor(MINUTE_MS, context);
}

/** Now, for what changes with the day: that begins on a full hour everywhere in Europe, also when clocks change. */
export function nowInHours(context: GraphContext): Date {
  return nowHeldFor(HOUR_MS, context);
}

function nowHeldFor(step: number, { ports, keeping }: Pick<GraphContext, 'ports' | 'keeping'>): Date {
  const now = ports.now();
  keeping.holdUntil((Math.floor(now.getTime() / step) + 1) * step);
  return now;
}

/** Queries that answer everybody alike: what is published, and what follows from it and the clock. */
const PUBLISHED = new Set([
  ...['__typename', '__schema', '__type', 'settings'],
  ...['cities', 'searchCities', 'areas', 'areaOutlines', 'searchMunicipalities'],
  ...['estates', 'estate', 'estateMarkers', 'listing', 'listings', 'listingStatuses'],
  ...['projects', 'project', 'rentalUnits', 'rentalUnit'],
  ...['news', 'newsItem', 'offices', 'office'],
]);

const known = new WeakMap<DocumentNode, boolean>();

/** Whether all that a document asks, in any of its operations and fragments, is published. */
export function asksWhatIsPublished(document: DocumentNode, rootTypes: RootTypes): boolean {
  const before = known.get(document);
  if (before !== undefined) return before;
  const asks = document.definitions.every((definition) => {
    if (definition.kind === Kind.OPERATION_DEFINITION)
      return definition.operation === 'query' && definition.selectionSet.selections.every(isPublished);
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) return false;
    const isOfRoot = rootTypes.includes(definition.typeCondition.name.value);
    return !isOfRoot || definition.selectionSet.selections.every(isPublished);
  });
  known.set(document, asks);
  return asks;
}

/** Names of the types whose fields are queries, mutations and subscriptions. */
export type RootTypes = readonly string[];

export function rootTypesOf(schema: GraphQLSchema): RootTypes {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return types.flatMap((type) => type?.name ?? []);
}

function isPublished(selection: { kind: string; name?: { value: string } }): boolean {
  if (selection.kind === Kind.FIELD) return PUBLISHED.has(selection.name?.value ?? '');
  // A fragment of the root type is looked at where it is defined.
  return selection.kind === Kind.FRAGMENT_SPREAD;
}
