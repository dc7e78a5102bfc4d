import { FormattedMessage } from 'react-intl';
import { useResult } from '../../data/results.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { LayoutDocument } from '../../layout/layout.generated.ts';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../pages.ts';
import { PageHead } from '../../ui/page-head.tsx';

export const termsPage: PageModule = {
  documents: [],
  createLoader: () => () => null,
  Component: TermsPage,
};

/** Who publishes this site, what its offers mean, and whose data it shows. */
function TermsPage() {
  const t = useMessages();
  const { settings } = useResult(LayoutDocument, { locale: useLocale() });
  const { bivNumber, insurer } = settings.professionalBody;
  return (
    <article className="prose page">
      <PageHead title={t('legal.terms.title')} canonical={{ name: 'terms' }} />
      <h1>{t('legal.terms.title')}</h1>
      <h2>{t('legal.terms.agency')}</h2>
      <p>{t('legal.terms.agencyText', { agency: settings.agencyName, biv: bivNumber })}</p>
      <p>{t('legal.terms.insurance', { insurer })}</p>
      <h2>{t('legal.terms.content')}</h2>
      <p>{t('legal.terms.contentText')}</p>
      <h2>{t('legal.terms.reuse')}</h2>
      <p>{t('legal.terms.reuseText')}</p>
      <h2>{t('legal.terms.data')}</h2>
      <p>
        <FormattedMessage
          id="legal.terms.dataText"
          values={{
            source: <a href="https://www.geonames.org/">GeoNames</a>,
            licence: <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>,
          }}
        />
      </p>
    </article>
  );
}
