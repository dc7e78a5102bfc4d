/** The result of an import, counted while it runs. */
import type { FileOrigin } from '../feed/file-origin.ts';
import type { FeedLine } from '../feed/format.ts';
import type { UnmappedValue } from '../feed/formats/unmapped-values.ts';
import type { ImportStopped, Remedy } from '../feed/import-stopped.ts';
import { type CountedNote, CountedNotes, storable } from './counted-notes.ts';
import type { UnknownField } from './read/unknown-fields.ts';

export interface Rejection {
  line: number;
  reference?: string;
  reasons: string[];
}

/** Offices and agents are counted together, as people. */
export const REPORTED_KINDS = ['estate', 'project', 'rentalUnit', 'news'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

export interface Changes {
  new: number;
  changed: number;
  unchanged: number;
  /** Changed and returned listings with a new price, including projects with a new price of an entity. */
  price: number;
  /** Missing from the feed, or marked as withdrawn. */
  withdrawn: number;
  returned: number;
}

export interface ImportReport extends Changes {
  source: string;
  /** Null when the format does not contain it. */
  origin: FileOrigin | null;
  /** Why nothing was changed; null when the import succeeded. */
  stopReason: string | null;
  /** How it can be imported nevertheless; absent in reports of earlier releases. */
  remedy?: Remedy | null;
  /** Whether the file has only changes: listings that it does not name stay as they are. */
  isPartial?: boolean;
  /** The name of the file, if it is one of a folder. */
  fileInFolder?: string;
  /** Files of the folder with the names of other feeds, which are older and were never read; at most 20. */
  ignoredFiles?: string[];
  /** Whether the agency has confirmed the removals. */
  isConfirmed?: boolean;
  /** Listings on offer that the feed would remove, before it was decided whether it may. */
  removals: number;
  /** Listings that are missing from the feed but stay on offer. */
  missing: number;
  /** The first references of them, if they stay on offer because there are too many. */
  keptOnOffer: string[];
  /** Homes of the feed that are not on offer, because their adverts lack legal statements. */
  keptBack: number;
  /** Pictures and documents that were left out; absent in reports of earlier releases. */
  droppedFiles?: number;
  /** Lines read, without the header and blank lines. */
  lines: number;
  /** The changes by kind, with rejected lines. */
  kinds: Record<ReportedKind, Changes & { rejected: number }>;
  /** Offices and agents that are new or changed. */
  people: number;
  /** Addresses that were not taken as written, and how many; absent in reports of older releases. */
  doubtedAddresses?: CountedNote[];
  /** Offices and agents that the agency file names but that do not exist; absent in reports of older releases. */
  missingPeople?: CountedNote[];
  rejected: number;
  /** The first hundred rejected lines. */
  rejections: Rejection[];
  unknownFields: UnknownField[];
  /** Values of a feed in another format that were not used. */
  unmapped: UnmappedValue[];
  durationMs: number;
}

const KEPT_REJECTIONS = 100;

/** Collects the counts of a report. */
export class Tally {
  unknownFields: UnknownField[] = [];
  unmapped: UnmappedValue[] = [];
  origin: FileOrigin | null = null;
  /** References that a file of changes deletes; null: the file is complete. */
  deleted: readonly string[] | null = null;
  isConfirmed = false;
  removals = 0;
  missing = 0;
  keptOnOffer: string[] = [];
  keptBack = 0;
  droppedFiles = 0;
  lines = 0;
  people = 0;
  rejected = 0;
  private readonly doubtedAddresses = new CountedNotes();
  private readonly missingPeople = new CountedNotes();
  /** Lines other than offices and agents. */
  private readonly content = { lines: 0, rejected: 0 };
  private readonly kinds = Object.fromEntries(
    REPORTED_KINDS.map((kind) => [kind, noChanges()]),
  ) as ImportReport['kinds'];
  private readonly rejections: Rejection[] = [];
  private readonly startedAt = performance.now();

  count(kind: ReportedKind, change: keyof Changes, count = 1): void {
    this.kinds[kind][change] += count;
  }

  /** Counts an address that is not taken as written. */
  noteAddress(text: string): void {
    this.doubtedAddresses.count(text);
  }

  /** Counts a home whose office or agent the agency file names, but which does not exist. */
  notePeople(text: string): void {
    this.missingPeople.count(text);
  }

  /** `kind`: undefined when it cannot be parsed. */
  countLine(kind: FeedLine['kind'] | undefined): void {
    this.lines++;
    if (isContent(kind)) this.content.lines++;
  }

  /** Whether nothing of the file can be used. Accepted offices and agents are not what a feed is for. */
  get isAllRejected(): boolean {
    const { lines, rejected } = this.content.lines > 0 ? this.content : this;
    return lines > 0 && rejected === lines && !this.deleted?.length;
  }

  /** `kind`: undefined when it cannot be parsed. */
  reject({ reasons, ...rejection }: Rejection, kind: FeedLine['kind'] | undefined): void {
    this.rejected++;
    if (isContent(kind)) this.content.rejected++;
    if (isReported(kind)) this.kinds[kind].rejected++;
    if (this.rejections.length < KEPT_REJECTIONS)
      this.rejections.push({ ...rejection, reasons: reasons.map(storable) });
  }

  get hasChanges(): boolean {
    const { new: added, changed, withdrawn, returned } = this.sum();
    return added + changed + withdrawn + returned + this.people > 0;
  }

  /** `stop`: why the import was stopped. */
  report(source: string, stop: Pick<ImportStopped, 'message' | 'remedy'> | null = null): ImportReport {
    return {
      source,
      origin: this.origin,
      stopReason: stop?.message ?? null,
      remedy: stop?.remedy ?? null,
      isPartial: this.deleted !== null,
      isConfirmed: this.isConfirmed,
      removals: this.removals,
      missing: this.missing,
      keptOnOffer: this.keptOnOffer,
      keptBack: this.keptBack,
      droppedFiles: this.droppedFiles,
      lines: this.lines,
      ...this.sum(),
      people: this.people,
      doubtedAddresses: this.doubtedAddresses.list(),
      missingPeople: this.missingPeople.list(),
      rejected: this.rejected,
      kinds: this.kinds,
      rejections: this.rejections,
      unknownFields: this.unknownFields.map(({ path, count }) => ({ path: storable(path), count })),
      unmapped: this.unmapped.map(({ field, value, count }) => ({
        field: storable(field),
        value: value && storable(value),
        count,
      })),
      durationMs: Math.round(performance.now() - this.startedAt),
    };
  }

  private sum(): Changes {
    const sum = noChanges();
    for (const changes of Object.values(this.kinds)) {
      for (const change of CHANGES) sum[change] += changes[change];
    }
    return sum;
  }
}

const CHANGES = ['new', 'changed', 'unchanged', 'price', 'withdrawn', 'returned'] as const;

function noChanges(): Changes & { rejected: number } {
  return { new: 0, changed: 0, unchanged: 0, price: 0, withdrawn: 0, returned: 0, rejected: 0 };
}

function isContent(kind: FeedLine['kind'] | undefined): boolean {
  return kind !== 'office' && kind !== 'agent';
}

function isReported(kind: string | undefined): kind is ReportedKind {
  return (REPORTED_KINDS as readonly (string | undefined)[]).includes(kind);
}
