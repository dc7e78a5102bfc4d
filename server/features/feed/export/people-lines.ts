import type { FeedLineInput } from '../format.ts';
import type { ExportContext } from './export-context.ts';
import { addressOf } from './listing-line.ts';
import { findPublicFiles, type PublicFiles } from './public-files.ts';
import type { AgentRow, OfficeRow } from './store/rows.ts';

/** Offices and agents with their public contact details. */
export async function listPeople(context: ExportContext): Promise<FeedLineInput[]> {
  const [offices, agents] = await Promise.all([context.store.listOffices(), context.store.listAgents()]);
  const sources = [...offices, ...agents].flatMap(({ picture }) => picture?.source ?? []);
  const files = await findPublicFiles(sources, context);
  return [
    ...offices.map((office) => officeLine(office, files, context)),
    ...agents.map((agent) => agentLine(agent, files)),
  ];
}

function officeLine(office: OfficeRow, files: PublicFiles, { ports, locale }: ExportContext): FeedLineInput {
  const { reference, name, latitude, longitude, phone, email, openingHours, picture } = office;
  return {
    kind: 'office',
    reference,
    name,
    address: addressOf(office, ports.cities, locale),
    location: { latitude, longitude },
    phone,
    email,
    openingHours,
    picture: files.picture(picture),
  };
}

function agentLine({ picture, ...agent }: AgentRow, files: PublicFiles): FeedLineInput {
  return { kind: 'agent', ...agent, picture: files.picture(picture) };
}
