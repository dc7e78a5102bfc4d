/** A server that answers as the API of Whise does, by what public clients of it send and read. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { openServer } from '../open-server.ts';

export const CREDENTIALS = { WHISE_USER: 'agency@crm.example', WHISE_PASSWORD: 'the password of Whise' };

/** An estate, with the offices that list it instead of `officeId`. */
export type MockEstate = Record<string, unknown> & { id: number };

interface ListRequest {
  Filter?: {
    UpdateDateTimeRange?: { Min: string };
    StatusIds?: number[];
    DisplayStatusIds?: number[];
  };
  Sort?: { Field: string; Ascending: boolean }[];
  Page: { Limit: number; Offset: number };
}

/** Instead of the usual response to a request. */
interface Fault {
  status?: number;
  headers?: Record<string, string>;
  /** Changes the text of the body, for example cuts it. */
  change?(body: string): string;
  /** Called before the response is created. */
  before?(): void;
}

const LIST = '/v1/estates/list';
const UPSERT = '/v1/contacts/upsert';
const PATHS = ['/token', '/v1/admin/clients/token', LIST, UPSERT];

const [SAMPLE] = JSON.parse(readFileSync('tests/feeds/whise/agency.json', 'utf8')).estates;

export function mockEstate(id: number, overrides: object = {}): MockEstate {
  const own = {
    id,
    referenceNumber: `R${id}`,
    updateDateTime: '2026-10-05T16:30:00',
    pictures: [],
    documents: [],
  };
  return Object.assign(structuredClone(SAMPLE), own, overrides);
}

export const mockEstates = (count: number): MockEstate[] =>
  Array.from({ length: count }, (_, index) => mockEstate(7_000_001 + index));

export type WhiseServer = Awaited<ReturnType<typeof startWhise>>;

export async function startWhise() {
  const tokens = new MockTokens();
  const crm = {
    origin: '',
    estates: [] as MockEstate[],
    tokens,
    /** `path` of each request, for lists with the offset: `list 0`. */
    requests: [] as string[],
    lists: [] as ListRequest[],
    /** Contacts that were sent and accepted. */
    contacts: [] as Contact[],
    /** Faults of the next requests to store a contact. */
    contactFaults: [] as Fault[],
    /** Faults by the number of the request of a list, from 1. */
    faults: new Map<number, Fault>(),
    clear: () => {
      crm.requests.length = 0;
      crm.lists.length = 0;
      crm.contacts.length = 0;
      crm.contactFaults.length = 0;
      crm.faults.clear();
    },
    stop: () => server.close(),
  };
  const server = await openServer(async (req, res) => {
    const body = JSON.parse(Buffer.concat(await req.toArray()).toString());
    const path = req.url ?? '';
    const token = tokenOf(req);
    if (!PATHS.includes(path)) return answer(res, { status: 404 });
    if (path === UPSERT) return answerContact(res, { crm, contact: body, isAllowed: tokens.isValid(token) });
    if (path !== LIST) {
      crm.requests.push(path);
      return answer(res, path === '/token' ? tokens.giveToUser(body) : tokens.giveToClient(body, token));
    }
    crm.requests.push(`list ${body.Page.Offset}`);
    crm.lists.push(body);
    const fault = crm.faults.get(crm.lists.length);
    fault?.before?.();
    if (!tokens.isValid(token)) return answer(res, { status: 401 }, fault);
    answer(res, { status: 200, json: list(crm.estates, body, tokens.officeOf(token)) }, fault);
  });
  crm.origin = server.origin;
  return crm;
}

type Contact = Record<string, unknown>;

interface ContactRequest {
  crm: { requests: string[]; contacts: Contact[]; contactFaults: Fault[] };
  contact: Contact;
  isAllowed: boolean;
}

function answerContact(res: ServerResponse, { crm, contact, isAllowed }: ContactRequest): void {
  crm.requests.push(UPSERT);
  const fault = crm.contactFaults.shift();
  const isComplete = ['Name', 'CountryId', 'LanguageId', 'OfficeIds'].every((name) => contact[name]);
  if (isAllowed && isComplete && !fault?.status) crm.contacts.push(contact);
  const json = { isValidRequest: isComplete, contactId: 1 };
  answer(res, isAllowed ? { status: 200, json } : { status: 401 }, fault);
}

class MockTokens {
  /** Whether users get no token, whatever the password. */
  areRefused = false;
  private readonly given = new Map<string, number | undefined>();
  private count = 0;

  isValid = (token: string): boolean => this.given.has(token);
  officeOf = (token: string): number | undefined => this.given.get(token);
  /** All tokens that were given become invalid. */
  expire = (): void => this.given.clear();

  giveToUser({ Username, Password }: { Username: string; Password: string }): Answer {
    const isKnown = Username === CREDENTIALS.WHISE_USER && Password === CREDENTIALS.WHISE_PASSWORD;
    return isKnown && !this.areRefused ? this.give(undefined) : { status: 401 };
  }

  giveToClient({ ClientId, OfficeId }: { ClientId: number; OfficeId?: number }, token: string): Answer {
    if (!this.isValid(token)) return { status: 401 };
    return ClientId === 4321 ? this.give(OfficeId) : { status: 403 };
  }

  private give(officeId: number | undefined): Answer {
    const token = `token-${++this.count}`;
    this.given.set(token, officeId);
    return { status: 200, json: { token } };
  }
}

interface Answer {
  status: number;
  json?: unknown;
}

function tokenOf({ headers }: IncomingMessage): string {
  return headers.authorization?.replace('Bearer ', '') ?? '';
}

function answer(res: ServerResponse, found: Answer, fault: Fault = {}): void {
  const body = JSON.stringify(found.json ?? {});
  res.writeHead(fault.status ?? found.status, { 'content-type': 'application/json', ...fault.headers });
  res.end(fault.change?.(body) ?? body);
}

/** Without filters, Whise lists active estates that are online. `Offset` counts estates. */
function list(all: readonly MockEstate[], { Filter = {}, Sort, Page }: ListRequest, officeId?: number) {
  const { StatusIds = [1], DisplayStatusIds = [2, 3], UpdateDateTimeRange } = Filter;
  const since = UpdateDateTimeRange ? Date.parse(UpdateDateTimeRange.Min) : 0;
  const estates = all.filter(({ status, displayStatusId, updateDateTime, offices, officeId: own }) => {
    const ofOffice = officeId === undefined || [offices ?? own].flat().includes(officeId);
    const { id: statusId } = status as { id: number };
    const isShown = StatusIds.includes(statusId) && DisplayStatusIds.includes(Number(displayStatusId));
    return ofOffice && isShown && Date.parse(`${updateDateTime}Z`) >= since;
  });
  if (Sort?.[0]?.Field === 'id') estates.sort((a, b) => a.id - b.id);
  const page = estates.slice(Page.Offset, Page.Offset + Page.Limit).map(({ offices: _, ...each }) => each);
  const found = page.length > 0 ? { estates: page } : {};
  return { ...found, totalCount: estates.length, isValidRequest: true, validationErrors: [] };
}
