import { formatEstateSearch, parseEstateSearch } from '../../../shared/estates/search-params.ts';
import type { LastSearch } from '../estates/last-search.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** Hidden parameters, by the visible field that replaces them. */
const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  where: ['city'],
  type: ['type', 'subType'],
  maxPrice: ['minPrice'],
  transaction: ['minPrice'],
};

/**
 * Fills in the last search. Criteria without a field in the form, such as several towns, become hidden fields
 * until the visitor changes the related field. Values that the visitor typed or the browser restored are not
 * overwritten.
 */
export function fillSearch(form: HTMLFormElement, { transaction, search, town }: LastSearch): void {
  if (!isUntouched(form)) return;
  const params = new URLSearchParams(formatEstateSearch(parseEstateSearch(new URLSearchParams(search))));
  const types = params.getAll('type');
  fieldOf(form, 'where').value = town;
  if (town) params.delete('city');
  fieldOf(form, 'type').value = types.length === 1 ? String(types[0]) : '';
  if (types.length === 1) params.delete('type');
  fieldOf(form, 'maxPrice').value = params.get('maxPrice') ?? '';
  params.delete('maxPrice');
  const choice = form.querySelector<HTMLInputElement>(
    `[name=transaction][value=${transaction.toLowerCase()}]`,
  );
  if (choice) choice.checked = true;
  addHiddenFields(form, params);
}

/** Replaces the form's hidden fields by those of a search. */
function addHiddenFields(form: HTMLFormElement, params: URLSearchParams): void {
  for (const field of form.querySelectorAll('[type=hidden]:not([name=transaction])')) field.remove();
  for (const [name, value] of params) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  form.addEventListener('input', ({ target }) => {
    for (const name of UNSEEN[(target as Field).name] ?? []) {
      for (const field of form.querySelectorAll(`[type=hidden][name=${name}]`)) field.remove();
    }
  });
}

function isUntouched(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return false;
  const isEmpty = ['where', 'type', 'maxPrice'].every((name) => fieldOf(form, name).value === '');
  const choices = [...form.querySelectorAll<HTMLInputElement>('[name=transaction]')];
  return isEmpty && choices.every(({ checked, defaultChecked }) => checked === defaultChecked);
}

function fieldOf(form: HTMLFormElement, name: string): Field {
  return form.querySelector(`[name=${name}]:not([type=hidden])`) as Field;
}
