import type { RequestHandler } from 'express';
import { setPlaygroundPolicy } from '../../platform/security/content-security-policy.ts';
import type { Assets } from '../pages/assets.ts';

/** What the endpoint answers a GET with. A program that accepts anything gets the first kind. */
const KINDS = ['json', 'application/graphql-response+json', 'html'];

/**
 * Serves GraphiQL, from this server's own files, to a browser that opens the endpoint. With a query in the URL it is
 * the same page, whose script fills the editor: the server never executes the query of a share link.
 */
export function playground(assets: Assets): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // A cache must not send a program the page, or a browser the JSON.
    res.vary('Accept');
    if (req.accepts(KINDS) !== 'html') return next();
    setPlaygroundPolicy(res);
    res.set('cache-control', 'no-cache').type('html').send(page(assets.playground));
  };
}

function page({ entry, styles }: Assets['playground']): string {
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>GraphQL API</title>
${links}<script type="module" src="${entry}"></script></head>
<body><div id="playground"></div></body></html>`;
}
