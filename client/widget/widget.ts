/**
 * The script of the widget on other sites (docs/widget.md). The server writes its configuration before it
 * (`server/web/widget/`). It imports no value from `shared/`: the build would put it into a file of its own.
 */
import type { WidgetConfig } from '../../shared/widget.ts';
import { createHomesElement } from './homes-element.ts';
import { ATTRIBUTES, ELEMENT } from './read-attributes.ts';
import { warn } from './warn.ts';

declare const WIDGET: WidgetConfig;

/** Puts the element after a script with `data-search`, `data-home` or `data-search-bar`. */
function insertElement({ dataset, parentNode }: HTMLScriptElement, after: HTMLScriptElement): void {
  if (!['search', 'home', 'searchBar'].some((name) => name in dataset)) return;
  if (!parentNode || parentNode === document.head) {
    warn('a script with data-… shows homes in the body alone');
    return;
  }
  const element = document.createElement(ELEMENT);
  for (const name of ATTRIBUTES) {
    const value = after.getAttribute(`data-${name}`);
    if (value !== null) element.setAttribute(name, value);
  }
  after.after(element);
}

// A page can include the script more than once.
if (!customElements.get(ELEMENT)) customElements.define(ELEMENT, createHomesElement(WIDGET));
const script = document.currentScript;
if (script instanceof HTMLScriptElement) insertElement(script, script);
