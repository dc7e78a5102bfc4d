import { TRY_NEXT_VARIANT } from '../../data/run-query.ts';
import type { PageModule } from '../../page.ts';
import { AgencyArticle, findAgencyPage } from './agency-article.tsx';
import { AgencyPageDocument } from './generated/agency-page.generated.ts';

/** A page of the agency's own without a form. */
export const agencyPage: PageModule = {
  documents: [AgencyPageDocument],
  createLoader: (locale) => async (args) => {
    const { content } = await findAgencyPage(args, locale);
    return content.some(({ __typename }) => __typename === 'FormBlock') ? TRY_NEXT_VARIANT : null;
  },
  Component: AgencyPage,
};

function AgencyPage() {
  return <AgencyArticle />;
}
