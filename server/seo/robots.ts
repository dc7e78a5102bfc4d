import type { RequestHandler } from 'express';

/** Crawlers may read every page; the API and legacy scripts hold nothing for them. */
export function robots(publicUrl: string): RequestHandler {
  const lines = [
    'User-agent: *',
    'Disallow: /graphql',
    'Disallow: /*/ajax/',
    '',
    `Host: ${new URL(publicUrl).host}`,
    '',
  ];
  return (_req, res) => {
    res.type('text/plain').set('cache-control', 'public, max-age=3600').send(lines.join('\n'));
  };
}
