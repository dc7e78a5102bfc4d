/** Scripts on other sites: any origin may query and subscribe, and the agency allows origins to send mutations. */
import cors from 'cors';
import type { Request } from 'express';
import { GraphQLError } from 'graphql';
import { findPostingSite } from '../../platform/security/posting-site.ts';

const PREFLIGHT_SECONDS = 86_400;

/**
 * Headers of every response of the API, also of one from the response cache, which no route sees. Credentials are not
 * allowed: cookies have no meaning here.
 */
export const ANY_ORIGIN_HEADERS: readonly string[] = [
  'access-control-allow-origin',
  '*',
  'access-control-expose-headers',
  'Retry-After,X-Request-Id',
];

/** Whether a URL is that of the API, its event streams, or its schema. */
export function isApiUrl(url: string): boolean {
  return /^\/graphql(?:[/?]|$)/.test(url);
}

/** Answers preflights of browsers. Other responses have `ANY_ORIGIN_HEADERS`. */
export const answerPreflights = cors({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST'],
  // Any header but `Authorization`, which `*` does not include: keys of partners do not belong in web pages.
  allowedHeaders: ['*'],
  maxAge: PREFLIGHT_SECONDS,
});

interface OriginRules {
  publicUrl: string;
  allowedOrigins: readonly string[];
}

/**
 * Returns a function that throws for mutations from pages of sites that the agency does not allow. Programs send no
 * origin.
 */
export function createMutationCheck({ publicUrl, allowedOrigins }: OriginRules): (req: Request) => void {
  return (req) => {
    const origin = req.get('origin');
    const isAllowed = origin !== undefined && allowedOrigins.includes(origin);
    if (isAllowed || findPostingSite(req, publicUrl) === 'own') return;
    throw new GraphQLError(
      'Mutations from this origin are not allowed. The agency lists origins in ALLOWED_ORIGINS.',
      { extensions: { code: 'ORIGIN_NOT_ALLOWED', http: { status: 403 } } },
    );
  };
}
