import { localeFallbacks } from '../../shared/locales.ts';
import type {
  AgencyPageResolvers,
  HomeContentResolvers,
  HomeSection,
  LegalPage,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { findPage, findVersion, pagePath, pageVersions } from './agency-pages.ts';
import { blockResolvers, listHomes, listOffices, listTeam, toBlocks, toPicture } from './blocks.ts';
import { listMenu } from './menu.ts';
import type { LegalPageName, HomeSection as Section } from './ports.ts';

const agencyPage: QueryResolvers['agencyPage'] = (_, { slug, locale }, { ports }) => {
  const page = findPage(slug, locale, ports.siteContent);
  return page && { page, locale };
};

const agencyPages: QueryResolvers['agencyPages'] = (_, { locale }, { ports: { siteContent } }) =>
  siteContent
    .pageNames()
    .toSorted()
    .flatMap((name) => findVersion(name, locale, siteContent) ?? [])
    .map((page) => ({ page, locale }));

const menu: QueryResolvers['menu'] = (_, { locale }, { ports }) => listMenu(locale, ports);

const homeContent: QueryResolvers['homeContent'] = (_, { locale }, { ports }) => {
  const home = ports.siteContent.home(locale);
  return home && { home, locale };
};

const notice: QueryResolvers['notice'] = (_, { locale }, { ports }) => {
  const found = ports.siteContent.notice();
  const language = found && localeFallbacks(locale).find((each) => found.texts[each]);
  if (!language) return null;
  const path = found.links[locale] ?? null;
  return { text: found.texts[language] ?? '', writtenIn: language === locale ? null : language, path };
};

const LEGAL_PAGES: Record<LegalPage, LegalPageName> = { PRIVACY: 'privacy', TERMS: 'terms' };

const legalAdditions: QueryResolvers['legalAdditions'] = (_, { page, locale }, { ports }) =>
  ports.siteContent
    .legalAdditions(LEGAL_PAGES[page], locale)
    .map((addition) => ({ ...addition, id: `${LEGAL_PAGES[page]}-${addition.anchor}`, locale }));

const AgencyPage: AgencyPageResolvers = {
  name: ({ page }) => page.name,
  path: ({ page, locale }) => pagePath(page, locale),
  locale: ({ page }) => page.locale,
  title: ({ page }) => page.title,
  description: ({ page }) => page.description,
  alternates: ({ page }, _, { ports }) => pageVersions(page, ports.siteContent),
  picture: ({ page }) => page.picture && toPicture(page.picture, page.locale),
  content: ({ page, locale }) => toBlocks(page.content, locale),
  homes: ({ page, locale }, _, { ports }) => listHomes(page.content, locale, ports),
  offices: ({ page, locale }, _, { ports }) => listOffices(page.content, locale, ports),
  team: ({ page, locale }, _, { ports }) => listTeam(page.content, locale, ports),
};

const SECTIONS: Record<Section, HomeSection> = {
  newest: 'NEWEST',
  toRent: 'TO_RENT',
  projects: 'PROJECTS',
  holiday: 'HOLIDAY',
  news: 'NEWS',
  offices: 'OFFICES',
};

const HomeContent: HomeContentResolvers = {
  title: ({ home }) => home.title ?? null,
  description: ({ home }) => home.description ?? null,
  heading: ({ home }) => home.heading ?? null,
  intro: ({ home }) => home.intro ?? null,
  backdrop: ({ home: { backdrop } }) =>
    backdrop === 'drawing' ? 'DRAWING' : backdrop === 'none' ? 'NONE' : 'PICTURE',
  picture: ({ home: { backdrop }, locale }) =>
    typeof backdrop === 'string' ? null : toPicture(backdrop, locale),
  sections: ({ home }) => home.sections.map((section) => SECTIONS[section]),
  content: ({ home, locale }) => toBlocks(home.content, locale),
  homes: ({ home, locale }, _, { ports }) => listHomes(home.content, locale, ports),
  offices: ({ home, locale }, _, { ports }) => listOffices(home.content, locale, ports),
  team: ({ home, locale }, _, { ports }) => listTeam(home.content, locale, ports),
};

export const siteFolderResolvers = {
  Query: { agencyPage, agencyPages, menu, notice, homeContent, legalAdditions },
  AgencyPage,
  HomeContent,
  ...blockResolvers,
};
