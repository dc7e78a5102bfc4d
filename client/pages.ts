/** The pages: one row each. Loaders, smoke tests and preloads derive from this table. */
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router';
import type { Locale } from '../shared/locales.ts';
import type { RouteName } from '../shared/routes.ts';
import type { PageDocument } from './data/run.ts';
import type { MessagePart } from './intl/message-parts.ts';
import type { Later } from './later.tsx';

/** What a page's module offers. */
export interface PageModule {
  Component: ComponentType;
  /** Makes the loader of a language: parses parameters, runs the page's queries, decides status and redirects. */
  createLoader(locale: Locale): LoaderFunction;
  /** Of a page with a form: makes what happens when it is sent. */
  createAction?(locale: Locale): ActionFunction;
  /** The queries that the page's loader runs: the browser fills its cache with what came with the page. */
  documents: readonly PageDocument[];
  /** Parts whose code comes once the page can be used. */
  later?: readonly Pick<Later<never>, 'load'>[];
}

/** A page's files. */
export interface PageFiles {
  /** The module's path from the project's folder: how the build's manifest knows it. */
  file: string;
  /** Parts of the sentences that it says beside what every page may say. */
  messages?: readonly MessagePart[];
  /** The same of what comes once the page can be used; its styles come with the page. */
  later?: { file: string; messages: readonly MessagePart[] };
}

export interface PageSource extends PageFiles {
  load(): Promise<PageModule>;
}

export interface PageRow extends PageSource {
  name: RouteName;
  /** It has a form that is sent to its own address. */
  takesForm?: true;
  /** What is in its address is for its owner alone: it is kept nowhere, and told to no other page. */
  isSecret?: true;
  /** Pages that may stand at the same address: their loaders are asked when the first finds nothing there. */
  variants?: Readonly<Record<string, PageSource>>;
}

/** Estates and projects share one id space, and their addresses. */
const detail = (name: 'estate' | 'estateSlug'): PageRow => ({
  name,
  messages: ['listing', 'estate'],
  file: 'client/features/estates/detail-page.tsx',
  later: { file: 'client/features/estates/detail/sections.tsx', messages: ['facts', 'mortgage'] },
  load: async () => (await import('./features/estates/detail-page.tsx')).detailPage,
  variants: {
    project: {
      messages: ['listing', 'projects'],
      file: 'client/features/projects/project-page.tsx',
      later: { file: 'client/features/projects/project-entities.tsx', messages: [] },
      load: async () => (await import('./features/projects/project-page.tsx')).projectPage,
    },
  },
});

/** The page is one; without the readable part of its address it leads there. */
const newsItem = (name: 'newsItemById' | 'newsItem'): PageRow => ({
  name,
  messages: ['listing', 'news'],
  file: 'client/features/news/news-item-page.tsx',
  load: async () => (await import('./features/news/news-item-page.tsx')).newsItemPage,
});

/** An office, likewise. */
const office = (name: 'officeById' | 'office'): PageRow => ({
  name,
  messages: ['listing', 'home', 'offices', 'results'],
  file: 'client/features/offices/office-page.tsx',
  later: { file: 'client/features/leads/office-form.tsx', messages: ['forms', 'leads'] },
  load: async () => (await import('./features/offices/office-page.tsx')).officePage,
});

export const PAGES: readonly PageRow[] = [
  {
    name: 'home',
    messages: ['home'],
    file: 'client/features/home/home-page.tsx',
    load: async () => (await import('./features/home/home-page.tsx')).homePage,
  },
  {
    name: 'forSale',
    messages: ['results'],
    file: 'client/features/estates/results-page.tsx',
    load: async () => (await import('./features/estates/results-page.tsx')).salePage,
  },
  {
    name: 'forRent',
    messages: ['results'],
    file: 'client/features/estates/results-page.tsx',
    load: async () => (await import('./features/estates/results-page.tsx')).rentPage,
  },
  {
    name: 'projects',
    messages: ['projects', 'results'],
    file: 'client/features/projects/projects-page.tsx',
    load: async () => (await import('./features/projects/projects-page.tsx')).projectsPage,
  },
  detail('estate'),
  detail('estateSlug'),
  {
    name: 'projectEntity',
    messages: ['listing', 'projects'],
    file: 'client/features/projects/entity-page.tsx',
    load: async () => (await import('./features/projects/entity-page.tsx')).entityPage,
  },
  {
    name: 'holiday',
    messages: ['listing', 'holiday', 'results'],
    file: 'client/features/holiday/list-page.tsx',
    load: async () => (await import('./features/holiday/list-page.tsx')).holidayPage,
  },
  {
    name: 'holidayUnit',
    messages: ['listing', 'holiday'],
    file: 'client/features/holiday/unit-page.tsx',
    later: { file: 'client/features/holiday/unit-sections.tsx', messages: [] },
    load: async () => (await import('./features/holiday/unit-page.tsx')).holidayUnitPage,
  },
  {
    name: 'favorites',
    messages: ['favorites'],
    file: 'client/features/favorites/favorites-page.tsx',
    load: async () => (await import('./features/favorites/favorites-page.tsx')).favoritesPage,
  },
  {
    name: 'mortgage',
    messages: ['mortgage'],
    file: 'client/features/mortgage/mortgage-page.tsx',
    load: async () => (await import('./features/mortgage/mortgage-page.tsx')).mortgagePage,
  },
  {
    name: 'news',
    messages: ['news', 'results'],
    file: 'client/features/news/news-page.tsx',
    load: async () => (await import('./features/news/news-page.tsx')).newsPage,
  },
  newsItem('newsItemById'),
  newsItem('newsItem'),
  {
    name: 'offices',
    messages: ['home', 'offices'],
    file: 'client/features/offices/offices-page.tsx',
    load: async () => (await import('./features/offices/offices-page.tsx')).officesPage,
  },
  office('officeById'),
  { ...office('office'), takesForm: true },
  {
    name: 'contact',
    takesForm: true,
    messages: ['forms', 'leads'],
    file: 'client/features/leads/contact-page.tsx',
    load: async () => (await import('./features/leads/contact-page.tsx')).contactPage,
  },
  {
    name: 'requestInfo',
    takesForm: true,
    messages: ['forms', 'leads'],
    file: 'client/features/leads/listing-forms.tsx',
    load: async () => (await import('./features/leads/listing-forms.tsx')).requestInfoPage,
  },
  {
    name: 'sendToFriend',
    takesForm: true,
    messages: ['forms', 'leads'],
    file: 'client/features/leads/listing-forms.tsx',
    load: async () => (await import('./features/leads/listing-forms.tsx')).sendToFriendPage,
  },
  {
    name: 'refuseMails',
    takesForm: true,
    isSecret: true,
    messages: ['forms', 'optOut'],
    file: 'client/features/leads/opt-out-page.tsx',
    load: async () => (await import('./features/leads/opt-out-page.tsx')).optOutPage,
  },
  {
    name: 'privacy',
    messages: ['legal'],
    file: 'client/features/legal/privacy-page.tsx',
    load: async () => (await import('./features/legal/privacy-page.tsx')).privacyPage,
  },
  {
    name: 'terms',
    messages: ['legal'],
    file: 'client/features/legal/terms-page.tsx',
    load: async () => (await import('./features/legal/terms-page.tsx')).termsPage,
  },
  {
    name: 'detail',
    file: 'client/features/listings/permanent-link.tsx',
    load: async () => (await import('./features/listings/permanent-link.tsx')).permanentLink,
  },
];
