import type { OfficeResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { parseId } from '../parse-id.ts';

const offices: QueryResolvers['offices'] = async (_, { locale }, { ports }) =>
  (await ports.offices.list()).map((office) => ({ office, locale }));

const office: QueryResolvers['office'] = async (_, args, { loaders }) => {
  const id = parseId(args.id);
  const record = id === null ? null : await loaders.office.load(id);
  return record && { office: record, locale: args.locale };
};

const Office: OfficeResolvers = {
  id: ({ office }) => office.id,
  name: ({ office }) => office.name,
  address: ({ office, locale }) => ({ place: office, locale }),
  location: ({ office }) => office,
  phone: ({ office }) => office.phone,
  email: ({ office }) => office.email,
  openingHours: ({ office }) => office.openingHours,
  agents: ({ office }, _, { loaders }) => loaders.agentsOfOffice.load(office.id),
};

export const officeResolvers = { Query: { offices, office }, Office };
