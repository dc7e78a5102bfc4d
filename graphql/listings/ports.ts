import type { StatusCode, Transaction } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { PictureFile } from '../pictures/parents.ts';

/** The kinds of what has an id in the one space of listings. */
export type ListingKind = 'estate' | 'project' | 'projectEntity' | 'rentalUnit';

/** What estates, projects and rental units share, as stored. */
export interface ListingRecord {
  id: number;
  reference: string;
  transaction: Transaction;
  status: StatusCode;
  publishedAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
  officeId: number;
  agentId: number | null;
  cityId: number;
  street: string | null;
  number: string | null;
  box: string | null;
  latitude: number;
  longitude: number;
  isAddressHidden: boolean;
}

export interface ListingText {
  listingId: number;
  locale: Locale;
  title: string;
  description: string;
}

export type Alternatives = Partial<Record<Locale, string | null>>;

/** A picture, as the feed named it. */
export interface FeedPicture {
  source: string;
  alt?: Alternatives;
}

export interface FeedDocument {
  source: string;
  name: string;
  mediaType: string;
  /** Bytes, as the feed says. */
  size: number;
}

/** Files of a listing, as the feed named them. */
export interface ListingFiles {
  id: number;
  photos: FeedPicture[];
  floorPlans: FeedPicture[];
  documents: FeedDocument[];
  video: string | null;
  virtualTour: string | null;
}

/** The picture that stands for a listing. */
export interface ListingCover {
  id: number;
  alt: Alternatives | null;
  /** Null while it waits to be stored. */
  file: PictureFile | null;
}

export interface ListingEvent {
  listingId: number;
  at: Date;
  kind: 'PUBLISHED' | 'STATUS' | 'PRICE';
  status: StatusCode | null;
  priceCents: number | null;
}

export interface ListingStore {
  findTexts(ids: readonly number[]): Promise<ListingText[]>;
  findFiles(ids: readonly number[]): Promise<ListingFiles[]>;
  /** The first photo of each that was not rejected; a listing without one is left out. */
  findCovers(ids: readonly number[]): Promise<ListingCover[]>;
  /** Oldest first. */
  findEvents(ids: readonly number[]): Promise<ListingEvent[]>;
  /** What the ids belong to; unknown ones are left out. */
  findKinds(ids: readonly number[]): Promise<{ id: number; kind: ListingKind }[]>;
}
