import './similar.css';
import { Suspense } from 'react';
import { formatEstateSearch, parseEstateSearch } from '../../../../shared/estates/search-params.ts';
import { ResultBlock } from '../../../data/result-block.tsx';
import { useResult } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale, usePath } from '../../../locale.tsx';
import { SectionBoundary } from '../../../ui/section-boundary.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { EstateCard } from '../estate-card.tsx';
import { SimilarEstatesDocument } from '../estate-detail.generated.ts';
import type { EstateDetail } from './estate.ts';

/** Similar homes, nearest first. They may come after the rest of the page; until then a link leads to all. */
export function SimilarEstates({ estate }: { estate: EstateDetail }) {
  const t = useMessages();
  return (
    <section className="similar" id="similar" aria-labelledby="similar-title">
      <h2 id="similar-title">{t('estates.detail.similar')}</h2>
      <SectionBoundary key={estate.id} fallback={<p>{t('estates.detail.similarFailed')}</p>}>
        <Suspense fallback={<p className="similar__waiting">{t('estates.detail.similarLoading')}</p>}>
          <Cards id={estate.id} />
        </Suspense>
      </SectionBoundary>
      <AllOfType estate={estate} />
    </section>
  );
}

function Cards({ id }: { id: string }) {
  const t = useMessages();
  const variables = { id, locale: useLocale() };
  const { estate } = useResult(SimilarEstatesDocument, variables);
  const similar = estate?.similar ?? [];
  return (
    <>
      {similar.length > 0 ? (
        <Slider key={id} name={t('estates.detail.similar')}>
          {similar.map((other) => (
            <EstateCard key={other.id} estate={other} level={3} />
          ))}
        </Slider>
      ) : (
        <p>{t('estates.detail.similarNone')}</p>
      )}
      <ResultBlock document={SimilarEstatesDocument} variables={variables} />
    </>
  );
}

function AllOfType({ estate }: { estate: EstateDetail }) {
  const t = useMessages();
  const pathTo = usePath();
  const path = pathTo(estate.transaction === 'SALE' ? 'forSale' : 'forRent');
  const search = formatEstateSearch({ ...parseEstateSearch(new URLSearchParams()), types: [estate.type] });
  return (
    <a className="similar__all" href={`${path}?${search}`}>
      {t('estates.detail.similarAll')}
    </a>
  );
}
