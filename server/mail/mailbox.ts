import * as v from 'valibot';
import { email } from '../../shared/submissions/fields.ts';

/** Name and address, never one text of both. */
export interface Mailbox {
  name: string;
  address: string;
}

/** The same addresses that forms accept. */
const address = email();
const WITH_NAME = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/;

/** Whether this is exactly one address, safe in an SMTP command. */
export function isAddress(value: string): boolean {
  return v.is(address, value);
}

/** Reads `Name <address>` or an address; null: it is neither. */
export function parseMailbox(value: string): Mailbox | null {
  const [, name = '', inside = value.trim()] = WITH_NAME.exec(value) ?? [];
  return isAddress(inside) ? { name, address: inside } : null;
}
