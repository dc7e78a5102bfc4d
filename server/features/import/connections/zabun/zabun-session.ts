/** Requests to the API of Zabun, by its documentation: https://gateway-cmsapi.v2.zabun.be/wiki */
import type { ApiClient, ApiRequest } from '../api-client.ts';
import type { ZabunConnection } from './zabun-settings.ts';

/** Zabun allows five requests a second. */
const MIN_INTERVAL_MS = 200;
const LIST = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** `content`: undefined for a path that does not exist. */
type Answer = { content: unknown } | { fault: string };

export class ZabunSession {
  private readonly client: ApiClient;
  private readonly connection: ZabunConnection;

  constructor(client: ApiClient, connection: ZabunConnection) {
    this.client = client;
    this.connection = connection;
  }

  /** Gets a path, or posts the body to it. Texts are in all languages. */
  async ask(path: string, { body, findGap }: Pick<ApiRequest, 'body' | 'findGap'> = {}): Promise<Answer> {
    const { api, xClientId, clientId, serverId, apiKey, variables } = this.connection;
    const answer = await this.client.ask(`${api}/api/v1/${path}`, {
      headers: {
        'x-client-id': xClientId,
        client_id: clientId,
        server_id: serverId,
        api_key: apiKey,
        'accept-language': '*',
      },
      minIntervalMs: MIN_INTERVAL_MS,
      ...(body && { body }),
      ...(findGap && { findGap }),
    });
    if ('fault' in answer) return answer;
    const { status, content } = answer;
    if (status === 401 || status === 403)
      return { fault: `Zabun refuses the keys of ${LIST.format(variables)}` };
    if (status === 404) return { content: undefined };
    return content === undefined ? { fault: `Zabun refuses a request with status ${status}` } : { content };
  }
}
