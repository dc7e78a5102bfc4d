/** An answer of 400 or above to what was posted; what was answered can still be read. */
export type PostFailed = Error & Pick<Response, 'status' | 'statusText'> & { response: Response };

/**
 * Posts JSON.
 * @throws PostFailed when the answer's status is 400 or above.
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
