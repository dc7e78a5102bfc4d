/** A server that answers as Skarabee's web service for websites does, by its WSDL and by public clients. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { openServer } from '../open-server.ts';

export const CREDENTIALS = { SKARABEE_USER: 'agency', SKARABEE_PASSWORD: 'the password of Skarabee' };

/** A publication; `values` replace texts of the sample by the name of the element. */
export interface MockPublication {
  id: number;
  /** As the service writes it, in local time. */
  modified: string;
  isActive: boolean;
  isShared: boolean;
  /** The number of times that lists have it. */
  listed: number;
  values: Record<string, string>;
}

/** A project with its properties, of which each can have a parent. */
interface MockProject {
  id: number;
  properties: { id: number; property: number; parent: number; isActive?: boolean }[];
}

/** Instead of the usual response to a request. */
interface Fault {
  status?: number;
  headers?: Record<string, string>;
  /** The code of an error of the service. */
  code?: string;
  /** Changes the text of the body, for example cuts it. */
  change?(body: string): string;
  /** Called before the response is created. */
  before?(): void;
}

const [, SAMPLE = ''] = /<Publications>([\s\S]*)<\/Publications>/.exec(
  readFileSync('tests/feeds/skarabee/publications.xml', 'utf8'),
) as RegExpExecArray;

export function mockPublication(
  id: number,
  values: Record<string, string> = {},
  overrides: Partial<MockPublication> = {},
): MockPublication {
  const own = { id, modified: '2026-10-05T16:30:00', isActive: true, isShared: false, listed: 1 };
  return { ...own, ...overrides, values: { Reference: `R${id}`, ...values } };
}

export const mockPublications = (count: number): MockPublication[] =>
  Array.from({ length: count }, (_, index) => mockPublication(2_500_001 + index));

export type SkarabeeServer = Awaited<ReturnType<typeof startSkarabee>>;

export async function startSkarabee() {
  const crm = {
    origin: '',
    publications: [] as MockPublication[],
    projects: [] as MockProject[],
    /** The operation of each request, for publications with the id: `GetPublication 1`. */
    requests: [] as string[],
    /** The bodies of requests. */
    bodies: [] as string[],
    /** Contacts that were sent and accepted. */
    contacts: [] as string[],
    /** Faults by the number of the request, from 1. */
    faults: new Map<number, Fault>(),
    clear: () => {
      for (const list of [crm.requests, crm.bodies, crm.contacts]) list.length = 0;
      crm.faults.clear();
    },
    stop: () => server.close(),
  };
  const expected = Object.values(CREDENTIALS).join(':');
  const server = await openServer(async (req, res) => {
    const body = Buffer.concat(await req.toArray()).toString();
    const [, operation = ''] =
      /action="http:\/\/weblink\.skarabee\.com\/(\w+)"/.exec(req.headers['content-type'] ?? '') ?? [];
    const id = /<PublicationId>(\d+)</.exec(body)?.[1];
    crm.requests.push([operation, id].filter(Boolean).join(' '));
    crm.bodies.push(body);
    const fault = crm.faults.get(crm.requests.length);
    fault?.before?.();
    const given = Buffer.from(req.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString();
    if (given !== expected) return void res.writeHead(401).end('Unauthorized');
    if (req.url !== '/v41/weblink.asmx') return void res.writeHead(404).end();
    const result = fault?.code ? errorOf(fault.code) : answer(crm, operation, body);
    if (operation === 'InsertContactMes' && !fault?.status) crm.contacts.push(body);
    send(res, { operation, result }, fault);
  });
  crm.origin = server.origin;
  return crm;
}

function send(
  res: ServerResponse,
  { operation, result }: { operation: string; result: string },
  fault: Fault = {},
): void {
  const name = `${operation}Re`;
  const response = `<${name}sponse xmlns="http://weblink.skarabee.com/"><${name}sult>${result}</${name}sult></${name}sponse>`;
  const envelope = `<?xml version="1.0"?><soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body>${response}</soap:Body></soap:Envelope>`;
  res.writeHead(fault.status ?? 200, {
    'content-type': 'application/soap+xml; charset=utf-8',
    ...fault.headers,
  });
  res.end(fault.change?.(envelope) ?? envelope);
}

const errorOf = (code: string) =>
  `<Errors><Error><Code>${code}</Code><Message>secret</Message></Error></Errors>`;

interface Content {
  publications: readonly MockPublication[];
  projects: readonly MockProject[];
}

function answer({ publications, projects }: Content, operation: string, body: string): string {
  if (operation === 'GetPublicationSummaries') return listSummaries(publications, body);
  if (operation === 'GetProjectSummaries') return listProjects(projects);
  if (operation === 'InsertContactMes') return '<InvalidContactMes/>';
  const id = Number(/<PublicationId>(\d+)</.exec(body)?.[1]);
  const found = publications.find((each) => each.id === id && each.isActive);
  return found ? writePublication(found) : errorOf('INVALID_PUBLICATION_ID');
}

/** Without a date, the service lists active publications only. */
function listSummaries(publications: readonly MockPublication[], body: string): string {
  const since = /<LastModified>([^<]+)</.exec(body)?.[1];
  const excludesShared = body.includes('<ExcludeSharedProperties>true<');
  const found = publications.filter(({ isActive, isShared, modified }) => {
    const isDue = since === undefined ? isActive : Date.parse(`${modified}Z`) >= Date.parse(since);
    return isDue && !(excludesShared && isShared);
  });
  const written = found.flatMap(({ id, modified, isActive, listed }) =>
    Array<string>(listed).fill(
      `<PublicationSummary><ID>${id}</ID><Modified>${modified}</Modified><Active>${isActive}</Active></PublicationSummary>`,
    ),
  );
  return `<Errors/><PublicationSummaries>${written.join('')}</PublicationSummaries>`;
}

function listProjects(projects: readonly MockProject[]): string {
  const written = projects.map(({ id, properties }) => {
    const own = properties.map(
      (each) =>
        `<ProjectProperty PropertyId="${each.property}" ParentPropertyId="${each.parent}" PropertyType="TRANSACTION">
        <ProjectPropertyPublication PublicationId="${each.id}" Active="${each.isActive ?? true}"/></ProjectProperty>`,
    );
    return `<ProjectPublicationSummary><PropertyId>1</PropertyId><PublicationId>${id}</PublicationId><Active>true</Active>
      <PropertySummaries>${own.join('')}</PropertySummaries></ProjectPublicationSummary>`;
  });
  return `<ProjectPublicationSummaries>${written.join('')}</ProjectPublicationSummaries>`;
}

function writePublication({ id, modified, values }: MockPublication): string {
  const texts = Object.entries({ ...values, Modified: modified });
  const start = SAMPLE.replace(/(<Info>\s*<ID>)\d+/, `$1${id}`);
  return texts.reduce(
    (xml, [name, text]) =>
      xml.replace(new RegExp(`(<${name}(?: [^>]*)?>)[^<]*(</${name}>)`, 'g'), `$1${text}$2`),
    start,
  );
}
