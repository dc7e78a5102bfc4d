import type {
  ErasePersonalDataInput,
  ErasePersonalDataPayloadResolvers,
  MutationResolvers,
  PersonalDataResolvers,
  PersonalRecordResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { findListing } from '../listings/find-listing.ts';
import type { Submission } from '../submissions/submission.ts';
import { submissionResolver } from '../submissions/submit.ts';

const personalData: QueryResolvers['personalData'] = async (_, { token, locale }, { ports }) => {
  const data = await ports.personalData.find(token, ports.now());
  return data && { data, locale };
};

const erasure: Submission<ErasePersonalDataInput, string, { isDone: true }> = {
  kind: 'ERASE_PERSONAL_DATA',
  limit: { name: 'ERASE_PERSONAL_DATA', max: 60, seconds: 3600 },
  proof: 'secret',
  prepare: async ({ token }) => ({ content: token }),
  store: (token, { ports }) => ports.personalData.erase(token, ports.now()),
};

const Mutation: Partial<MutationResolvers> = { erasePersonalData: submissionResolver(erasure) };

const PersonalData: PersonalDataResolvers = {
  email: ({ data: { email } }) => email,
  records: ({ data: { records }, locale }) => records.map((record) => ({ record, locale })),
};

const PersonalRecord: PersonalRecordResolvers = {
  kind: ({ record: { kind } }) => kind,
  receivedAt: ({ record: { receivedAt } }) => receivedAt,
  day: ({ record: { day } }) => day,
  isAhead: ({ record: { isAhead } }) => isAhead,
  isBinding: ({ record: { isBinding } }) => isBinding,
  listing: ({ record: { listingId }, locale }, _, context) =>
    listingId === null ? null : findListing(listingId, locale, context),
};

const ErasePersonalDataPayload: ErasePersonalDataPayloadResolvers = {
  isDone: ({ result }) => result !== null,
};

export const personalDataResolvers = {
  Query: { personalData },
  Mutation,
  PersonalData,
  PersonalRecord,
  ErasePersonalDataPayload,
};
