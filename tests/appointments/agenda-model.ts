/** A reference model of viewings without a database: simple instead of fast. */
import type { Slot } from '../../shared/appointments/slots.ts';

const MINUTE = 60_000;

export interface Home {
  listingId: number;
  /** Null: the office conducts the viewings. The tests have one office. */
  agentId: number | null;
}

export interface Row {
  home: Home;
  slot: Slot;
  lane: number;
  state: 'HELD' | 'BOOKED' | 'CANCELLED' | 'PAST';
  until: number | null;
  visitor: string | null;
  sequence: number;
  /** The visitor to whom the slot is offered. */
  offeredTo: string | null;
}

interface Entry {
  visitor: string;
  listingId: number;
  since: number;
  offered: number[];
}

interface Busy {
  agentId: number | null;
  /** Null: every lane of the host. */
  lane: number | null;
  from: number;
  to: number;
}

/** An error code, or null. */
type Verdict = string | null;

const start = ({ slot }: Row) => slot.startsAt.getTime();
const overlaps = (a: Slot, b: Slot) => a.startsAt < b.pauseEndsAt && b.startsAt < a.pauseEndsAt;
const competes = (a: Home, b: Home) => a.listingId === b.listingId || a.agentId === b.agentId;

export class AgendaModel {
  now: number;
  rows: Row[] = [];
  waiting: Entry[] = [];
  busy: Busy[] = [];
  mails = 0;
  /** By visitor. */
  holds = new Map<string, Row>();
  /** The last booking by visitor and home. */
  booked = new Map<string, Row>();

  /** The number of viewings that the office conducts at the same time. */
  readonly lanes: number;

  constructor(now: number, lanes: number) {
    this.now = now;
    this.lanes = lanes;
  }

  hold(visitor: string, home: Home, slot: Slot): Verdict {
    const own = this.holdOf(visitor);
    const stays = this.rows.filter((row) => !this.isOldHold(row, home, slot) || row === own);
    const lane = this.ownLane(own, home, slot) ?? this.laneFor(stays, { home, slot }, own);
    if (this.isBusy(home, slot) || lane === null) return 'slotTaken';
    this.rows = stays;
    const until = this.now + 10 * MINUTE;
    if (own) Object.assign(own, { home, slot, lane, until, offeredTo: null });
    else {
      const held = {
        home,
        slot,
        lane,
        until,
        state: 'HELD',
        visitor: null,
        sequence: 0,
        offeredTo: null,
      } as const;
      const row: Row = { ...held };
      this.rows.push(row);
      this.holds.set(visitor, row);
    }
    return null;
  }

  book(visitor: string, home: Home, slot: Slot): Verdict {
    const own = this.holdOf(visitor);
    const isHeld = own?.home === home && start(own) === slot.startsAt.getTime();
    if (this.isBusy(home, slot)) return 'slotTaken';
    const hasOpen = this.rows.some((row) => this.isOpen(row, visitor, home));
    const stays = this.rows.filter((row) => row === own || !this.isOldHold(row, home, slot));
    const lane = isHeld ? own.lane : this.laneFor(stays, { home, slot }, own);
    if (!isHeld) {
      const isTaken = lane === null;
      if (isTaken || hasOpen) return hasOpen ? 'alreadyBooked' : 'slotTaken';
    } else if (hasOpen) return 'alreadyBooked';
    for (const row of this.rows) if (this.isPast(row, visitor, home)) row.state = 'PAST';
    this.rows = stays;
    const row = own && isHeld ? own : this.replaceHold(own, home, slot);
    Object.assign(row, { state: 'BOOKED', lane, until: null, visitor, offeredTo: null });
    this.booked.set(`${visitor} ${home.listingId}`, row);
    this.leave(visitor, home);
    this.mails += 2;
    return null;
  }

  move(visitor: string, home: Home, slot: Slot): Verdict {
    const row = this.bookedBy(visitor, home);
    const verdict = this.cannotChange(row);
    if (verdict || !row) return verdict;
    const stays = this.rows.filter((other) => !this.isOldHold(other, home, slot));
    const lane = this.ownLane(row, home, slot) ?? this.laneFor(stays, { home, slot }, row);
    if (this.isBusy(home, slot) || lane === null) return 'slotTaken';
    this.rows = stays;
    const freed = { ...row };
    Object.assign(row, { slot, lane, sequence: row.sequence + 1 });
    this.mails += 2;
    this.offer(freed);
    return null;
  }

  cancel(visitor: string, home: Home, by: 'VISITOR' | 'AGENT'): Verdict {
    const row = this.bookedBy(visitor, home);
    const verdict = this.cannotChange(row, by);
    if (verdict || !row) return verdict;
    Object.assign(row, { state: 'CANCELLED', sequence: row.sequence + 1 });
    this.mails += 2;
    const { startsAt, pauseEndsAt } = row.slot;
    const { agentId } = home;
    const lane = agentId === null ? row.lane : null;
    if (by === 'VISITOR') this.offer(row);
    else this.busy.push({ agentId, lane, from: startsAt.getTime(), to: pauseEndsAt.getTime() });
    return null;
  }

  wait(visitor: string, home: Home): Verdict {
    if (this.waiting.some((entry) => entry.visitor === visitor && entry.listingId === home.listingId))
      return 'alreadyWaiting';
    this.waiting.push({ visitor, listingId: home.listingId, since: this.now, offered: [] });
    this.mails += 1;
    return null;
  }

  /** A booking ends the visitor's waiting. Slots still offered to them pass to the next person. */
  private leave(visitor: string, { listingId }: Home): void {
    const isTheirs = (row: Row) => row.offeredTo === visitor && row.home.listingId === listingId;
    const offered = this.rows.filter(isTheirs);
    this.rows = this.rows.filter((row) => !isTheirs(row));
    for (const freed of offered.sort((a, b) => start(a) - start(b))) this.offer(freed);
    this.waiting = this.waiting.filter((entry) => entry.visitor !== visitor || entry.listingId !== listingId);
  }

  /** Returns the first slot offered to a visitor. */
  offerTo(visitor: string): Row | undefined {
    return this.rows.filter(({ offeredTo }) => offeredTo === visitor).sort((a, b) => start(a) - start(b))[0];
  }

  /** Accepts the offer. A viewing of the same home moves to the offered slot. */
  accept(visitor: string): Verdict {
    const offered = this.offerTo(visitor);
    if (!offered) return null;
    const { home, slot } = offered;
    if (this.isBusy(home, slot)) return 'slotTaken';
    for (const row of this.rows) if (this.isPast(row, visitor, home)) row.state = 'PAST';
    const open = this.rows.find((row) => this.isOpen(row, visitor, home));
    const freed = open && { ...open };
    if (open) {
      this.rows = this.rows.filter((row) => row !== offered);
      const lane = this.laneFor(this.rows, { home, slot }, open);
      Object.assign(open, { slot, lane, sequence: open.sequence + 1 });
    } else {
      Object.assign(offered, { state: 'BOOKED', until: null, visitor, offeredTo: null });
    }
    this.booked.set(`${visitor} ${home.listingId}`, open ?? offered);
    this.leave(visitor, home);
    this.mails += 2;
    if (freed) this.offer(freed);
    return null;
  }

  /** Marks a time as busy in the own calendar of the agent or office. */
  makeBusy({ agentId }: Home, from: number, to: number): void {
    this.busy.push({ agentId, lane: null, from, to });
  }

  passOffersOn(): void {
    const over = this.rows.filter(
      ({ state, until, offeredTo }) => state === 'HELD' && offeredTo && (until ?? 0) <= this.now,
    );
    this.rows = this.rows.filter((row) => !over.includes(row));
    for (const freed of over.sort((a, b) => start(a) - start(b))) this.offer(freed);
  }

  /** Offers a freed slot, in its lane. */
  private offer({ home, slot, lane }: Pick<Row, 'home' | 'slot' | 'lane'>): void {
    const at = slot.startsAt.getTime();
    if (at - this.now < 120 * MINUTE) return;
    const [first] = this.waiting
      .filter(({ listingId, offered }) => listingId === home.listingId && !offered.includes(at))
      .sort((a, b) => a.since - b.since);
    const isLaneFree = this.freeLanes(this.rows, { home, slot }, null).includes(lane);
    if (!first || this.isBusy(home, slot) || !isLaneFree) return;
    first.offered.push(at);
    this.rows.push({
      home,
      slot,
      lane,
      state: 'HELD',
      until: this.now + 30 * MINUTE,
      visitor: null,
      sequence: 0,
      offeredTo: first.visitor,
    });
    this.mails += 1;
  }

  private holdOf(visitor: string): Row | null {
    const held = this.holds.get(visitor);
    return held && this.rows.includes(held) && held.state === 'HELD' ? held : null;
  }

  private bookedBy(visitor: string, { listingId }: Home): Row | undefined {
    return this.booked.get(`${visitor} ${listingId}`);
  }

  private cannotChange(row: Row | undefined, by = 'VISITOR'): Verdict {
    if (!row) return 'unknownLink';
    if (row.state === 'CANCELLED') return 'alreadyCancelled';
    const last = by === 'AGENT' ? row.slot.endsAt : row.slot.startsAt;
    return last.getTime() <= this.now ? 'tooLate' : null;
  }

  private replaceHold(own: Row | null, home: Home, slot: Slot): Row {
    const none = { until: null, visitor: null, sequence: 0, offeredTo: null };
    const row: Row = { home, slot, lane: 0, state: 'BOOKED', ...none };
    this.rows = [...this.rows.filter((other) => other !== own), row];
    return row;
  }

  private isOldHold(row: Row, home: Home, slot: Slot): boolean {
    const isOver = row.state === 'HELD' && !row.offeredTo && (row.until ?? 0) <= this.now;
    return isOver && competes(row.home, home) && overlaps(row.slot, slot);
  }

  /** A row that stays in its slot keeps its lane. */
  private ownLane(own: Row | null, home: Home, slot: Slot): number | null {
    return own?.home === home && start(own) === slot.startsAt.getTime() ? own.lane : null;
  }

  /** The first free lane of the home's host; null when the home or all lanes are taken. */
  private laneFor(rows: readonly Row[], wanted: Pick<Row, 'home' | 'slot'>, own: Row | null): number | null {
    return this.freeLanes(rows, wanted, own)[0] ?? null;
  }

  private freeLanes(
    rows: readonly Row[],
    { home, slot }: Pick<Row, 'home' | 'slot'>,
    own: Row | null,
  ): number[] {
    const taking = rows.filter(
      (row) =>
        row !== own && row.state !== 'CANCELLED' && competes(row.home, home) && overlaps(row.slot, slot),
    );
    if (taking.some((row) => row.home.listingId === home.listingId)) return [];
    const lanes = Array.from({ length: home.agentId === null ? this.lanes : 1 }, (_, lane) => lane);
    return lanes.filter((lane) => !taking.some((row) => row.lane === lane) && !this.isBusy(home, slot, lane));
  }

  /** Whether the host is busy, in all lanes or in one. */
  private isBusy({ agentId }: Home, { startsAt, endsAt }: Slot, lane: number | null = null): boolean {
    return this.busy.some(
      (busy) =>
        busy.agentId === agentId &&
        busy.lane === lane &&
        busy.from < endsAt.getTime() &&
        startsAt.getTime() < busy.to,
    );
  }

  private isOpen(row: Row, visitor: string, home: Home): boolean {
    return this.isOf(row, visitor, home) && row.slot.endsAt.getTime() > this.now;
  }

  private isPast(row: Row, visitor: string, home: Home): boolean {
    return this.isOf(row, visitor, home) && row.slot.endsAt.getTime() <= this.now;
  }

  private isOf({ state, visitor: whose, home: where }: Row, visitor: string, home: Home): boolean {
    return state === 'BOOKED' && whose === visitor && where.listingId === home.listingId;
  }
}
