import type { Fetched } from '../../../../platform/fetching/fetch-error.ts';
import type { SweepBrightApi } from './api.ts';

export interface ReportedEstate {
  /** The estate's id, or that of the project to which it belongs. */
  id: string;
  /** The estate as JSON, or a list of the project and its unit. */
  json: Uint8Array;
}

const ID = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * Fetches an estate of which an event has reported a change. A unit is fetched with its project, in which the site
 * shows it: whichever of the two was reported first, the project is complete.
 */
export async function fetchReported(
  id: string,
  api: Pick<SweepBrightApi, 'fetchEstate'>,
  signal: AbortSignal,
): Promise<Fetched<ReportedEstate>> {
  const estate = await api.fetchEstate(id, signal);
  if (estate.fault) return estate;
  const projectId = findProjectId(estate.value);
  if (projectId === undefined) return { value: { id, json: estate.value } };
  const project = await api.fetchEstate(projectId, signal);
  if (project.fault) return project;
  const json = Buffer.concat([
    Buffer.from('['),
    project.value,
    Buffer.from(','),
    estate.value,
    Buffer.from(']'),
  ]);
  return { value: { id: projectId, json } };
}

/** The project of a unit; undefined for other estates, and for what is no JSON, which the import rejects. */
function findProjectId(json: Uint8Array): string | undefined {
  try {
    const { project_id: id } = JSON.parse(Buffer.from(json).toString());
    return typeof id === 'string' && ID.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
