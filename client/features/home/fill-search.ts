import { parseEstateSearch } from '../../../shared/estates/search-params.ts';
import type { LastSearch } from '../estates/last-search.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Fills in what the last search asked, as far as the form has fields for it: of several towns or types none. What a
 * visitor has begun, or the browser has kept, stays as it is.
 */
export function fillSearch(form: HTMLFormElement, { transaction, search, town }: LastSearch): void {
  if (!isUntouched(form)) return;
  const { criteria, sortType, sortOrder } = parseEstateSearch(new URLSearchParams(search));
  const { types = [], maxPrice } = criteria;
  const [type = ''] = types.length === 1 ? types : [];
  fieldOf(form, 'where').value = town;
  fieldOf(form, 'type').value = type.toLowerCase();
  fieldOf(form, 'maxPrice').value = String(maxPrice ?? '');
  if (sortType) keep(form, 'sortType', sortType);
  if (sortType && sortOrder) keep(form, 'sortOrder', sortOrder);
  const choice = form.querySelector<HTMLInputElement>(
    `[name=transaction][value=${transaction.toLowerCase()}]`,
  );
  if (choice) choice.checked = true;
}

/** A field that is not seen is sent only when it says something. */
function keep(form: HTMLFormElement, name: string, value: string): void {
  const field = fieldOf(form, name);
  field.value = value;
  field.disabled = false;
}

function isUntouched(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return false;
  const isEmpty = ['where', 'type', 'maxPrice'].every((name) => fieldOf(form, name).value === '');
  const choices = [...form.querySelectorAll<HTMLInputElement>('[name=transaction]')];
  return isEmpty && choices.every(({ checked, defaultChecked }) => checked === defaultChecked);
}

function fieldOf(form: HTMLFormElement, name: string): Field {
  return form.elements.namedItem(name) as Field;
}
