import { useMessages } from '../../intl/use-messages.ts';
import { FormLink } from '../leads/form-link.tsx';
import { AgentName } from './agent-name.tsx';
import type { AgentContactFragment } from './generated/agent.generated.ts';
import type { OfficeSectionFragment } from './generated/office-section.generated.ts';
import { OpeningTable } from './hours/opening-table.tsx';
import { OfficeContact } from './office-contact.tsx';
import { Portrait } from './portrait.tsx';

interface OfficeSectionProps {
  listing: { office: OfficeSectionFragment; agent: AgentContactFragment | null };
  /** The listing's id for links to forms; absent when it is not offered or its page has these links already. */
  askAbout?: string | undefined;
}

/** The agent and office of a listing, with the opening hours. */
export function OfficeSection({ listing: { office, agent }, askAbout }: OfficeSectionProps) {
  const t = useMessages();
  return (
    <div className="office">
      <div>
        <address>
          <strong>{office.name}</strong>
          <OfficeContact office={office} />
        </address>
        <a href={office.path}>{t('offices.page')}</a>
        {agent && (
          <p className="office__agent">
            <Portrait picture={agent.picture} />
            <strong>
              <AgentName agent={agent} />
            </strong>
          </p>
        )}
        {askAbout && (
          <p className="office__forms">
            <FormLink form="info" listingId={askAbout} look="main">
              {t('estates.detail.ask')}
            </FormLink>
            <FormLink form="friend" listingId={askAbout} look="quiet">
              {t('estates.detail.sendOn')}
            </FormLink>
          </p>
        )}
      </div>
      <OpeningTable office={office} />
    </div>
  );
}
