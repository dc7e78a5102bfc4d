import { MAX_WIDTH, pictureUrl, pictureWidthFor } from '../../../../shared/pictures/versions.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Placeholder } from '../../listings/placeholder.tsx';
import { isStored, Picture } from '../../pictures/picture.tsx';
import type { EntityRowFragment } from '../generated/project.generated.ts';

/** The entity's plan; a drawing of its kind when there is no plan. */
export function EntityPlan({ entity }: { entity: EntityRowFragment }) {
  const t = useMessages();
  const { plan } = entity;
  return (
    <figure id="plan" className="entity__plan">
      {isStored(plan) ? (
        <a
          href={pictureUrl(plan, pictureWidthFor(plan.width, MAX_WIDTH), 'jpg')}
          aria-label={t('projects.entity.openPlan')}
        >
          <Picture picture={plan} slot="large" isFirst isWhole />
        </a>
      ) : (
        <Placeholder type={entity.type} id={entity.id} />
      )}
      <figcaption className="hint">
        {plan?.alt?.text ?? (isStored(plan) ? null : t('projects.entity.noPlan'))}
      </figcaption>
    </figure>
  );
}
