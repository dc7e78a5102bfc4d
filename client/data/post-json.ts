/** An answer of 400 or above to what was posted; what was answered can still be read. */
export class PostFailed extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly response: Response;

  constructor(response: Response) {
    const { status, statusText, url } = response;
    super(`${url} answered ${status} ${statusText}`.trimEnd());
    this.status = status;
    this.statusText = statusText;
    this.response = response;
  }
}

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
  if (response.status >= 400) throw new PostFailed(response);
  return response.json();
}
