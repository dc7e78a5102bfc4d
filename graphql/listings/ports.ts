import type { StatusCode, Transaction } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { PictureFile } from '../pictures/parents.ts';

/** The kinds of listings; they share one id space. */
export type ListingKind = 'estate' | 'project' | 'projectEntity' | 'rentalUnit';

/** The stored fields shared by estates, projects and rental units. */
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
  /** Present on the pages of a search, which show it; null without a picture. Absent: `findCovers` reads it. */
  cover?: ListingCover | null;
}

export interface ListingText {
  listingId: number;
  locale: Locale;
  title: string;
  description: string;
}

export type Alternatives = Partial<Record<Locale, string | null>>;

/** A picture in the feed. */
export interface FeedPicture {
  source: string;
  alt?: Alternatives;
}

export interface FeedDocument {
  source: string;
  name: string;
  mediaType: string;
  /** Size in bytes, according to the feed. */
  size: number;
}

/** The files of a listing in the feed. */
export interface ListingFiles {
  id: number;
  photos: FeedPicture[];
  floorPlans: FeedPicture[];
  documents: FeedDocument[];
  video: string | null;
  virtualTour: string | null;
}

/** The picture that represents a listing in lists. */
export interface ListingCover {
  id: number;
  alt: Alternatives | null;
  /** Pictures of the listing, rejected ones included. */
  photoCount: number;
  /** Null until the picture is processed. */
  file: PictureFile | null;
}

export interface ListingEvent {
  listingId: number;
  at: Date;
  kind: 'PUBLISHED' | 'STATUS' | 'PRICE';
  status: StatusCode | null;
  priceCents: number | null;
}

/** Whether the agency has each kind on offer; the names are those of the routes of their lists. */
export type OfferedKinds = Record<
  'forSale' | 'forRent' | 'projects' | 'holiday' | 'news' | 'offices',
  boolean
>;

export interface ListingStore {
  findTexts(ids: readonly number[]): Promise<ListingText[]>;
  findFiles(ids: readonly number[]): Promise<ListingFiles[]>;
  /** The first photo of each listing that was not rejected; listings without one are left out. */
  findCovers(ids: readonly number[]): Promise<ListingCover[]>;
  /** Events, oldest first. */
  findEvents(ids: readonly number[]): Promise<ListingEvent[]>;
  /** The kinds of the listings with these ids; unknown ids are left out. */
  findKinds(ids: readonly number[]): Promise<{ id: number; kind: ListingKind }[]>;
  findOfferedKinds(): Promise<OfferedKinds>;
  /** The ids of the listings on offer that the agency features, the latest first, at most 12. */
  findFeatured(): Promise<number[]>;
}
