import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Locale } from '../../../shared/locales.ts';
import { runQueryOf } from '../../data/run-query.ts';
import type { PageModule } from '../../page.ts';
import { ListingPathDocument } from './generated/listing-path.generated.ts';

/** `detail?id=…`: redirects to the listing's page. */
export const permanentLink: PageModule = {
  documents: [],
  createLoader: (locale) => (args) => followLink(args, locale),
  Component: Nothing,
};

async function followLink({ request, context }: LoaderFunctionArgs, locale: Locale): Promise<never> {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const { listings } = await runQueryOf(context)(ListingPathDocument, { ids: [id], locale });
  const [listing] = listings;
  if (!listing) throw data(null, { status: 404 });
  throw redirect(listing.path, 301);
}

/** Never rendered: the loader always redirects or throws. */
function Nothing() {
  return null;
}
