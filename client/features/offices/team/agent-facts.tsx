import { useIntl } from 'react-intl';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import type { AgentCardFragment } from './generated/agent-card.generated.ts';

/** Role, registration number and languages of an agent, each on a line of its own. */
export function AgentFacts({
  agent: { role, registration, languages },
}: {
  agent: Pick<AgentCardFragment, 'role' | 'registration' | 'languages'>;
}) {
  const t = useMessages();
  const intl = useIntl();
  const locale = useLocale();
  const names = languages.map(({ name }) => name);
  return (
    <>
      {role && <span lang={role.locale === locale ? undefined : role.locale}>{role.text}</span>}
      {registration && <span className="hint">{t('offices.registration', { number: registration })}</span>}
      {names.length > 0 && (
        <span className="hint">
          {t('team.languages', { languages: intl.formatList(names, { type: 'conjunction' }) })}
        </span>
      )}
    </>
  );
}
