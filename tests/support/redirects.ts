import type { RequestListener } from 'node:http';
import { expect } from '@jest/globals';
import request, { type Response } from 'supertest';

interface Redirect {
  status: number;
  to: string;
  /** The final status of the target. */
  opens?: number;
}

/** Expects a redirect, and a page at its target. */
export async function expectRedirect(
  app: RequestListener,
  response: Response,
  { status, to, opens = 200 }: Redirect,
): Promise<void> {
  const leadsTo = response.get('location') ?? '';
  expect([response.status, leadsTo]).toEqual([status, to]);
  const [target = ''] = leadsTo.split('#');
  const opened = await request(app).get(target).set('accept', 'text/html').redirects(5);
  expect([target, opened.status]).toEqual([target, opens]);
}
