/** The fields of the form of pictures, `number-<place>-<hash>`: by its hash, a picture is found in another list. */
import { orderByNumbers } from './order-by-numbers.ts';

const FIELD = /^number-(\d{1,3})-([\da-f]*)$/;
const NUMBER = /^\d{1,4}$/;

export const numberField = (place: number, hash: string | null) => `number-${place}-${hash ?? ''}`;

/** Returns the places of pictures in the typed order. */
export function typedOrder(form: FormData): number[] {
  const pictures = [...form].flatMap(([name, value]) => {
    const place = FIELD.exec(name)?.[1];
    const typed = typeof value === 'string' ? value.trim() : '';
    return place === undefined
      ? []
      : [{ place: Number(place), typed: NUMBER.test(typed) ? Number(typed) : null }];
  });
  const first = form.get('first');
  return orderByNumbers(pictures, typeof first === 'string' && NUMBER.test(first) ? Number(first) : null);
}

/** Returns the number that was typed for a picture in a rejected form; undefined without one. */
export function typedNumber(
  values: Record<string, string> | undefined,
  hash: string | null,
): string | undefined {
  if (!hash) return undefined;
  return Object.entries(values ?? {}).find(([name]) => FIELD.exec(name)?.[2] === hash)?.[1];
}
