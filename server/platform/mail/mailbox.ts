import * as v from 'valibot';
import { email } from '../../../shared/submissions/fields.ts';

/** A name and an address, kept separate. */
export interface Mailbox {
  name: string;
  address: string;
}

/** The validation of addresses in forms. */
const address = email();
const WITH_NAME = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/;

/** Whether this is exactly one address, safe in an SMTP command. */
export function isAddress(value: string): boolean {
  return v.is(address, value);
}

/** Parses `Name <address>` or an address; null when it is neither. */
export function parseMailbox(value: string): Mailbox | null {
  const [, name = '', inside = value.trim()] = WITH_NAME.exec(value) ?? [];
  return isAddress(inside) ? { name, address: inside } : null;
}
