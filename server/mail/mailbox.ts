import * as v from 'valibot';
import { email } from '../../shared/submissions/fields.ts';

/** Name and address, never one text of both. */
export interface Mailbox {
  name: string;
  address: string;
}

/** What forms take, mails go to. */
const address = email();
const WITH_NAME = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/;

/** Whether a mail server can be told this address, and only this one. */
export function isAddress(value: string): boolean {
  return v.is(address, value);
}

/** Reads `Name <address>` or an address; null: it is neither. */
export function parseMailbox(value: string): Mailbox | null {
  const [, name = '', inside = value.trim()] = WITH_NAME.exec(value) ?? [];
  return isAddress(inside) ? { name, address: inside } : null;
}
