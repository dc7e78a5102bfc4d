import { useMessages } from '../../intl/use-messages.ts';
import type { OfficeContactFragment } from './office-contact.generated.ts';
import { OfficeLines } from './office-lines.tsx';
import { OpenNow } from './open-now.tsx';
import { OpeningTable } from './opening-table.tsx';

interface OfficeSectionProps {
  listing: { office: OfficeContactFragment; agent: { name: string } | null };
}

/** Who looks after a listing, and when they can be reached. */
export function OfficeSection({ listing: { office, agent } }: OfficeSectionProps) {
  const t = useMessages();
  return (
    <div className="office">
      <div>
        <address>
          <strong>{office.name}</strong>
          <OfficeLines office={office} />
          {agent && <span>{agent.name}</span>}
        </address>
        <OpenNow office={office} />
        <a href={office.path}>{t('offices.page')}</a>
      </div>
      <OpeningTable office={office} />
    </div>
  );
}
