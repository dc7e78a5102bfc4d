import { cleanTypedTown, normalizeTownName } from '../../../shared/geography/town-names.ts';
import { FORMAT_LOCALES } from '../../../shared/locales.ts';
import { inputError } from '../../errors.ts';
import type { QueryResolvers } from '../../generated/resolvers.ts';
import { withoutLanguage } from '../../localized-ids.ts';
import { describeArea, describeMunicipality } from './describe-areas.ts';
import { areaOutlines } from './outline-areas.ts';

/** The number of areas in all searches of one subscription. */
const MAX_DESCRIBED_AREAS = 400;
const MAX_PAGE_SIZE = 600;
const MAX_QUERY_LENGTH = 80;

const areas: QueryResolvers['areas'] = (_, { ids, locale }, { ports }) => {
  if (ids.length > MAX_DESCRIBED_AREAS) throw inputError('ids', `holds at most ${MAX_DESCRIBED_AREAS}`);
  return ids.flatMap((id) => describeArea(withoutLanguage(id), locale, ports.cities) ?? []);
};

const searchMunicipalities: QueryResolvers['searchMunicipalities'] = (_, args, { ports: { cities } }) => {
  const { query, locale, page, pageSize } = args;
  if (page < 1) throw inputError('page', 'starts at 1');
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw inputError('pageSize', `is 1 to ${MAX_PAGE_SIZE}`);
  const typed = normalizeTownName(cleanTypedTown(query.slice(0, MAX_QUERY_LENGTH)));
  const { compare } = new Intl.Collator(FORMAT_LOCALES[locale]);
  const found = cities
    .municipalities()
    .filter(({ normalizedNames }) => normalizedNames.some((name) => name.includes(typed)))
    .sort((a, b) => compare(a.names[locale], b.names[locale]));
  const items = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    items: items.map(({ nis }) => describeMunicipality(nis, locale, cities)),
    hasMore: found.length > page * pageSize,
  };
};

export const areaQueries = { areas, areaOutlines, searchMunicipalities };
