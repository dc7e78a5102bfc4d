import { useLoaderData } from 'react-router';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { type LoadedForm, loadForm } from '../../forms/loaded-form.ts';
import type { PageModule } from '../../page.ts';
import { AgencyArticle, findAgencyPage } from './agency-article.tsx';
import type { ContentBlocksProps } from './content-blocks.tsx';
import { AgencyPageDocument } from './generated/agency-page.generated.ts';

export const formPart = deferred(async () => (await import('./form-part.tsx')).FormPart);

/** A page of the agency's own with the contact form. */
export const pageWithForm: PageModule = {
  documents: [AgencyPageDocument],
  createLoader: (locale) => async (args) => {
    const [loaded] = await Promise.all([loadForm(args), findAgencyPage(args, locale)]);
    return { ...loaded, variant: 'withForm' };
  },
  Component: PageWithForm,
  deferred: [formPart],
};

function PageWithForm() {
  return <AgencyArticle partOf={useFormPart()} />;
}

/** Returns the function that renders the form. */
export function useFormPart(): NonNullable<ContentBlocksProps['partOf']> {
  const { challenge } = useLoaderData<LoadedForm>();
  return (block) =>
    block.__typename === 'FormBlock' && <DeferredPart part={formPart} block={block} challenge={challenge} />;
}
