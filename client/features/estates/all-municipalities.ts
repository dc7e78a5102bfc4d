import type { Locale } from '../../../shared/locales.ts';
import type { RunQuery } from '../../data/run-query.ts';

/** The query parameter that makes the form list every municipality, for browsers without JavaScript. */
const LIST_PARAMETER = 'municipalities';

export const hasMunicipalityList = (query: URLSearchParams) => query.has(LIST_PARAMETER);

/** Returns the query string that requests the list of all municipalities. */
export function addMunicipalityList(query: URLSearchParams): string {
  const extended = new URLSearchParams(query);
  extended.set(LIST_PARAMETER, 'all');
  return extended.toString();
}

export async function loadMunicipalities(
  run: RunQuery,
  query: URLSearchParams,
  locale: Locale,
): Promise<void> {
  if (!hasMunicipalityList(query)) return;
  const { AllMunicipalitiesDocument } = await import('./generated/all-municipalities.generated.ts');
  await run(AllMunicipalitiesDocument, { locale });
}
