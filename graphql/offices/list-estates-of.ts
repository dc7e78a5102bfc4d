import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import { windowOf } from '../page-window.ts';
import type { EstateOwner } from './ports.ts';

interface EstatesPage {
  locale: Locale;
  page: number;
  pageSize: number;
}

/** One page of the estates on offer of an office or agent, newest first. */
export async function listEstatesOf(
  owner: EstateOwner,
  { locale, ...page }: EstatesPage,
  { ports, loaders }: GraphContext,
) {
  const ids = await ports.offices.listEstates(owner, windowOf(page));
  const records = await Promise.all(ids.map((id) => loaders.estate.load(id)));
  return records.flatMap((listing) => (listing ? [{ listing, locale }] : []));
}
