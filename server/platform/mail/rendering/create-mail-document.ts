import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { routePath } from '../../../../shared/routes.ts';
import type { Brand } from '../../theme/brand.ts';
import type { MailDocument, MailTexts } from './mail-document.ts';

/** The agency's letterhead, and the disclosures that the law requires of an agency. */
export interface Letterhead {
  name: string;
  street: string;
  postalCodeAndCity: string;
  phone: string;
  email: string;
  bivNumber: string;
  cibNumber: string | null;
  insurer: string;
  companyNumber: string;
}

export interface MailHeader {
  locale: Locale;
  agency: Letterhead;
  brand: Brand;
  publicUrl: string;
}

/** Adds the agency's letterhead and footer to the texts of a feature. */
export function createMailDocument(texts: MailTexts, header: MailHeader, intl: IntlShape): MailDocument {
  const { locale, agency, brand, publicUrl } = header;
  return {
    locale,
    ...texts,
    sender: {
      name: agency.name,
      url: `${publicUrl}${routePath('home', locale)}`,
      palettes: brand.palettes,
      logo: brand.logo && {
        light: publicUrl + brand.logo.bitmaps.light,
        dark: publicUrl + brand.logo.bitmaps.dark,
        width: brand.logo.width,
        height: brand.logo.height,
      },
    },
    footer: footerOf(header, intl),
  };
}

/** The sender, and the disclosures that the law requires of an agency. */
function footerOf({ agency, locale, publicUrl }: MailHeader, intl: IntlShape): MailDocument['footer'] {
  const t = translatorOf(intl);
  const { name, street, postalCodeAndCity, phone, email, bivNumber, cibNumber, insurer } = agency;
  const pages = ['terms', 'privacy'] as const;
  return {
    lines: [
      `${name}, ${street}, ${postalCodeAndCity}`,
      `${phone} · ${email}`,
      t('layout.biv', { agency: name, number: bivNumber }),
      ...(cibNumber ? [t('layout.cib', { number: cibNumber })] : []),
      t('layout.insurance', { insurer }),
      t('layout.company', { number: agency.companyNumber }),
    ],
    links: pages.map((page) => ({
      text: t(`layout.item.${page}`),
      url: `${publicUrl}${routePath(page, locale)}`,
    })),
  };
}
