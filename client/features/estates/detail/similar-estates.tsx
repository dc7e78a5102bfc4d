import { ResultBlock } from '../../../data/result-block.tsx';
import { useResult } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale, usePath } from '../../../locale.tsx';
import { SimilarCards, SimilarSection } from '../../../ui/similar-section.tsx';
import { EstateCard } from '../estate-card.tsx';
import { SimilarEstatesDocument } from '../estate-detail.generated.ts';
import type { EstateDetail } from './estate.ts';

/** Similar estates, nearest first, and a link to all of the type. */
export function SimilarEstates({ estate }: { estate: EstateDetail }) {
  const t = useMessages();
  const pathTo = usePath();
  const path = pathTo(estate.transaction === 'SALE' ? 'forSale' : 'forRent');
  return (
    <SimilarSection
      id={estate.id}
      title={t('estates.detail.similar')}
      waiting={t('estates.detail.similarLoading')}
      failed={t('estates.detail.similarFailed')}
      all={{ path: `${path}?type=${estate.type.toLowerCase()}`, text: t('estates.detail.similarAll') }}
    >
      <Cards id={estate.id} />
    </SimilarSection>
  );
}

function Cards({ id }: { id: string }) {
  const t = useMessages();
  const variables = { id, locale: useLocale() };
  const { estate } = useResult(SimilarEstatesDocument, variables);
  const similar = estate?.similar ?? [];
  return (
    <>
      <SimilarCards key={id} name={t('estates.detail.similar')} none={t('estates.detail.similarNone')}>
        {similar.map((other) => (
          <EstateCard key={other.id} estate={other} level={3} />
        ))}
      </SimilarCards>
      <ResultBlock document={SimilarEstatesDocument} variables={variables} />
    </>
  );
}
