import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { resolveUrls } from './absolute-urls.ts';
import { Address } from './address.ts';
import { appointmentResolvers } from './appointments/resolvers.ts';
import { cityResolvers } from './cities/resolvers.ts';
import { estateResolvers } from './estates/resolvers.ts';
import { nightsResolvers } from './holiday/nights-resolvers.ts';
import { rentalUnitResolvers } from './holiday/resolvers.ts';
import { stayResolvers } from './holiday/stay-resolvers.ts';
import { leadResolvers } from './leads/resolvers.ts';
import { listingResolvers } from './listings/resolvers.ts';
import { localizeIds } from './localized-ids.ts';
import { newsResolvers } from './news/resolvers.ts';
import { officeResolvers } from './offices/resolvers.ts';
import { personalDataResolvers } from './personal-data/resolvers.ts';
import { pictureResolvers } from './pictures/resolvers.ts';
import { projectResolvers } from './projects/resolvers.ts';
import { purchaseCostResolvers } from './purchase-cost/resolvers.ts';
import { CalendarDay, DateTime } from './scalars.ts';
import { settingsResolvers } from './settings/resolvers.ts';
import { siteFolderResolvers } from './site-folder/resolvers.ts';
import { statementResolvers } from './statements/statements.ts';
import { submissionResolvers } from './submissions/resolvers.ts';
import { subscriptionResolvers } from './subscriptions/resolvers.ts';
import { townResolvers } from './towns/resolvers.ts';

/** The resolvers of the public schema. */
export const PUBLIC_RESOLVERS = [
  { DateTime, Date: CalendarDay, Address },
  settingsResolvers,
  siteFolderResolvers,
  cityResolvers,
  officeResolvers,
  estateResolvers,
  statementResolvers,
  listingResolvers,
  townResolvers,
  projectResolvers,
  purchaseCostResolvers,
  rentalUnitResolvers,
  stayResolvers,
  nightsResolvers,
  newsResolvers,
  pictureResolvers,
  submissionResolvers,
  leadResolvers,
  appointmentResolvers,
  subscriptionResolvers,
  personalDataResolvers,
];

/** Creates the public executable schema. `typeDefs` are the contents of all `.graphql` files of this folder. */
export function createSchema(typeDefs: readonly string[]): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: [...typeDefs],
    resolvers: PUBLIC_RESOLVERS,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  localizeIds(schema);
  resolveUrls(schema);
  return schema;
}
