/** Homes at the desk: what visitors see of them, how often, and what the feeds brought. */
import { listingSearch } from '../../../shared/desk/listing-search.ts';
import { isOffered } from '../../../shared/listings/vocabulary.ts';
import { STATEMENT_RULES } from '../../../shared/rules/statements/statement-rules.ts';
import { findListing } from '../../listings/find-listing.ts';
import { change, rejectedBy } from '../change.ts';
import type {
  DeskHomeResolvers,
  MutationResolvers,
  QueryResolvers,
  RejectedRecordResolvers,
} from '../generated/resolvers.ts';
import { NOT_YOURS } from '../scope.ts';
import { findOwnHome, todayOf } from './own-home.ts';

const deskHomes: QueryResolvers['deskHomes'] = (_, { text, filter, after }, context) =>
  context.desk.homes.list(context.scope, {
    text: listingSearch(text),
    filter,
    after: after ?? null,
    today: todayOf(context),
  });

const deskHome: QueryResolvers['deskHome'] = (_, { id }, context) => findOwnHome(id, context);

const rejectedRecords: QueryResolvers['rejectedRecords'] = (_, _args, { desk, ports }) =>
  desk.rejectedRecords.list(ports.now());

const hideListing: MutationResolvers['hideListing'] = async (_, { id }, context) => {
  const { desk, employee, ports, locale } = context;
  const home = await findOwnHome(id, context);
  if (!home) return rejectedBy(NOT_YOURS, locale);
  const write = desk.homes.hide(home.id, { by: employee.email, at: ports.now() });
  return change({ action: 'hideListing', subject: id }, write, context);
};

const showListing: MutationResolvers['showListing'] = async (_, { id }, context) => {
  const { desk, ports, locale } = context;
  const home = await findOwnHome(id, context);
  if (!home) return rejectedBy(NOT_YOURS, locale);
  return change({ action: 'showListing', subject: id }, desk.homes.show(home.id, ports.now()), context);
};

const featureListing: MutationResolvers['featureListing'] = async (_, { id }, context) => {
  const { desk, employee, ports, locale } = context;
  const home = await findOwnHome(id, context);
  if (!home) return rejectedBy(NOT_YOURS, locale);
  const write = desk.homes.feature(home.id, { by: employee.email, at: ports.now() });
  return change({ action: 'featureListing', subject: id }, write, context);
};

const unfeatureListing: MutationResolvers['unfeatureListing'] = async (_, { id }, context) => {
  const { desk, locale } = context;
  const home = await findOwnHome(id, context);
  if (!home) return rejectedBy(NOT_YOURS, locale);
  return change({ action: 'unfeatureListing', subject: id }, desk.homes.unfeature(home.id), context);
};

/** What the rules of this release require. Rules of an earlier one are removed by the next comparison. */
const missingStatements: DeskHomeResolvers['missingStatements'] = async ({ id }, _, { desk, locale }) => {
  const missing = await desk.homes.listMissing(id);
  return STATEMENT_RULES.flatMap((rule) =>
    missing
      .filter((each) => each.rule === rule.id)
      .map(({ code, since }) => ({
        statement: { statement: { code, value: null, isRequested: false, rule }, locale },
        since,
      })),
  );
};

const DeskHome: Omit<DeskHomeResolvers, 'texts' | 'pictures' | 'corrections'> = {
  address: (home, _, { locale }) => ({ address: home, locale }),
  canHide: ({ status }) => isOffered(status),
  canFeature: ({ status }) => isOffered(status),
  missingStatements,
  listing: ({ id }, _, context) => findListing(id, context.locale, context),
  days: ({ id }, _, context) => context.desk.homes.listDays(id, todayOf(context)),
  messages: ({ id }, _, { desk, scope }) => desk.homes.findMessages(scope, id),
  viewings: ({ id }, _, { desk, scope }) => desk.homes.findViewings(scope, id),
};

const RejectedRecord: RejectedRecordResolvers = {
  reference: ({ reference }) => reference ?? null,
};

export const homeResolvers = {
  Query: { deskHomes, deskHome, rejectedRecords },
  Mutation: { hideListing, showListing, featureListing, unfeatureListing },
  DeskHome,
  RejectedRecord,
};
