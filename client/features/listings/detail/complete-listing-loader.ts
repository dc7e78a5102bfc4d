import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isOffered, type StatusCode } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { type PageDocument, runQueryOf } from '../../../data/run-query.ts';

interface FoundListing {
  path: string;
  status: { code: StatusCode };
}

interface SimilarListings {
  document: PageDocument<unknown, { id: string; locale: Locale }>;
  variables: { id: string; locale: Locale };
  /** Whether the page also shows similar listings while the listing is offered. */
  isAlwaysShown?: boolean;
}

/**
 * Completes a loader that has found its listing. Redirects any other URL to the listing's own and keeps the
 * query string. Responds with 410 for a withdrawn listing. Starts the query of similar listings without
 * awaiting it: that section streams, or reports its failure.
 */
export function completeListingLoader(
  { path, status }: FoundListing,
  { request, context }: LoaderFunctionArgs,
  similar?: SimilarListings,
  loaderData: { variant: string } | null = null,
) {
  const { pathname, search } = new URL(request.url);
  if (pathname !== path) throw redirect(path + search, 301);
  if (similar && (similar.isAlwaysShown || !isOffered(status.code))) {
    runQueryOf(context)(similar.document, similar.variables).catch(() => {});
  }
  return data(loaderData, { status: status.code === 'WITHDRAWN' ? 410 : 200 });
}
