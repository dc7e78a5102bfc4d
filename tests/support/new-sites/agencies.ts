/** Three agencies of different kinds, as their answers to `npm run new-site`, their feeds and their own files. */
import type { FeedLineInput } from '../../../server/features/feed/format.ts';
import type { NewSite } from '../../../server/features/site-folder/new-site/new-site-files.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { MenuRoute } from '../../../shared/menu-routes.ts';
import { COAST_LINES, VILLAGE_LINES, YARD_LINES } from './feeds.ts';

export interface NewAgency {
  answers: NewSite;
  /** The lines of its feed after the header. */
  lines: readonly FeedLineInput[];
  /** Texts of further files of the site folder, by their paths. */
  files: Record<string, string>;
  /** Items that its menu has, and has not. */
  menu: { has: MenuRoute[]; hasNot: MenuRoute[] };
}

const registration = { insurer: 'Ethias', policyNumber: '45.000.111' };

/** A village office in French and German, with homes for sale and to rent. */
const VILLAGE: NewAgency = {
  answers: {
    name: 'Immo Hautes Fagnes',
    street: 'Rue Devant-les-Religieuses 3',
    postalCodeAndCity: '4960 Malmedy',
    phone: '+32 80 000 101',
    email: 'bonjour@hautes-fagnes.example',
    bivNumber: '511.001',
    companyNumber: 'BE 0000.101.101',
    ...registration,
    languages: ['fr', 'de'],
    colour: '#2f6f4f',
  },
  lines: VILLAGE_LINES,
  files: {
    'home.fr.md': '---\nheading: Chez vous dans les Hautes Fagnes\nintro: Une agence, trois villages.\n---\n',
    'home.de.md': '---\nheading: Zu Hause im Hohen Venn\nintro: Eine Agentur, drei Dörfer.\n---\n',
  },
  menu: { has: ['forSale', 'forRent'], hasNot: ['projects', 'holiday', 'team'] },
};

/** An agency of holiday homes at the coast, in four languages. */
const COAST: NewAgency = {
  answers: {
    name: 'Duin & Dijk Verhuur',
    street: 'Leopoldlaan 12',
    postalCodeAndCity: '8420 De Haan',
    phone: '+32 59 000 202',
    email: 'hallo@duinendijk.example',
    bivNumber: '511.002',
    companyNumber: 'BE 0000.202.202',
    ...registration,
    languages: ['nl', 'fr', 'en', 'de'],
    colour: '#0b6e99',
  },
  lines: COAST_LINES,
  files: {
    'theme.json': JSON.stringify({ brand: { light: '#0b5f85', dark: '#7cc7ea' }, radius: 12 }),
  },
  menu: { has: ['holiday'], hasNot: ['forSale', 'forRent', 'projects', 'mortgage', 'purchaseCost'] },
};

/** A seller of new buildings, in Dutch and French. */
const YARD: NewAgency = {
  answers: {
    name: 'Werf Negen',
    street: 'Kempische Steenweg 9',
    postalCodeAndCity: '3500 Hasselt',
    phone: '+32 11 000 303',
    email: 'info@werfnegen.example',
    bivNumber: '511.003',
    companyNumber: 'BE 0000.303.303',
    ...registration,
    languages: ['nl', 'fr'],
    colour: '#8a4b08',
  },
  lines: YARD_LINES,
  files: {},
  menu: { has: ['projects', 'mortgage'], hasNot: ['forSale', 'forRent', 'holiday'] },
};

export const AGENCIES = { village: VILLAGE, coast: COAST, yard: YARD };

/** The first language of an agency. */
export const mainLocale = ({ answers }: NewAgency): Locale => answers.languages[0] ?? 'nl';
