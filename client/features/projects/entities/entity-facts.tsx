import { floorAreaField } from '../../../../shared/estates/floor-area.ts';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { ENTITY_COLUMNS } from '../../../../shared/projects/entity-view.ts';
import { useResult } from '../../../data/results.ts';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { StatusBadge } from '../../listings/status-badge.tsx';
import type { EntityRowFragment } from '../generated/project.generated.ts';
import { EntityTaxesDocument } from './generated/entity-taxes.generated.ts';
import { useEntityCells } from './use-entity-cells.ts';

interface EntityFactsProps {
  project: { id: string };
  entity: EntityRowFragment;
}

/** The facts of an entity as a description list, with the taxes when it is on offer. */
export function EntityFacts({ project, entity }: EntityFactsProps) {
  const t = useMessages();
  const cellOf = useEntityCells();
  const facts = ENTITY_COLUMNS.filter((column) => column !== 'status' && cellOf(entity, column) !== '');
  return (
    <dl className="entity__facts">
      <div>
        <dt>{t('projects.column.status')}</dt>
        <dd>
          <StatusBadge status={entity.status.code} />
        </dd>
      </div>
      {facts.map((column) => (
        <div key={column}>
          <dt>{t(`projects.column.${column === 'livingArea' ? floorAreaField(entity.type) : column}`)}</dt>
          <dd>{cellOf(entity, column)}</dd>
        </div>
      ))}
      {isOffered(entity.status.code) && <TaxFacts project={project} entity={entity} />}
    </dl>
  );
}

/** The regime and rate of VAT, the share of the land, and the price with taxes. */
function TaxFacts({ project, entity }: EntityFactsProps) {
  const t = useMessages();
  const euros = useEuros();
  const variables = { id: project.id, entityId: entity.id, locale: useLocale() };
  const taxes = useResult(EntityTaxesDocument, variables).project?.entity;
  if (!taxes) return null;
  const { vatRegime, vatRate, landPercent, priceWithTaxes } = taxes;
  const percent = (value: number | null) => (value === null ? null : t('projects.tax.percent', { value }));
  const rows = [
    [t('projects.tax.regime'), vatRegime && t(`projects.tax.${vatRegime}`)],
    [t('projects.tax.rate'), percent(vatRate)],
    [t('projects.tax.landPercent'), percent(landPercent)],
    [
      t(vatRate === 6 ? 'projects.tax.priceWithReduced' : 'projects.tax.priceWith'),
      priceWithTaxes ? euros.whole(priceWithTaxes) : null,
    ],
  ] as const;
  return rows.map(
    ([name, value]) =>
      value && (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ),
  );
}
