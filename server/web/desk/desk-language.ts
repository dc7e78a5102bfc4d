import type { Request } from 'express';
import { isLocale, type Locale } from '../../../shared/locales.ts';
import { visitorLocale } from '../pages/locale-redirects.ts';
import { readDeskCookie } from './cookies.ts';

/** The language that the employee chose, else the browser's. */
export function deskLocale(req: Request, locales: readonly Locale[]): Locale {
  const chosen = readDeskCookie(req, 'desk-language');
  return isLocale(chosen) ? chosen : visitorLocale(req, locales);
}
