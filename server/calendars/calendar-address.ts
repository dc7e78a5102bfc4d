/** The secret addresses at which agents follow their viewings, and channel managers the stays of a unit. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whose calendar it is, as its address says it. */
export type CalendarKind = 'agents' | 'units';

export function calendarAddress(secret: Buffer, kind: CalendarKind, id: number): string {
  return `/calendars/${kind}/${id}/${tagOf(secret, kind, id)}.ics`;
}

const FILE = /^([\w-]{43})\.ics$/;
const ID = /^[1-9]\d{0,8}$/;

/** The id of an address that is right; null: it is none. In constant time. */
export function readCalendarAddress(
  secret: Buffer,
  kind: CalendarKind,
  { id, file }: { id: string; file: string },
): number | null {
  const [, tag] = FILE.exec(file) ?? [];
  if (!tag || !ID.test(id)) return null;
  const [given, wanted] = [tag, tagOf(secret, kind, Number(id))].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return timingSafeEqual(given as Buffer, wanted as Buffer) ? Number(id) : null;
}

function tagOf(secret: Buffer, kind: CalendarKind, id: number): string {
  return createHmac('sha256', secret).update(`${kind} ${id}`).digest('base64url');
}
