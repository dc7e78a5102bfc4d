import './office-card.css';
import { useMessages } from '../../intl/use-messages.ts';
import type { OfficeContactFragment } from './office-contact.generated.ts';
import { OfficeLines } from './office-lines.tsx';
import { OpenNow } from './open-now.tsx';

interface OfficeCardProps {
  office: OfficeContactFragment;
  /** How many homes it offers, where that is said. */
  homeCount?: number;
  /** The level of its heading in the page's outline. */
  level?: 2 | 3;
}

/** An office at a glance: where it is, how it is reached, whether it is open. */
export function OfficeCard({ office, homeCount, level = 2 }: OfficeCardProps) {
  const t = useMessages();
  const Heading = `h${level}` as const;
  return (
    <article className="office-card">
      <Heading className="office-card__name">
        <a href={office.path}>{office.name}</a>
      </Heading>
      <OpenNow office={office} />
      <address className="office-card__address">
        <OfficeLines office={office} />
      </address>
      {homeCount !== undefined && <p className="hint">{t('offices.homeCount', { count: homeCount })}</p>}
    </article>
  );
}
