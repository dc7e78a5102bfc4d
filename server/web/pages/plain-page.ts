/** Pages without React and without queries: for when nothing else can be shown, and for the agency. */
import type { IntlShape } from 'react-intl';
import { type MessageKey, translatorOf } from '../../../client/intl/use-messages.ts';
import type { SiteLogo } from '../../../client/site.tsx';
import { type ButtonLook, buttonClass } from '../../../client/ui/button/button-class.ts';
import { phoneHref } from '../../../client/ui/phone-number.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import type { PlainAssets } from './assets.ts';

interface PlainFrame {
  locale: Locale;
  intl: IntlShape;
  agency: { name: string; phone: string };
  logo: SiteLogo | undefined;
  assets: Pick<PlainAssets, 'styles' | 'theme'>;
}

interface PlainPage extends PlainFrame {
  /** Which texts of `errors` it shows. */
  kind: 'failure' | 'notFound' | 'notAllowed' | 'busy' | 'away' | 'unsent';
  /** The submitted form, URL-encoded: a button submits it again unchanged. */
  form?: string | undefined;
}

export function plainPage(page: PlainPage): string {
  const { intl, kind } = page;
  const t = translatorOf(intl);
  const text = (key: MessageKey) => escaped(t(key));
  const heading = t(`errors.${kind}.heading`);
  const title = t(`errors.${kind}.title`);
  return plainDocument(page, {
    title,
    heading,
    body: `<p>${text(`errors.${kind}.text`)}</p>${waysOn(page, text)}`,
  });
}

/** A document with the site's header. `body`: HTML below the heading. */
export function plainDocument(
  { locale, intl, agency, logo, assets }: PlainFrame,
  { title, heading, body }: { title: string; heading: string; body: string },
): string {
  const home = routePath('home', locale);
  const sheets = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const call = escaped(translatorOf(intl)('layout.call', { phone: agency.phone }));
  return `<!DOCTYPE html><html lang="${intl.locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><title>${escaped(title)}</title>
${sheets}${assets.theme && `<style>${assets.theme}</style>`}</head><body>
<header class="header"><div class="header__bar"><a class="header__brand" href="${home}">${logo ? logoImage(logo, agency) : escaped(agency.name)}</a>
<a class="header__phone" href="${phoneHref(agency.phone)}" aria-label="${call}">${escaped(agency.phone)}</a></div></header>
<main><div class="error-page"><h1>${escaped(heading)}</h1>${body}</div></main></body></html>`;
}

function logoImage({ light, dark, width, height }: SiteLogo, { name }: { name: string }): string {
  const inDark = `<source media="screen and (prefers-color-scheme: dark)" srcset="${dark}">`;
  const image = `<img class="header__logo" src="${light}" alt="${escaped(name)}" width="${width}" height="${height}">`;
  return `<picture>${dark === light ? '' : inDark}${image}</picture>`;
}

/** When a retry is worthwhile, its button precedes the link to the home page. */
function waysOn({ locale, kind, form }: PlainPage, text: (key: MessageKey) => string): string {
  const home = (look: ButtonLook) =>
    `<a class="${buttonClass({ look })}" href="${routePath('home', locale)}">${text('errors.home')}</a>`;
  if (form !== undefined) {
    const button = `<button class="${buttonClass()}">${text('errors.resend')}</button>`;
    return `<form class="error-page__ways" method="post">${hiddenFields(form)}${button}</form>`;
  }
  if (kind !== 'busy' && kind !== 'away') return `<p class="error-page__ways">${home('main')}</p>`;
  const retryLink = `<a class="${buttonClass()}" href="">${text('errors.again')}</a>`;
  return `<p class="error-page__ways">${retryLink}${home('quiet')}</p>`;
}

function hiddenFields(form: string): string {
  const field = ([name, value]: [string, string]) =>
    `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;
  return [...new URLSearchParams(form)].map(field).join('');
}

/** Preserves line breaks in typed texts. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
};

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<"\r\n]/g, (sign) => ENTITIES[sign] ?? sign);
}
