/**
 * Cursors: where a page of results ends. A cursor has the order of the results, because a position means nothing in
 * another one. Towns have another order in each language.
 */
import type { Locale } from '../../shared/locales.ts';
import { inputError } from '../errors.ts';
import type { EstateOrder, Position } from './result-order.ts';

/** A position, and the number of results up to it, by which pages are numbered. */
export interface Cursor {
  position: Position;
  seen: number;
}

const MAX_CHARACTERS = 200;
/** The value, the id, and the number of results. */
const FIELDS = /^(-?\d{1,16}|) ([1-9]\d{0,9}) ([1-9]\d{0,9})$/;

const prefixOf = ({ by, order }: EstateOrder, locale: Locale) =>
  `${by}${by === 'city' ? `_${locale}` : ''} ${order} `;

export function formatCursor(
  { position: { value, id }, seen }: Cursor,
  order: EstateOrder,
  locale: Locale,
): string {
  return Buffer.from(`${prefixOf(order, locale)}${value ?? ''} ${id} ${seen}`).toString('base64url');
}

/**
 * Parses a cursor of results in this order.
 * @throws an input error for another text.
 */
export function parseCursor(cursor: string, order: EstateOrder, locale: Locale): Cursor {
  const text = cursor.length <= MAX_CHARACTERS ? Buffer.from(cursor, 'base64url').toString() : '';
  const prefix = prefixOf(order, locale);
  const [, value, id, seen] = (text.startsWith(prefix) && FIELDS.exec(text.slice(prefix.length))) || [];
  if (value === undefined)
    throw inputError('after', 'must be an endCursor of results in the same order and language');
  return { position: { value: value || null, id: Number(id) }, seen: Number(seen) };
}
