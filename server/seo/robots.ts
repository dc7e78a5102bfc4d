import type { RequestHandler } from 'express';

/** `robots.txt`: crawlers may read every page, but not the API and the legacy calls. */
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
