/** A browser of an employee: it keeps the cookies of the desk. */
import type { RequestListener } from 'node:http';
import request, { type Response } from 'supertest';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

export type DeskBrowser = ReturnType<typeof openBrowser>;

export function openBrowser(app: RequestListener, headers: Record<string, string> = {}) {
  const agent = request.agent(app);
  const sent = { 'accept-language': 'en', 'user-agent': FIREFOX, ...headers };
  return {
    open: (url: string): Promise<Response> => agent.get(url).set(sent).redirects(0).then(),
    send: (url: string, fields: Record<string, string> = {}): Promise<Response> =>
      agent.post(url).set(sent).type('form').redirects(0).send(new URLSearchParams(fields).toString()).then(),
  };
}

/** Returns the cookies that a response sets, by name, with their attributes. */
export function cookiesOf({ headers }: Response): Record<string, { value: string; attributes: string }> {
  const lines = [headers['set-cookie'] ?? []].flat();
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*);? ?(.*)$/.exec(line) ?? [];
      return [name, { value, attributes }];
    }),
  );
}
