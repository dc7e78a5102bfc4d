import type { Translate } from '../../intl/use-messages.ts';

interface PageTexts {
  title: string;
  description: string;
}

/** Returns title and description of one page of a list. Those of further pages have its number, so all are different. */
export function pageTexts({ title, description }: PageTexts, page: number, t: Translate): PageTexts {
  if (page === 1) return { title, description };
  const name = t('listings.pages.page', { page });
  return { title: `${title} · ${name}`, description: `${name}: ${description}` };
}
