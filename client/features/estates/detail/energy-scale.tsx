import './energy.css';
import { ENERGY_SCALES } from '../../../../shared/estates/energy.ts';
import { nameEpcLabel } from '../../../../shared/estates/epc-label.ts';
import type { Epc } from '../../../generated/schema-types.ts';
import { useMessages } from '../../../intl/use-messages.ts';

/** The official energy scale of the estate's region. Text marks the estate's label, not colour alone. */
export function EnergyScale({ epc }: { epc: Pick<Epc, 'region' | 'label' | 'value'> }) {
  const t = useMessages();
  const value = epc.value === null ? null : t('estates.unit.kwh', { value: epc.value });
  return (
    <figure className="energy">
      <figcaption>
        {t('estates.detail.energy.scale', { region: t(`estates.region.${epc.region}`) })}
      </figcaption>
      <ol className="energy__scale">
        {ENERGY_SCALES[epc.region].map(([label]) => {
          const name = nameEpcLabel(label);
          const isThis = name === epc.label;
          return (
            <li
              key={label}
              className={`energy__step energy__step--${name.toLowerCase()}`}
              aria-current={isThis ? 'true' : undefined}
            >
              <span className={`label label--${name.toLowerCase()}`}>{label}</span>
              {isThis && (
                <span className="energy__this">
                  {value ? t('estates.detail.energy.thisValue', { value }) : t('estates.detail.energy.this')}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
