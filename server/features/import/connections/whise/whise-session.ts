/** Requests to the API of Whise, with the tokens that it needs: https://api.whise.eu/WebsiteDesigner.html */
import * as v from 'valibot';
import type { ApiClient } from '../api-client.ts';
import type { WhiseConnection } from './whise-settings.ts';

const tokenResponse = v.object({ token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)) });

const rejection = v.object({
  isValidRequest: v.literal(false),
  validationErrors: v.optional(v.array(v.object({ code: v.optional(v.string()) })), []),
});

/** Statuses for a wrong user, password or client. Others, such as 404, are for a wrong address. */
const REFUSALS = [400, 401, 403];

type Answer = { content: unknown } | { fault: string };

/** The requests about an office, or about all offices of the client. */
export class WhiseSession {
  private readonly client: ApiClient;
  private readonly connection: WhiseConnection;
  private readonly officeId: number | undefined;
  private token: string | undefined;

  constructor(client: ApiClient, connection: WhiseConnection, officeId: number | undefined) {
    this.client = client;
    this.connection = connection;
    this.officeId = officeId;
  }

  /** Posts to the API. A token that has expired is replaced once. */
  async post(path: string, body: object, findGap: (json: unknown) => string | null): Promise<Answer> {
    for (const isRetried of [false, true]) {
      const token = await this.findToken(isRetried);
      if ('fault' in token) return token;
      const headers = { authorization: `Bearer ${token.value}` };
      const answer = await this.client.ask(`${this.connection.api}${path}`, { body, headers, findGap });
      if ('fault' in answer) return answer;
      if (answer.status === 401) continue;
      if (answer.content === undefined)
        return { fault: `Whise refuses a request with status ${answer.status}` };
      const rejected = v.safeParse(rejection, answer.content);
      return rejected.success ? { fault: describeRejection(rejected.output) } : { content: answer.content };
    }
    return { fault: 'Whise refuses the token that it has just given' };
  }

  /** Asks for a token; returns why the connection gets none. */
  async findAccessFault(): Promise<string | null> {
    const token = await this.findToken(false);
    return 'fault' in token ? token.fault : null;
  }

  private async findToken(isExpired: boolean): Promise<{ value: string } | { fault: string }> {
    if (this.token && !isExpired) return { value: this.token };
    const requested = await this.requestToken();
    if ('value' in requested) this.token = requested.value;
    return requested;
  }

  /** First a token of the user, then one of the client with it. */
  private async requestToken(): Promise<{ value: string } | { fault: string }> {
    const { user, password, clientId, variables } = this.connection;
    const body = { Username: user, Password: password };
    const ofUser = await this.askToken('/token', body, {}, () => {
      return `Whise refuses the user or the password of ${variables.user} and ${variables.password}`;
    });
    if ('fault' in ofUser) return ofUser;
    const { officeId } = this;
    const client = { ClientId: clientId, ...(officeId !== undefined && { OfficeId: officeId }) };
    const headers = { authorization: `Bearer ${ofUser.value}` };
    return this.askToken('/v1/admin/clients/token', client, headers, () => {
      const office = officeId === undefined ? '' : `, office ${officeId}`;
      return `Whise gives the user of ${variables.user} no access to the client ${clientId}${office}`;
    });
  }

  private async askToken(
    path: string,
    body: object,
    headers: Readonly<Record<string, string>>,
    describeRefusal: () => string,
  ): Promise<{ value: string } | { fault: string }> {
    const answer = await this.client.ask(`${this.connection.api}${path}`, { body, headers });
    if ('fault' in answer) return answer;
    if (answer.content === undefined && !REFUSALS.includes(answer.status))
      return { fault: `Whise refuses a request for a token with status ${answer.status}` };
    const parsed = v.safeParse(tokenResponse, answer.content);
    return parsed.success ? { value: parsed.output.token } : { fault: describeRefusal() };
  }
}

/** Only codes such as `BadRequestFormat`: messages are written by another system. */
function describeRejection({ validationErrors }: v.InferOutput<typeof rejection>): string {
  const codes = validationErrors.flatMap(({ code }) => (code && /^\w{1,40}$/.test(code) ? [code] : []));
  return `Whise rejects a request${codes.length > 0 ? `: ${[...new Set(codes)].slice(0, 5).join(', ')}` : ''}`;
}
