import type { Region } from '../../../../shared/cities/vocabulary.ts';
import { HOME_TYPES } from '../../../../shared/estates/vocabulary.ts';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { useResult } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../../locale.tsx';
import { costLinkQuery } from '../../purchase-cost/cost-link-query.ts';
import type { EntityRowFragment } from '../generated/project.generated.ts';
import type { ProjectDetail } from '../project-page.tsx';
import { EntityTaxesDocument } from './generated/entity-taxes.generated.ts';

interface EntityCostLinkProps {
  project: ProjectDetail;
  entity: EntityRowFragment;
}

/** A link to the costs of buying an entity that is for sale in Belgium at a known price. */
export function EntityCostLink({ project, entity }: EntityCostLinkProps) {
  const { region } = project.address.city;
  const { price, status } = entity;
  if (!region || !price || project.transaction !== 'SALE' || !isOffered(status.code)) return null;
  return <CostLink project={project} entity={entity} region={region} price={price} />;
}

/** A building is new and under VAT; land is sold under registration duty. */
function CostLink({
  project,
  entity,
  region,
  price,
}: EntityCostLinkProps & { region: Region; price: number }) {
  const t = useMessages();
  const pathTo = usePathTo();
  const variables = { id: project.id, entityId: entity.id, locale: useLocale() };
  const taxes = useResult(EntityTaxesDocument, variables).project?.entity;
  const isLand = entity.type === 'LAND';
  const query = costLinkQuery({
    region,
    kind: isLand ? 'LAND' : 'NEW_BUILD',
    price,
    isOnlyOwnHome: isLand || HOME_TYPES.includes(entity.type),
    newBuild: isLand ? undefined : (taxes ?? undefined),
  });
  return (
    <p>
      <a href={`${pathTo('purchaseCost')}?${query}`}>
        {t(isLand ? 'projects.lots.costs' : 'projects.entity.costs')}
      </a>
    </p>
  );
}
