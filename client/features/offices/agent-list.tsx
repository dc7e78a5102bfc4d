import { useMessages } from '../../intl/use-messages.ts';
import { phoneHref } from '../../ui/phone-href.ts';
import type { OfficeDetail } from './office-page.tsx';
import { Portrait } from './portrait.tsx';

/** The agents of an office with their contact details. */
export function AgentList({ agents }: Pick<OfficeDetail, 'agents'>) {
  const t = useMessages();
  return (
    <section aria-labelledby="agents-title">
      <h2 id="agents-title" className="office-page__title">
        {t('offices.agents')}
      </h2>
      <ul className="agents">
        {agents.map(({ id, name, phone, email, registration, picture }) => (
          <li key={id} className="agents__one">
            <Portrait picture={picture} />
            <div className="agents__lines">
              <strong>{name}</strong>
              {registration && (
                <span className="hint">{t('offices.registration', { number: registration })}</span>
              )}
              {phone && <a href={phoneHref(phone)}>{phone}</a>}
              {email && <a href={`mailto:${email}`}>{withLineBreak(email)}</a>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Allows a line break before the domain, for narrow columns. */
function withLineBreak(email: string) {
  const [mailbox, ...domain] = email.split('@');
  return (
    <>
      {mailbox}
      <wbr />
      {['', ...domain].join('@')}
    </>
  );
}
