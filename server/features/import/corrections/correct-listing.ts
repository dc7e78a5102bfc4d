/** Corrects the texts of a listing and the order of its pictures, as an import that brings the listing with them. */
import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { tryLockImports } from '../../listings/import-lock.ts';
import { type ListingText, writePictures, writeText } from '../write/write-content.ts';
import {
  completeOrder,
  inOrder,
  inverseOf,
  isUnchanged,
  type StoredPicture,
  sourcesOf,
} from './picture-order.ts';
import { type CorrectedField, findInForce, type InForce, storeCorrection } from './stored-corrections.ts';

/**
 * `IMPORTING`: an import is running. `CHANGED`: the employee saw another text, order or correction. `SAME`: nothing
 * would change. `NO_ORDER`: the order does not fit the pictures.
 */
export type CorrectionOutcome = 'DONE' | 'IMPORTING' | 'CHANGED' | 'SAME' | 'NO_ORDER';

interface By {
  /** The employee's e-mail address. */
  by: string;
  now: Date;
}

interface TextCorrection extends By, ListingText {
  id: number;
  locale: Locale;
  /** That of the text that the employee saw. */
  version: string;
}

/** A string that changes with the text. */
export const versionOfText = ({ title, description }: ListingText): string =>
  versionOf(JSON.stringify([title, description]));

/** A string that changes with the list of pictures. */
export const versionOfPictures = (photos: readonly StoredPicture[]): string => versionOf(sourcesOf(photos));

const versionOf = (content: string) => hash('sha256', content).slice(0, 32);

const FIELDS = [
  { field: 'TITLE', column: 'title' },
  { field: 'DESCRIPTION', column: 'description' },
] as const;

/** Corrects a text. Where it is that of the feed again, the correction ends. */
export async function correctText(
  trx: Transaction<Database>,
  { id, locale, version, by, now, ...typed }: TextCorrection,
): Promise<CorrectionOutcome> {
  if (!(await tryLockImports(trx))) return 'IMPORTING';
  const stored = await findText(trx, id, locale);
  if (!stored || versionOfText(stored) !== version) return 'CHANGED';
  const text = { ...stored };
  for (const { field, column } of FIELDS) {
    if (isSame(typed[column], stored[column])) continue;
    const before = await findInForce(trx, { id, field, locale });
    const feedValue = before?.feedValue ?? stored[column];
    const isOfFeed = isSame(typed[column], feedValue);
    text[column] = isOfFeed ? feedValue : typed[column];
    const value = isOfFeed ? null : text[column];
    await storeCorrection(trx, { id, field, locale, feedValue, value, by, now });
  }
  if (versionOfText(text) === version) return 'SAME';
  await writeText(trx, { id, locale, now, ...text });
  return 'DONE';
}

/** Browsers send line breaks as CR LF, and feeds may have them. */
const isSame = (typed: string, stored: string): boolean => typed === stored.replaceAll('\r\n', '\n');

interface NewOrder extends By {
  id: number;
  /** That of the list that the employee saw. */
  version: string;
  /** The places of pictures in that list, from 0; those left out follow. */
  order: readonly number[];
}

/** Changes the order of the pictures. If it is that of the feed again, the correction ends. */
export async function orderPictures(
  trx: Transaction<Database>,
  { id, version, order, by, now }: NewOrder,
): Promise<CorrectionOutcome> {
  if (!(await tryLockImports(trx))) return 'IMPORTING';
  const photos = await findPhotos(trx, id);
  if (!photos || versionOfPictures(photos) !== version) return 'CHANGED';
  const complete = completeOrder(order, photos.length);
  if (!complete) return 'NO_ORDER';
  if (isUnchanged(complete)) return 'SAME';
  const before = await findInForce(trx, { id, field: 'PICTURES', locale: null });
  const places = before ? inOrder(orderOf(before), complete) : complete;
  const feedValue = before?.feedValue ?? sourcesOf(photos);
  const value = isUnchanged(places) ? null : JSON.stringify(places);
  await storeCorrection(trx, { id, field: 'PICTURES', locale: null, feedValue, value, by, now });
  await writePictures(trx, { id, photos: inOrder(photos, complete), now });
  return 'DONE';
}

interface Removal {
  /** Of the listing. */
  id: number;
  correctionId: string;
  now: Date;
}

/** Removes a correction in force: the listing has the text or order of its feed again. */
export async function removeCorrection(
  trx: Transaction<Database>,
  { id, correctionId, now }: Removal,
): Promise<CorrectionOutcome> {
  if (!(await tryLockImports(trx))) return 'IMPORTING';
  const removed = await trx
    .deleteFrom('listing_correction')
    .where('id', '=', correctionId)
    .where('listing_id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['field', 'locale', 'feed_value as feedValue', 'value'])
    .executeTakeFirst();
  if (!removed) return 'CHANGED';
  if (removed.field === 'PICTURES') await restorePictures(trx, { id, removed, now });
  else await restoreText(trx, { id, removed: removed as RemovedText, now });
  return 'DONE';
}

type RemovedText = InForce & { field: CorrectedField; locale: Locale };

async function restoreText(
  trx: Transaction<Database>,
  { id, removed: { field, locale, feedValue }, now }: { id: number; removed: RemovedText; now: Date },
): Promise<void> {
  const text = await findText(trx, id, locale);
  if (!text) return;
  const own = field === 'TITLE' ? { title: feedValue } : { description: feedValue };
  await writeText(trx, { id, locale, now, ...text, ...own });
}

async function restorePictures(
  trx: Transaction<Database>,
  { id, removed, now }: { id: number; removed: InForce; now: Date },
): Promise<void> {
  const photos = (await findPhotos(trx, id)) ?? [];
  await writePictures(trx, { id, photos: inOrder(photos, inverseOf(orderOf(removed))), now });
}

const orderOf = ({ value }: InForce) => JSON.parse(value) as number[];

function findText(trx: Transaction<Database>, id: number, locale: Locale): Promise<ListingText | undefined> {
  return trx
    .selectFrom('listing_text')
    .where('listing_id', '=', id)
    .where('locale', '=', locale)
    .select(['title', 'description'])
    .executeTakeFirst();
}

async function findPhotos(trx: Transaction<Database>, id: number): Promise<StoredPicture[] | undefined> {
  const row = await trx.selectFrom('listing').where('id', '=', id).select('photos').executeTakeFirst();
  return row?.photos as StoredPicture[] | undefined;
}
