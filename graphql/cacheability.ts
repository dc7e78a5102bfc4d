import { type DocumentNode, type GraphQLSchema, Kind } from 'graphql';
import { dayInBrussels } from '../shared/days.ts';
import type { GraphContext } from './context.ts';
import type { QueryResolvers } from './generated/resolvers.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whether and how long the response to a request may be cached. Resolvers of volatile or private data update it. */
export class Cacheability {
  /** Whether the response is the same for every visitor. */
  isPublic = true;
  /** Whether the response contains free slots of an agenda. */
  includesAgenda = false;
  /** When the response expires because it depends on the clock, in milliseconds since 1970. */
  expiresAt: number = Number.POSITIVE_INFINITY;

  expireBy(moment: number): void {
    this.expiresAt = Math.min(this.expiresAt, moment);
  }
}

/** Returns the current time for data that change each minute, and limits the lifetime of the response accordingly. */
export function nowCachedForMinute(context: GraphContext): Date {
  return nowHeldFor(MINUTE_MS, context);
}

/**
 * Returns the current time for data that change at midnight, and limits the lifetime of the response to the full hour.
 * Midnight is a full hour everywhere in Europe, also when clocks change.
 */
export function nowCachedForHour(context: GraphContext): Date {
  return nowHeldFor(HOUR_MS, context);
}

/** Returns today's date in Brussels, and limits the lifetime of the response to the full hour. */
export function todayCachedForHour(context: GraphContext): string {
  return dayInBrussels(nowCachedForHour(context));
}

function nowHeldFor(
  step: number,
  { ports, cacheability }: Pick<GraphContext, 'ports' | 'cacheability'>,
): Date {
  const now = ports.now();
  cacheability.expireBy((Math.floor(now.getTime() / step) + 1) * step);
  return now;
}

/**
 * Whether the result of a query is the same for every visitor: it depends only on published data and the clock. Pages
 * whose document has another query are rendered for each request.
 */
const IS_PUBLIC: Record<keyof Omit<QueryResolvers, '__isTypeOf'>, boolean> = {
  agencyPage: true,
  agencyPages: true,
  homeContent: true,
  legalAdditions: true,
  menu: true,
  notice: true,
  cities: true,
  searchCities: true,
  countries: true,
  town: true,
  localOffer: true,
  areas: true,
  areaOutlines: true,
  searchMunicipalities: true,
  estates: true,
  estate: true,
  estateMarkers: true,
  listing: true,
  listings: true,
  listingStatuses: true,
  featuredListings: true,
  offeredKinds: true,
  projects: true,
  project: true,
  rentalUnits: true,
  rentalUnit: true,
  news: true,
  newsItem: true,
  closedHomes: true,
  offices: true,
  office: true,
  agents: true,
  agent: true,
  purchaseCost: true,
  rules: true,
  settings: true,
  agenda: false,
  agentAppointment: false,
  appointment: false,
  friendMailsRefusal: false,
  humanChallenge: false,
  personalData: false,
  slotHold: false,
  stay: false,
  stayToAnswer: false,
  subscription: false,
  subscriptionPreview: false,
  waitingEntry: false,
};
const PUBLIC_QUERIES = new Set([
  ...['__typename', '__schema', '__type'],
  ...Object.entries(IS_PUBLIC).flatMap(([name, isPublic]) => (isPublic ? [name] : [])),
]);

const publicDocuments = new WeakMap<DocumentNode, boolean>();

/** Whether every operation and fragment of a document selects public queries only. */
export function selectsOnlyPublicData(document: DocumentNode, rootTypes: RootTypes): boolean {
  const cached = publicDocuments.get(document);
  if (cached !== undefined) return cached;
  const isPublic = document.definitions.every((definition) => {
    if (definition.kind === Kind.OPERATION_DEFINITION)
      return definition.operation === 'query' && definition.selectionSet.selections.every(isPublicSelection);
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) return false;
    const isOfRoot = rootTypes.includes(definition.typeCondition.name.value);
    return !isOfRoot || definition.selectionSet.selections.every(isPublicSelection);
  });
  publicDocuments.set(document, isPublic);
  return isPublic;
}

/** Names of the types whose fields are queries, mutations and subscriptions. */
export type RootTypes = readonly string[];

export function rootTypesOf(schema: GraphQLSchema): RootTypes {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return types.flatMap((type) => type?.name ?? []);
}

function isPublicSelection(selection: { kind: string; name?: { value: string } }): boolean {
  if (selection.kind === Kind.FIELD) return PUBLIC_QUERIES.has(selection.name?.value ?? '');
  // A fragment on the root type is checked where it is defined.
  return selection.kind === Kind.FRAGMENT_SPREAD;
}
