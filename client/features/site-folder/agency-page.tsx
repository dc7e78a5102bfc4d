import { ChosenVariant } from '../../data/run-query.ts';
import type { PageModule } from '../../page.ts';
import { AgencyArticle, findAgencyPage } from './agency-article.tsx';
import { AgencyPageDocument } from './generated/agency-page.generated.ts';
import type { ContentBlockFragment } from './generated/content.generated.ts';
import { isMap } from './map-block.ts';

/** A page of the agency's own, without a form and a map. */
export const agencyPage: PageModule = {
  documents: [AgencyPageDocument],
  createLoader: (locale) => async (args) => {
    const variant = variantOf((await findAgencyPage(args, locale)).content);
    return variant ? new ChosenVariant(variant) : null;
  },
  Component: AgencyPage,
};

/** Returns the variant of the row in `pages.ts` that has the code of the page's blocks; null: the page itself. */
function variantOf(content: readonly ContentBlockFragment[]) {
  const hasForm = content.some(({ __typename }) => __typename === 'FormBlock');
  if (content.some(isMap)) return hasForm ? 'withFormAndMap' : 'withMap';
  return hasForm ? 'withForm' : null;
}

function AgencyPage() {
  return <AgencyArticle />;
}
