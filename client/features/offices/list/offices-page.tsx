import '../../listings/results.css';
import type { LoaderFunctionArgs } from 'react-router';
import type { Locale } from '../../../../shared/locales.ts';
import { useResult } from '../../../data/results.ts';
import { runQueryOf } from '../../../data/run-query.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import type { PageModule } from '../../../page.ts';
import { useSite } from '../../../site.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { AllOfficesMap } from './all-offices-map.tsx';
import { OfficesDocument } from './generated/offices.generated.ts';
import { OfficeCard } from './office-card.tsx';

export const officesPage: PageModule = {
  documents: [OfficesDocument],
  createLoader: (locale) => (args) => loadOffices(args, locale),
  Component: OfficesPage,
};

async function loadOffices({ context }: LoaderFunctionArgs, locale: Locale) {
  await runQueryOf(context)(OfficesDocument, { locale });
  return null;
}

function OfficesPage() {
  const t = useMessages();
  const { agencyName } = useSite();
  const { offices } = useResult(OfficesDocument, { locale: useLocale() });
  const count = offices.length;
  const title = t('offices.title', { count });
  return (
    <div className="results">
      <PageHead
        title={title}
        description={t('offices.description', { agency: agencyName, count })}
        canonical={{ name: 'offices' }}
      />
      <h1 className="results__title">{title}</h1>
      <div className="offices">
        <AllOfficesMap offices={offices} />
        <ul className="office-cards">
          {offices.map((office) => (
            <li key={office.id}>
              <OfficeCard office={office}>
                <p className="hint">{t('offices.homeCount', { count: office.homeCount })}</p>
              </OfficeCard>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
