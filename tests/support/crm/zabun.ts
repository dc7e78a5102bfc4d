/** A server that answers as the API of Zabun does, by its documentation and by public clients. */
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { openServer } from '../open-server.ts';

export const CREDENTIALS = {
  ZABUN_X_CLIENT_ID: '2791',
  ZABUN_CLIENT_ID: 'client of Zabun',
  ZABUN_SERVER_ID: 'server of Zabun',
  ZABUN_API_KEY: 'the key of Zabun',
};

/** The settings of a connection. */
export const ZABUN_KEYS = {
  xClientId: 'ZABUN_X_CLIENT_ID',
  clientId: 'ZABUN_CLIENT_ID',
  serverId: 'ZABUN_SERVER_ID',
  apiKey: 'ZABUN_API_KEY',
};

/** A property, with the media for which it is active. */
export type MockProperty = Record<string, unknown> & {
  property_id: number;
  changed: string;
  media: number[];
};

/** Instead of the usual response to a request. */
interface Fault {
  status?: number;
  headers?: Record<string, string>;
  /** Changes the text of the body, for example cuts it. */
  change?(body: string): string;
  /** Called before the response is created. */
  before?(): void;
}

interface Search {
  paging: { page: number; size: number };
  filtering?: { public?: boolean; active_media_ids?: number[]; updated_since?: string };
}

const [SAMPLE] = JSON.parse(readFileSync('tests/feeds/zabun/properties.json', 'utf8')).zabunProperties;
const OPTIONS = ['transaction', 'type', 'price_period'];

export function mockProperty(id: number, overrides: object = {}): MockProperty {
  const own = { property_id: id, reference: `R${id}`, media: [14] };
  const property = Object.assign(structuredClone(SAMPLE), own, overrides);
  for (const option of OPTIONS) delete property[option];
  return property;
}

export const mockProperties = (count: number): MockProperty[] =>
  Array.from({ length: count }, (_, index) => mockProperty(3_500_001 + index));

export type ZabunServer = Awaited<ReturnType<typeof startZabun>>;

export async function startZabun() {
  const crm = {
    origin: '',
    properties: [] as MockProperty[],
    /** `search` with its page, `property 1`, or the path of each request. */
    requests: [] as string[],
    searches: [] as Search[],
    /** Contact messages that were sent and accepted. */
    contacts: [] as object[],
    /** Faults by the number of the request, from 1. */
    faults: new Map<number, Fault>(),
    clear: () => {
      for (const list of [crm.requests, crm.searches, crm.contacts]) list.length = 0;
      crm.faults.clear();
    },
    stop: () => server.close(),
  };
  const server = await openServer(async (req, res) => {
    const text = Buffer.concat(await req.toArray()).toString();
    const body = text ? JSON.parse(text) : undefined;
    const path = (req.url ?? '').replace('/api/v1/', '').replace('?extended=true', '');
    const name = path === 'property/search' ? `search ${body.paging.page}` : path;
    crm.requests.push(name);
    const fault = crm.faults.get(crm.requests.length);
    fault?.before?.();
    if (!hasKeys(req.headers)) return void res.writeHead(401).end();
    if (path === 'contactmessage' && !fault?.status) crm.contacts.push(body);
    if (path === 'property/search') crm.searches.push(body);
    send(res, answer(crm.properties, path, body), fault);
  });
  crm.origin = server.origin;
  return crm;
}

function hasKeys(headers: IncomingHttpHeaders): boolean {
  const given = ['x-client-id', 'client_id', 'server_id', 'api_key'].map((name) => headers[name]);
  return given.join() === Object.values(CREDENTIALS).join() && headers['accept-language'] === '*';
}

function send(res: ServerResponse, found: unknown, fault: Fault = {}): void {
  const status = fault.status ?? (found === undefined ? 404 : 200);
  const body = JSON.stringify(found ?? {});
  res.writeHead(status, { 'content-type': 'application/json', ...fault.headers });
  res.end(fault.change?.(body) ?? body);
}

const option = (id: number, nl: string, en: string, more: object = {}) => ({ id, name: { nl, en }, ...more });

const LISTS: Record<string, unknown> = {
  'property/transactions': [
    option(1, 'Te koop', 'For sale'),
    option(2, 'Te huur', 'For rent'),
    option(5, 'Verkocht', 'Sold'),
  ],
  'property/types': [
    option(27, 'Villa', 'Villa', { head_type_id: 3 }),
    option(1, 'Appartement', 'Apartment'),
  ],
  'property/price_periods': [option(1, 'per maand', 'monthly'), option(2, 'per jaar', 'yearly')],
  'property/facilities': [option(4, 'Zwembad', 'Swimming pool'), option(9, 'Tuin', 'Garden')],
  'property/town_plannings': [option(2, 'Woongebied', 'Residential area')],
  'property/building_licenses': [option(1, 'Vergunning verkregen', 'Granted')],
  contactmessage: { contact_id: 1 },
};

function answer(properties: readonly MockProperty[], path: string, body: Search): unknown {
  if (path === 'property/search') return search(properties, body);
  const id = /^property\/(\d+)$/.exec(path)?.[1];
  if (id === undefined) return LISTS[path];
  const found = properties.find(({ property_id }) => property_id === Number(id));
  return found && { ...found, media: undefined };
}

/** The summaries of a page, which begins at 0. */
function search(properties: readonly MockProperty[], { paging, filtering = {} }: Search): object {
  const { active_media_ids: media, updated_since: since } = filtering;
  const found = properties.filter((each) => {
    const isPublic = each.publish === true && each.deleted !== true;
    const isActive = !media || each.media.some((id) => media.includes(id));
    const isDue = since === undefined || Date.parse(each.changed) >= Date.parse(since);
    return (isPublic || !filtering.public) && isActive && isDue;
  });
  const start = paging.page * paging.size;
  const results = found
    .slice(start, start + paging.size)
    .map(({ property_id, changed }) => ({ property_id, changed }));
  return { results };
}
