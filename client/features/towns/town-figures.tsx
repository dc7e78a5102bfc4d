import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { townPath } from '../../../shared/towns/town-path.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import { EnergyLabel } from '../listings/energy-label.tsx';
import type { TownDetail } from './town-page.tsx';

interface TownProps {
  town: TownDetail;
  transaction: Transaction;
}

/** Below the results: figures of the homes, the nearest towns with homes, and the nearest office. */
export function TownFigures({ town, transaction }: TownProps) {
  return (
    <div className="town-figures">
      {town.medianPrices.length > 0 && <MedianPrices town={town} transaction={transaction} />}
      {town.energyLabels.length > 0 && <EnergyLabels town={town} />}
      {town.neighbours.length > 0 && <Neighbours town={town} transaction={transaction} />}
      {town.nearestOffice && <NearestOffice {...town.nearestOffice} />}
    </div>
  );
}

function MedianPrices({ town: { medianPrices }, transaction }: TownProps) {
  const t = useMessages();
  const euros = useEuros();
  return (
    <section aria-labelledby="medians">
      <h2 id="medians">{t(`towns.medians.${transaction}`)}</h2>
      <dl className="town-figures__medians">
        {medianPrices.map(({ type, pricePerSquareMetre, count }) => (
          <div key={type}>
            <dt>{t(`estates.type.${type}`)}</dt>
            <dd>{t('towns.median', { price: euros.whole(pricePerSquareMetre), count })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function EnergyLabels({ town: { energyLabels } }: Pick<TownProps, 'town'>) {
  const t = useMessages();
  return (
    <section aria-labelledby="labels">
      <h2 id="labels">{t('towns.labels')}</h2>
      <ul className="town-figures__labels">
        {energyLabels.map(({ label, count }) => (
          <li key={label}>
            <EnergyLabel name={label} /> {count}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Neighbours({ town: { neighbours }, transaction }: TownProps) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <nav className="town-neighbours" aria-labelledby="neighbours">
      <h2 id="neighbours">{t(`towns.neighbours.${transaction}`)}</h2>
      <ul className="chips">
        {neighbours.map(({ city, count }) => (
          <li key={city.id}>
            <a className="chip" href={townPath(city, transaction, locale)}>
              {t('towns.neighbour', { town: city.name, count })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NearestOffice({ office, kilometres }: NonNullable<TownDetail['nearestOffice']>) {
  const t = useMessages();
  return (
    <p>
      <a href={office.path}>{t('towns.office', { office: office.name, kilometres })}</a>
    </p>
  );
}
