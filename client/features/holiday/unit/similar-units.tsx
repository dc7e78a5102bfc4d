import { ResultBlock } from '../../../data/result-block.tsx';
import { useResult } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../../locale.tsx';
import { SimilarCards, SimilarSection } from '../../../ui/similar-section.tsx';
import { UnitCard } from '../list/unit-card.tsx';
import { SimilarUnitsDocument } from './generated/rental-unit.generated.ts';

/** Rental units of the same region with enough beds, and a link to all units. */
export function SimilarUnits({ id }: { id: string }) {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <SimilarSection
      id={id}
      title={t('holiday.similar.title')}
      waiting={t('holiday.similar.loading')}
      failed={t('holiday.similar.failed')}
      all={{ path: pathTo('holiday'), text: t('holiday.unit.all') }}
    >
      <Cards id={id} />
    </SimilarSection>
  );
}

function Cards({ id }: { id: string }) {
  const t = useMessages();
  const variables = { id, locale: useLocale() };
  const { rentalUnit } = useResult(SimilarUnitsDocument, variables);
  const similar = rentalUnit?.similar ?? [];
  return (
    <>
      <SimilarCards key={id} name={t('holiday.similar.title')} none={t('holiday.similar.none')}>
        {similar.map((other) => (
          <UnitCard key={other.id} unit={other} level={3} />
        ))}
      </SimilarCards>
      <ResultBlock document={SimilarUnitsDocument} variables={variables} />
    </>
  );
}
