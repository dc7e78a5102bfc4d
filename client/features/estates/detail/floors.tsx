import { useMessages } from '../../../intl/use-messages.ts';
import { LargeLink } from '../../pictures/large-link.tsx';
import { Picture, type StoredPicture } from '../../pictures/picture.tsx';
import type { EstateDetail } from './estate.ts';

/** The rooms of each floor, lowest floor first. */
export function FloorPlanTable({ floors }: { floors: EstateDetail['floors'] }) {
  const t = useMessages();
  return (
    <div className="floors">
      {floors.map(({ level, rooms }) => (
        <div key={level}>
          <h3>{t('estates.detail.level', { level })}</h3>
          <ul>
            {rooms.map(({ kind, area }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identifier
              <li key={index}>
                <span>{t(`estates.room.${kind}`)}</span>
                {area ? <span>{t('estates.unit.area', { value: area })}</span> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The floor plans; each opens enlarged. */
export function Plans({ plans }: { plans: readonly StoredPicture[] }) {
  const t = useMessages();
  const count = plans.length;
  return (
    <ul className="plans">
      {plans.map((plan, index) => (
        <li key={plan.hash}>
          <LargeLink
            picture={plan}
            name={`plan-${index + 1}`}
            label={t('gallery.openPlan', { number: index + 1, count })}
          >
            <Picture picture={plan} slot="card" isWhole />
          </LargeLink>
        </li>
      ))}
    </ul>
  );
}
