/**
 * Calls the operations of Skarabee's web service for websites, by what its WSDL (version 41) and public clients show:
 * basic authentication, and errors with a code in a successful response.
 */
import { textAt, type XmlElement } from '../../../feed/formats/xml/xml-element.ts';
import type { ApiClient } from '../api-client.ts';
import type { SkarabeeConnection } from './skarabee-settings.ts';
import { NAMESPACE, type Parameters, resultOf, type SoapResult, writeRequest } from './soap.ts';

/** The code of an error about a publication that does not exist, or not any more. */
const NO_PUBLICATION = 'INVALID_PUBLICATION_ID';
const REFUSALS = ['USER_NOT_FOUND', 'UNAUTHORIZED_ACCESS_TO_USER', 'INACTIVE_USER', 'INVALID_LINK_LOGIN'];

interface Call {
  operation: string;
  parameters: Parameters;
  /** Where the elements of the result are. */
  path: string;
  /** Returns why the elements are not complete, which is retried. */
  findGap?(elements: readonly XmlElement[]): string | null;
}

type Answer = { content: XmlElement[] } | { fault: string };

export class SkarabeeSession {
  private readonly client: ApiClient;
  private readonly connection: SkarabeeConnection;

  constructor(client: ApiClient, connection: SkarabeeConnection) {
    this.client = client;
    this.connection = connection;
  }

  /** Returns the elements of the result; none for a publication that does not exist. */
  async call({ operation, parameters, path, findGap }: Call): Promise<Answer> {
    const { user, password, api } = this.connection;
    const answer = await this.client.ask(api, {
      body: writeRequest(operation, parameters),
      headers: {
        'content-type': `application/soap+xml; charset=utf-8; action="${NAMESPACE}${operation}"`,
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      },
      syntax: resultOf(operation, path),
      findGap: (content) => {
        const { errors, elements } = content as SoapResult;
        return errors.length === 0 ? (findGap?.(elements) ?? null) : null;
      },
    });
    if ('fault' in answer) return answer;
    if (answer.status === 401 || answer.status === 403) return { fault: this.refusal() };
    if (answer.content === undefined)
      return { fault: `Skarabee refuses a request with status ${answer.status}` };
    const { errors, elements } = answer.content as SoapResult;
    const codes = errors.map((error) => textAt(error, 'Code') ?? '');
    if (codes.some((code) => REFUSALS.includes(code))) return { fault: this.refusal() };
    if (codes.length > 0 && codes.every((code) => code === NO_PUBLICATION)) return { content: [] };
    return codes.length > 0 ? { fault: describeErrors(codes) } : { content: elements };
  }

  private refusal(): string {
    const { user, password } = this.connection.variables;
    return `Skarabee refuses the user or the password of ${user} and ${password}`;
  }
}

/** Only codes such as `DB_ERROR`: messages are written by another system. */
function describeErrors(codes: readonly string[]): string {
  const known = codes.filter((code) => /^[A-Z_]{1,40}$/.test(code));
  return `Skarabee rejects a request${known.length > 0 ? `: ${[...new Set(known)].slice(0, 5).join(', ')}` : ''}`;
}
