import { phoneHref } from '../../ui/phone-number.ts';
import type { AgentContactFragment } from './generated/agent.generated.ts';

/** Links to call and to write to an agent; renders nothing without a number and an address. */
export function AgentWays({
  agent: { phone, email },
}: {
  agent: Pick<AgentContactFragment, 'phone' | 'email'>;
}) {
  return (
    <>
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{withLineBreak(email)}</a>}
    </>
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
