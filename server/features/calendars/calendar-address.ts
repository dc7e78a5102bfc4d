/** The secret URLs of published calendars: viewings of an agent or office, and stays of a unit for channel managers. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The kind of owner in a calendar's path. */
export type CalendarKind = 'agents' | 'offices' | 'units';

export function calendarAddress(secret: Buffer, kind: CalendarKind, id: number): string {
  return `/calendars/${kind}/${id}/${tagOf(secret, kind, id)}.ics`;
}

const FILE = /^([\w-]{43})\.ics$/;
const ID = /^[1-9]\d{0,8}$/;

/** Returns the id in the path of a calendar; null when its tag is wrong. Compares in constant time. */
export function readCalendarAddress(
  secret: Buffer,
  kind: CalendarKind,
  { id, file }: { id: string; file: string },
): number | null {
  const [, tag] = FILE.exec(file) ?? [];
  if (!tag || !ID.test(id)) return null;
  const [actual, expected] = [tag, tagOf(secret, kind, Number(id))].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return timingSafeEqual(actual as Buffer, expected as Buffer) ? Number(id) : null;
}

function tagOf(secret: Buffer, kind: CalendarKind, id: number): string {
  return createHmac('sha256', secret).update(`${kind} ${id}`).digest('base64url');
}
