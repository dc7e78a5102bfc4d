import { useLoaderData } from 'react-router';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { type LoadedForm, loadForm } from '../../forms/loaded-form.ts';
import type { PageModule } from '../../page.ts';
import { AgencyArticle, findAgencyPage } from './agency-article.tsx';
import { AgencyPageDocument } from './generated/agency-page.generated.ts';
import type { ContentBlockFragment } from './generated/content.generated.ts';

const form = deferred(async () => (await import('../leads/contact-in-place.tsx')).ContactInPlace);

/** A page of the agency's own with the contact form. */
export const pageWithForm: PageModule = {
  documents: [AgencyPageDocument],
  createLoader: (locale) => async (args) => {
    const [loaded] = await Promise.all([loadForm(args), findAgencyPage(args, locale)]);
    return { ...loaded, variant: 'withForm' };
  },
  Component: PageWithForm,
  deferred: [form],
};

function PageWithForm() {
  const { challenge } = useLoaderData<LoadedForm>();
  const partOf = (block: ContentBlockFragment) =>
    block.__typename === 'FormBlock' && (
      <DeferredPart part={form} challenge={challenge} questionType={block.questionType} />
    );
  return <AgencyArticle partOf={partOf} />;
}
