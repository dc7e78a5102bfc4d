import type { RequestListener } from 'node:http';
import request from 'supertest';

/** Requests a file whose body is returned as a buffer, decompressed. */
export const requestTile = (app: RequestListener, url: string) =>
  request(app)
    .get(url)
    .buffer(true)
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => done(null, Buffer.concat(parts)));
    });
