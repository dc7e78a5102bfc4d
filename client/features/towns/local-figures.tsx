import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { EnergyLabel } from '../listings/energy-label.tsx';
import type { LocalOffer } from './local-offer-texts.ts';

interface OfferProps {
  offer: LocalOffer;
  transaction: Transaction;
}

/** Below the results: figures of the homes, towns of the municipality, what is near, and the nearest office. */
export function LocalFigures({ offer, transaction }: OfferProps) {
  const t = useMessages();
  const { medianPrices, energyLabels, nearby, nearestOffice } = offer;
  const towns = offer.__typename === 'MunicipalityOffer' ? offer.towns : [];
  return (
    <div className="town-figures">
      {medianPrices.length > 0 && <MedianPrices offer={offer} transaction={transaction} />}
      {energyLabels.length > 0 && <EnergyLabels labels={energyLabels} />}
      {towns.length > 0 && <Links id="towns" heading={t(`towns.towns.${transaction}`)} links={towns} />}
      {nearby.length > 0 && <Links id="nearby" heading={t(`towns.nearby.${transaction}`)} links={nearby} />}
      {nearestOffice && <NearestOffice {...nearestOffice} />}
    </div>
  );
}

function MedianPrices({ offer: { medianPrices }, transaction }: OfferProps) {
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

function EnergyLabels({ labels }: { labels: LocalOffer['energyLabels'] }) {
  const t = useMessages();
  return (
    <section aria-labelledby="labels">
      <h2 id="labels">{t('towns.labels')}</h2>
      <ul className="town-figures__labels">
        {labels.map(({ label, count }) => (
          <li key={label}>
            <EnergyLabel name={label} /> {count}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LinksProps {
  id: string;
  heading: string;
  links: LocalOffer['nearby'];
}

/** Links to the pages of towns or municipalities, with their numbers of homes. */
function Links({ id, heading, links }: LinksProps) {
  const t = useMessages();
  return (
    <nav className="town-links" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="chips">
        {links.map(({ name, path, count }) => (
          <li key={path}>
            <a className="chip" href={path}>
              {t('towns.link', { name, count })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NearestOffice({ office, kilometres }: NonNullable<LocalOffer['nearestOffice']>) {
  const t = useMessages();
  return (
    <p>
      <a href={office.path}>{t('towns.office', { office: office.name, kilometres })}</a>
    </p>
  );
}
