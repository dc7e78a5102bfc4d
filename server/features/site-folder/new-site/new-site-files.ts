/** The files with which a new agency starts: its agency file, and a site folder. */
import { contrastRatio } from '../../../../shared/contrast.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { mixColours } from '../../../platform/theme/mix-colours.ts';
import { PALETTE } from '../../../platform/theme/palette.ts';

export interface NewSite {
  name: string;
  street: string;
  postalCodeAndCity: string;
  phone: string;
  email: string;
  bivNumber: string;
  companyNumber: string;
  insurer: string;
  policyNumber: string;
  /** The first one is that of mails to the agency. */
  languages: readonly Locale[];
  /** `#rrggbb`. */
  colour: string;
}

/** The date of the royal decree that approved the code of ethics of the BIV. */
const ROYAL_DECREE_DATE = '2018-06-29';
const MIN_CONTRAST = 4.5;
const STEPS = 20;

interface AboutPage {
  title: string;
  description: (name: string) => string;
  text: (name: string) => string;
}

const ABOUT: Record<Locale, AboutPage> = {
  nl: {
    title: 'Over ons',
    description: (name) => `Maak kennis met ${name}: wie we zijn en hoe we werken.`,
    text: (name) => `Schrijf hier wie ${name} is en hoe u werkt.`,
  },
  fr: {
    title: 'À propos',
    description: (name) => `Découvrez ${name}, notre équipe et notre façon de travailler.`,
    text: (name) => `Présentez ici ${name} et votre façon de travailler.`,
  },
  en: {
    title: 'About us',
    description: (name) => `Get to know ${name}: who we are and how we work.`,
    text: (name) => `Say here who ${name} is and how you work.`,
  },
  de: {
    title: 'Über uns',
    description: (name) => `Lernen Sie ${name} kennen: wer wir sind und wie wir arbeiten.`,
    text: (name) => `Stellen Sie hier ${name} und Ihre Arbeitsweise vor.`,
  },
};

/** Returns the texts of the files by their paths. */
export function newSiteFiles(site: NewSite): Record<string, string> {
  const { languages, colour, ...agency } = site;
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const pages = languages.map((locale) => {
    const { title, description, text } = ABOUT[locale];
    // A name can have characters of YAML.
    const quoted = JSON.stringify(description(site.name));
    return [
      `site/pages/about-us.${locale}.md`,
      `---\ntitle: ${title}\ndescription: ${quoted}\nmenu: 75\n---\n\n${text(site.name)}\n`,
    ];
  });
  return {
    'agency.json': json({ ...agency, royalDecreeDate: ROYAL_DECREE_DATE, locale: languages[0] }),
    'site/site.json': json({ languages }),
    'site/theme.json': json({ brand: legiblePair(colour) }),
    ...Object.fromEntries(pages),
  };
}

/** The colour, as dark as light pages need it and as light as dark pages need it. */
export function legiblePair(colour: string): { light: string; dark: string } {
  const { light, dark } = PALETTE;
  return {
    light: towards(colour.toLowerCase(), '#000000', [light.paper, light.surface, light.sand]),
    dark: towards(colour.toLowerCase(), '#ffffff', [dark.paper, dark.surface, dark.sand]),
  };
}

function towards(colour: string, end: string, grounds: readonly string[]): string {
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => mixColours(colour, end, step / STEPS));
  const isLegible = (shade: string) =>
    grounds.every((ground) => contrastRatio(shade, ground) >= MIN_CONTRAST);
  return shades.find(isLegible) ?? end;
}
