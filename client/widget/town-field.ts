/** The field for a town, with suggestions: an editable combobox with a list, by the ARIA authoring practices. */
import { createElement } from './create-element.ts';
import { findTowns } from './find-towns.ts';
import type { SearchBarOptions } from './search-bar.ts';

const PAUSE_MS = 150;
const LIST_ID = 'towns';
const FIELD_ID = 'where';

export function createTownField({ texts, ...options }: SearchBarOptions) {
  const input = createElement('input', {
    type: 'text',
    id: FIELD_ID,
    placeholder: texts.whereHint,
    maxlength: 80,
    autocomplete: 'off',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': LIST_ID,
  });
  const list = createElement('ul', { id: LIST_ID, role: 'listbox', 'aria-label': texts.where });
  list.hidden = true;
  const suggestions = createSuggestions(input, list);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  options.signal.addEventListener('abort', () => stop());
  const stop = () => {
    clearTimeout(timer);
    asking.abort();
  };
  input.addEventListener('input', () => {
    stop();
    asking = new AbortController();
    const { signal } = asking;
    timer = setTimeout(async () => {
      const towns = await findTowns(input.value, { ...options, signal });
      if (!signal.aborted) suggestions.show(towns);
    }, PAUSE_MS);
  });
  input.addEventListener('blur', () => {
    stop();
    suggestions.show([]);
  });
  const label = createElement('label', { for: FIELD_ID }, texts.where);
  return { field: createElement('div', { class: 'town' }, label, input, list), input };
}

/** Shows the list, and moves through it by the keys of the field. An empty list is hidden. */
function createSuggestions(input: HTMLInputElement, list: HTMLElement) {
  let active = -1;
  const optionAt = (index: number) => list.children[index];
  const activate = (index: number) => {
    optionAt(active)?.setAttribute('aria-selected', 'false');
    active = index;
    const option = optionAt(active);
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const show = (towns: readonly string[]) => {
    const options = towns.map((town, index) =>
      createElement('li', { role: 'option', id: `town-${index}`, 'aria-selected': 'false' }, town),
    );
    list.replaceChildren(...options);
    list.hidden = towns.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    activate(-1);
  };
  const choose = (option: Element) => {
    input.value = option.textContent ?? '';
    show([]);
  };
  input.addEventListener('keydown', (event) => {
    const { length } = list.children;
    const option = optionAt(active);
    if (length === 0) return;
    if (event.key === 'ArrowDown') activate((active + 1) % length);
    else if (event.key === 'ArrowUp') activate(active > 0 ? active - 1 : length - 1);
    else if (event.key === 'Escape') show([]);
    else if (event.key === 'Enter' && option) choose(option);
    else return;
    event.preventDefault();
  });
  // Pressing must not take the focus from the field, which would close the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    if (option) choose(option);
  });
  return { show };
}
