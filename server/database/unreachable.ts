/** Tells a database that is not there from everything else that can go wrong. */
import { causesOf } from '../causes.ts';

/** Thrown at once, without asking, while the database is known not to be there. */
export class DatabaseAway extends Error {
  constructor() {
    super('the database cannot be reached');
  }
}

/** 08: connection exceptions, but 08P01, a fault of what was sent; 57P01 to 03: it shuts down, recovers or starts. */
const SQL_STATES = /^(080\w\w|57P0[123])$/;
/** Of sockets alone: a file that is missing is called ENOENT, too. */
const SOCKET_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const SOCKET_CALLS = /^(connect|read|write|getaddrinfo)$/;
/** What `pg` says without a code, and Kysely once it is closed; `pg-boss` adds which queue it was. */
const SENTENCES =
  /^(driver has already been destroyed|Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Whether it, or what caused it, is that the database could not be reached. */
export function isUnreachable(error: unknown): boolean {
  return [...causesOf(error)].some((one) => one instanceof DatabaseAway || saysSo(one));
}

function saysSo(error: Partial<NodeJS.ErrnoException>): boolean {
  const { code = '', syscall = '', message = '' } = error;
  if (SQL_STATES.test(code) || SENTENCES.test(message)) return true;
  return SOCKET_CODES.test(code) && SOCKET_CALLS.test(syscall);
}
