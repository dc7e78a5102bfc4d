import type { RequestHandler } from 'express';
import type { Assets } from '../pages/assets.ts';
import { setPlaygroundPolicy } from '../security/content-security-policy.ts';

const ENTRY = 'client/playground/entry-playground.tsx';

/** A browser that opens the endpoint gets GraphiQL, from this server's own files; a query goes on. */
export function playground(assets: Assets): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' || req.query.query !== undefined || req.accepts(['json', 'html']) !== 'html') {
      return next();
    }
    const entry = assets.find(ENTRY);
    setPlaygroundPolicy(res);
    res.set('cache-control', 'no-cache').vary('Accept').type('html').send(page(entry));
  };
}

function page(entry: { file: string; css?: string[] } | undefined): string {
  const styles = (entry?.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Baksteen GraphQL</title>
${styles}<script type="module" src="/${entry?.file ?? ENTRY}"></script></head>
<body><div id="playground"></div></body></html>`;
}
