/** A picture of the form: its place in the stored list, and the number that was typed for it, from 1. */
export interface NumberedPicture {
  place: number;
  /** Null: none that can be read. */
  typed: number | null;
}

/**
 * Returns the places of pictures in their new order. A picture with another number than before gets this number; the
 * others follow in their order. Of two with one new number the second comes after the first. `first`: the place of the
 * picture that comes before all others.
 */
export function orderByNumbers(pictures: readonly NumberedPicture[], first: number | null = null): number[] {
  const isMoved = ({ typed }: NumberedPicture, index: number) => typed !== null && typed !== index + 1;
  const order = pictures.filter((picture, index) => !isMoved(picture, index)).map(({ place }) => place);
  const moved = pictures.filter(isMoved).toSorted((a, b) => Number(a.typed) - Number(b.typed));
  let next = 0;
  for (const { place, typed } of moved) {
    const index = Math.max(Number(typed) - 1, next);
    order.splice(index, 0, place);
    next = Math.min(index, order.length - 1) + 1;
  }
  if (first === null || !order.includes(first)) return order;
  return [first, ...order.filter((place) => place !== first)];
}
