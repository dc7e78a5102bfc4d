// The styles of the map load with its part.
import '../../forms/forms.css';
import { loadForm } from '../../forms/loaded-form.ts';
import type { PageModule } from '../../page.ts';
import { AgencyArticle } from './agency-article.tsx';
import { formPart, useFormPart } from './page-with-form.tsx';
import { loadMap, mapDocuments, mapPart, showMap } from './page-with-map.tsx';

/** A page of the agency's own with the contact form and a map. */
export const pageWithFormAndMap: PageModule = {
  documents: mapDocuments,
  createLoader: (locale) => async (args) => {
    const [loaded] = await Promise.all([loadForm(args), loadMap(args, locale)]);
    return { ...loaded, variant: 'withFormAndMap' };
  },
  Component: PageWithFormAndMap,
  deferred: [formPart, mapPart],
};

function PageWithFormAndMap() {
  const showForm = useFormPart();
  return <AgencyArticle partOf={(block) => showForm(block) || showMap(block)} />;
}
