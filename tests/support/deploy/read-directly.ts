import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

export interface DirectResponse {
  status: number;
  etag: string | undefined;
  encoding: string | undefined;
  /** As it was sent, not decompressed. */
  body: Buffer;
}

/** Requests a URL of an app server without its proxy. */
export async function readDirectly(
  url: string,
  headers: Record<string, string> = {},
): Promise<DirectResponse> {
  const [response] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode ?? 0,
    etag: response.headers.etag,
    encoding: response.headers['content-encoding'],
    body: Buffer.concat(chunks),
  };
}
