import { useMessages } from '../../intl/use-messages.ts';
import { OfficeLines } from './office-lines.tsx';
import type { OfficeSectionFragment } from './office-section.generated.ts';
import { OpeningTable } from './opening-table.tsx';

interface OfficeSectionProps {
  listing: { office: OfficeSectionFragment; agent: { name: string } | null };
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
        <a href={office.path}>{t('offices.page')}</a>
      </div>
      <OpeningTable office={office} />
    </div>
  );
}
