import type { Locale } from '../locales.ts';
import { routePath } from '../routes.ts';

/** Appended to an agent's path by id, returns the agent's contact details as a vCard. */
export const CONTACT_CARD_SUFFIX = '.vcf';

export function contactCardPath(agentId: string | number, locale: Locale): string {
  return routePath('agentById', locale, { agentId }) + CONTACT_CARD_SUFFIX;
}
