import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isOffered, type StatusCode } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { type PageDocument, runOf } from '../../../data/run.ts';

interface FoundListing {
  path: string;
  status: { code: StatusCode };
}

interface SimilarListings {
  document: PageDocument<unknown, { id: string; locale: Locale }>;
  variables: { id: string; locale: Locale };
  /** Whether the page also shows them while the listing is offered. */
  isAlwaysShown?: boolean;
}

/**
 * The answer of a loader that has found its listing: any other address redirects to the listing's own with its query
 * string kept, a withdrawn listing is 410. The query of similar listings is started and not awaited: their section
 * streams, or says that it failed.
 */
export function answerListing(
  { path, status }: FoundListing,
  { request, context }: LoaderFunctionArgs,
  similar?: SimilarListings,
  loaderData: { variant: string } | null = null,
) {
  const { pathname, search } = new URL(request.url);
  if (pathname !== path) throw redirect(path + search, 301);
  if (similar && (similar.isAlwaysShown || !isOffered(status.code))) {
    runOf(context)(similar.document, similar.variables).catch(() => {});
  }
  return data(loaderData, { status: status.code === 'WITHDRAWN' ? 410 : 200 });
}
