import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { SubmissionSources } from '../submissions/source.ts';

export interface ExportedData {
  email: string;
  /** The data of each source about the address, by the name of the source. */
  kept: Record<string, object>;
}

/** Returns all data in the database about an address. */
export async function exportPersonalDataOf(
  db: Kysely<Database>,
  email: string,
  sources: SubmissionSources,
): Promise<ExportedData> {
  const kept: ExportedData['kept'] = {};
  for (const [name, source] of Object.entries(sources)) kept[name] = await source.findAbout(db, email);
  return { email, kept };
}
