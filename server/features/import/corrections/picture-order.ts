/** The order of a listing's pictures. An order has, for each picture, its place in another list, from 0. */

/** A picture as stored with its listing. */
export interface StoredPicture {
  source: string;
}

/** The sources of pictures as a JSON array, by which two lists are compared. */
export function sourcesOf(pictures: readonly StoredPicture[]): string {
  return JSON.stringify(pictures.map(({ source }) => source));
}

/** Returns the items in an order. */
export function inOrder<Item>(items: readonly Item[], order: readonly number[]): Item[] {
  return order.flatMap((place) => {
    const item = items[place];
    return item === undefined ? [] : [item];
  });
}

/** Returns the order that undoes another one. */
export function inverseOf(order: readonly number[]): number[] {
  const inverse: number[] = [];
  for (const [index, place] of order.entries()) inverse[place] = index;
  return inverse;
}

/** Adds the places that an order leaves out, at its end. Null when it has a place twice, or a wrong one. */
export function completeOrder(order: readonly number[], length: number): number[] | null {
  const named = new Set(order);
  const isValid = order.every((place) => Number.isInteger(place) && place >= 0 && place < length);
  if (!isValid || named.size < order.length) return null;
  const others = Array.from({ length }, (_, place) => place).filter((place) => !named.has(place));
  return [...order, ...others];
}

/** Whether an order changes nothing. */
export function isUnchanged(order: readonly number[]): boolean {
  return order.every((place, index) => place === index);
}
