/** Cookies of the desk. Browsers send them to no page of visitors. */
import type { Request, Response } from 'express';
import { DESK_PATH } from '../../../client/desk/desk-path.ts';
import { createRandomToken, tokenHash } from '../../platform/security/tokens.ts';

/**
 * `desk-session`: the token of the session. `desk-browser`: the secret of the browser that asked for a sign-in link.
 * `desk-next`: the address to open after sign-in. `desk-device`: recognises a browser in which the employee has signed
 * in before. `desk-language`: the chosen one.
 */
export type DeskCookie = 'desk-session' | 'desk-browser' | 'desk-next' | 'desk-device' | 'desk-language';

/** Returns the value of a cookie; an empty string without it. */
export function readDeskCookie(req: Pick<Request, 'headers'>, name: DeskCookie): string {
  for (const part of (req.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return decode(part.slice(at + 1).trim());
  }
  return '';
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Sets a cookie that scripts cannot read. `days`: how long it is kept; absent: until the browser closes. */
export function setDeskCookie(res: Response, name: DeskCookie, value: string, days?: number): void {
  res.cookie(name, value, {
    path: DESK_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: res.req.secure,
    ...(days === undefined ? {} : { maxAge: days * 86_400_000 }),
  });
}

/** How long a browser keeps the secret with which it signs in: longer than links and challenges work. */
const BROWSER_DAYS = 1;

/** Returns the hash of the secret with which the browser signs in; a browser without one gets one. */
export function hashOfBrowser(req: Pick<Request, 'headers'>, res: Response): Buffer {
  return tokenHash(keepSecretCookie(req, res, { name: 'desk-browser', days: BROWSER_DAYS })) as Buffer;
}

/** Returns the secret that a browser keeps in a cookie; a new one if it has none. Its time of keeping starts again. */
export function keepSecretCookie(
  req: Pick<Request, 'headers'>,
  res: Response,
  { name, days }: { name: 'desk-browser' | 'desk-device'; days: number },
): string {
  const former = readDeskCookie(req, name);
  const secret = tokenHash(former) ? former : createRandomToken();
  setDeskCookie(res, name, secret, days);
  return secret;
}

export function clearDeskCookie(res: Response, name: DeskCookie): void {
  res.clearCookie(name, { path: DESK_PATH, httpOnly: true, sameSite: 'lax', secure: res.req.secure });
}
