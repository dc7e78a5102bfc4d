import { Suspense } from 'react';
import { areNearby } from '../../../../shared/estates/similarity.ts';
import { kilometresBetween } from '../../../../shared/geography/plane.ts';
import { ResultBlock } from '../../../data/result-block.tsx';
import { useResult } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../../locale.tsx';
import { SectionBoundary } from '../../../ui/section-boundary.tsx';
import { SimilarCards, SimilarSection } from '../../../ui/similar-section.tsx';
import { EstateCard } from '../estate-card.tsx';
import { SimilarEstatesDocument } from '../generated/estate-detail.generated.ts';
import type { EstateDetail } from './estate.ts';

/** Similar estates, nearest first, and a link to all estates of the type. */
export function SimilarEstates({ estate }: { estate: EstateDetail }) {
  const t = useMessages();
  const pathTo = usePathTo();
  const path = pathTo(estate.transaction === 'SALE' ? 'forSale' : 'forRent');
  return (
    <SimilarSection
      id={estate.id}
      title={
        <SectionBoundary key={estate.id} fallback={<span>{t('estates.detail.similar')}</span>}>
          <Suspense fallback={<span>{t('estates.detail.similar')}</span>}>
            <Title id={estate.id} />
          </Suspense>
        </SectionBoundary>
      }
      waiting={t('estates.detail.similarLoading')}
      failed={t('estates.detail.similarFailed')}
      all={{ path: `${path}?type=${estate.type.toLowerCase()}`, text: t('estates.detail.similarAll') }}
    >
      <Cards id={estate.id} />
    </SimilarSection>
  );
}

function Title({ id }: { id: string }) {
  return <span>{useSimilar(id).title}</span>;
}

function Cards({ id }: { id: string }) {
  const t = useMessages();
  const { homes, title, isNearby, variables } = useSimilar(id);
  return (
    <>
      <SimilarCards key={id} name={title} none={t('estates.detail.similarNone')}>
        {homes.map(({ home, kilometres }) => (
          <EstateCard
            key={home.id}
            estate={home}
            level={3}
            note={
              isNearby
                ? undefined
                : t('estates.detail.similarDistance', { kilometres: Math.max(1, Math.round(kilometres)) })
            }
          />
        ))}
      </SimilarCards>
      <ResultBlock document={SimilarEstatesDocument} variables={variables} />
    </>
  );
}

/** Returns the similar homes with their distance, and a heading that says "nearby" when all of them are. */
function useSimilar(id: string) {
  const t = useMessages();
  const variables = { id, locale: useLocale() };
  const { estate } = useResult(SimilarEstatesDocument, variables);
  const homes = (estate?.similar ?? []).map((home) => ({
    home,
    kilometres: estate ? kilometresBetween(estate.location, home.location) : 0,
  }));
  const isNearby = areNearby(homes.map(({ kilometres }) => kilometres));
  const title = t(isNearby ? 'estates.detail.similarNearby' : 'estates.detail.similar');
  return { homes, title, isNearby, variables };
}
