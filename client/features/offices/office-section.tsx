import { useMessages } from '../../intl/use-messages.ts';
import type { AgentContactFragment } from './agent.generated.ts';
import { OfficeLines } from './office-lines.tsx';
import type { OfficeSectionFragment } from './office-section.generated.ts';
import { OpeningTable } from './opening-table.tsx';
import { Portrait } from './portrait.tsx';

interface OfficeSectionProps {
  listing: { office: OfficeSectionFragment; agent: AgentContactFragment | null };
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
        </address>
        <a href={office.path}>{t('offices.page')}</a>
        {agent && (
          <p className="office__agent">
            <Portrait picture={agent.picture} />
            <strong>{agent.name}</strong>
          </p>
        )}
      </div>
      <OpeningTable office={office} />
    </div>
  );
}
