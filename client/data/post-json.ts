/** A response to a POST with status 400 or above. Its body can still be read. */
export type PostFailed = Error & Pick<Response, 'status' | 'statusText'> & { response: Response };

/**
 * Posts JSON and returns the parsed response.
 * @throws PostFailed when the status is 400 or above.
 */
export async function postJson(path: string, body: unknown, accept: string): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  });
  const { status, statusText } = response;
  if (status >= 400) throw Object.assign(new Error(`status ${status}`), { status, statusText, response });
  return response.json();
}
