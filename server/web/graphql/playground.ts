import type { RequestHandler } from 'express';
import { setPlaygroundPolicy } from '../../platform/security/content-security-policy.ts';
import type { Assets } from '../pages/assets.ts';

/** Serves GraphiQL, from this server's own files, to a browser that opens the endpoint without a query. */
export function playground(assets: Assets): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' || req.query.query !== undefined || req.accepts(['json', 'html']) !== 'html') {
      return next();
    }
    setPlaygroundPolicy(res);
    res.set('cache-control', 'no-cache').vary('Accept').type('html').send(page(assets.playground));
  };
}

function page({ entry, styles }: Assets['playground']): string {
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>GraphQL API</title>
${links}<script type="module" src="${entry}"></script></head>
<body><div id="playground"></div></body></html>`;
}
