/** Parses a page with a form. */
import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';

const parser = new Parser(await new StaticConfigLoader().getConfigFor('page.html'));

export interface ShownField {
  /** The field's value, or whether its box is ticked. */
  value: string | boolean;
  isInvalid: boolean;
  /** The error message that describes the field. */
  error: string | null;
}

export interface ShownForm {
  /** The form's method and action. */
  target: string;
  fields: Record<string, ShownField>;
  /** The text of the alert above the form; null when there is none. */
  alert: string | null;
  /** Targets of the alert's links. */
  links: string[];
  /** Elements with their attribute names, without attributes of errors and choices. */
  structure: string[];
  /** The page's elements outside the form. */
  around: string[];
  /** The state for hydration. */
  // biome-ignore lint/suspicious/noExplicitAny: each page has its own shape
  state: any;
}

/**
 * Parses a page with a form.
 * @throws when the page is no HTML.
 */
export function readFormPage(html: string): ShownForm {
  const root = parser.parseHtml(html);
  const form = root.querySelector('form.visitor-form');
  const inForm = root.querySelectorAll('form.visitor-form *');
  const alert = root.querySelector('form.visitor-form .alert');
  const inAlert = new Set(alert ? [alert, ...alert.querySelectorAll('*')] : []);
  const isOfMistake = (element: HtmlElement) =>
    inAlert.has(element) ||
    element.classList.contains('field__error') ||
    element.id?.endsWith('-instruction');
  const isAround = (element: HtmlElement) => element !== form && !inForm.includes(element);
  return {
    target: form ? `${textOf(form, 'method')} ${textOf(form, 'action')}` : '',
    fields: Object.fromEntries(
      inForm.filter(hasName).map((field) => [textOf(field, 'name'), readField(field, root)]),
    ),
    alert: alert && decode(alert.textContent),
    links: alert?.querySelectorAll('a').map((link) => textOf(link, 'href')) ?? [],
    structure: inForm.filter((element) => !isOfMistake(element)).map(shapeOf),
    around: root.querySelectorAll('*').filter(isAround).map(shapeOf),
    state: JSON.parse(html.match(/<script type="application\/json"[^>]*>([^<]*)<\/script>/)?.[1] ?? ''),
  };
}

const hasName = (element: HtmlElement) => element.hasAttribute('name') && !element.is('button');

function readField(field: HtmlElement, root: HtmlElement): ShownField {
  // A hint's id precedes the error's.
  const id = textOf(field, 'aria-describedby').split(' ').at(-1);
  const error = id ? root.querySelector(`#${id}`) : null;
  return {
    value: readValue(field),
    isInvalid: textOf(field, 'aria-invalid') === 'true',
    error: error && decode(error.textContent),
  };
}

function readValue(field: HtmlElement): string | boolean {
  if (textOf(field, 'type') === 'checkbox') return field.hasAttribute('checked');
  if (field.is('textarea')) return decode(field.textContent).replace(/^\n/, '');
  if (!field.is('select')) return textOf(field, 'value');
  const chosen = field.querySelector('option[selected]') ?? field.querySelector('option');
  return chosen ? textOf(chosen, 'value') : '';
}

/** Attributes that change with errors and choices. */
const CHANGING = new Set(['aria-invalid', 'aria-describedby', 'checked', 'selected']);

function shapeOf(element: HtmlElement): string {
  const names = element.attributes.map(({ key }) => key).filter((key) => !CHANGING.has(key));
  return [element.tagName, ...names.sort()].join(' ');
}

function textOf(element: HtmlElement, attribute: string): string {
  return decode(String(element.getAttributeValue(attribute) ?? ''));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name] ?? '');
}
