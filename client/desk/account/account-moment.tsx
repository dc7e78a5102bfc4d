import { useIntl } from 'react-intl';

/** A line such as "Last used: 30 Nov 2026, 14:05". */
export function AccountMoment({ label, at }: { label: string; at: string }) {
  const intl = useIntl();
  return (
    <span className="desk-account-moment">
      {label} <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
    </span>
  );
}
