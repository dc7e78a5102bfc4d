/** Distinguishes an unreachable database from all other errors. */
import { causesOf } from './causes.ts';

/** Thrown immediately, without a query, while the database is known to be unreachable. */
export class DatabaseUnreachable extends Error {
  constructor() {
    super('the database cannot be reached');
  }
}

/** 08: connection exceptions except 08P01, a protocol violation; 57P01 to 03: shutting down, recovering or starting. */
const SQL_STATES = /^(080\w\w|57P0[123])$/;
/** Only for socket calls, because ENOENT also means a missing file. */
const SOCKET_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const SOCKET_CALLS = /^(connect|read|write|getaddrinfo)$/;
/** Errors of PgBouncer when the server is unreachable. Their code is 08P01, as of every other error of PgBouncer. */
const POOLER_SENTENCES =
  /^(server conn crashed\?|query_wait_timeout|pgbouncer cannot connect to server|server login failed|server login has been failing)/;
/** Messages of `pg` without a code, and of Kysely once it is closed; `pg-boss` appends the name of the queue. */
const SENTENCES =
  /^(driver has already been destroyed|Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Whether an error, or one of its causes, means that the database is unreachable. */
export function isUnreachable(error: unknown): boolean {
  return [...causesOf(error)].some((one) => one instanceof DatabaseUnreachable || saysSo(one));
}

function saysSo(error: Partial<NodeJS.ErrnoException>): boolean {
  const { code = '', syscall = '', message = '' } = error;
  if (SQL_STATES.test(code) || SENTENCES.test(message)) return true;
  if (code === '08P01') return POOLER_SENTENCES.test(message);
  return SOCKET_CODES.test(code) && SOCKET_CALLS.test(syscall);
}
