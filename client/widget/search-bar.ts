import type { Locale } from '../../shared/locales.ts';
import type { WidgetTexts } from '../../shared/widget.ts';
import { createElement } from './create-element.ts';
import { LINK_TARGET, siteUrl } from './site-link.ts';
import { createTownField } from './town-field.ts';

export interface SearchBarOptions {
  origin: string;
  texts: WidgetTexts;
  locale: Locale;
  /** Aborts when the bar is removed. */
  signal: AbortSignal;
}

/**
 * Creates a form that leads to the results on the agency's site. It follows a link instead of being sent, because
 * policies of other sites restrict where forms are sent. The site resolves the typed town.
 */
export function createSearchBar(options: SearchBarOptions): HTMLFormElement {
  const { origin, texts, locale } = options;
  const choices = (['sale', 'rent'] as const).map((value) => {
    const radio = createElement('input', { type: 'radio', name: 'transaction', value });
    radio.defaultChecked = value === 'sale';
    return createElement('label', {}, radio, ` ${texts[value]}`);
  });
  const legend = createElement('legend', {}, texts.transaction);
  const { field, input } = createTownField(options);
  const form = createElement(
    'form',
    { class: 'bar', role: 'search', 'aria-label': texts.bar },
    createElement('fieldset', {}, legend, ...choices),
    field,
    createElement('button', { type: 'submit' }, texts.submit),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const search = new URLSearchParams({ transaction: String(new FormData(form).get('transaction')) });
    if (input.value.trim()) search.set('where', input.value.trim());
    const href = siteUrl(`/${locale}?${search}`, origin);
    const link = createElement('a', { href, target: LINK_TARGET });
    link.hidden = true;
    form.append(link);
    link.click();
    link.remove();
  });
  return form;
}
