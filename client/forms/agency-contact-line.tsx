import { useResult } from '../data/results.ts';
import { useMessages } from '../intl/use-messages.ts';
import { LayoutDocument } from '../layout/generated/layout.generated.ts';
import { useLocale } from '../locale.tsx';
import { phoneHref } from '../ui/phone-number.ts';

/** The agency's phone and mail address, as an alternative to the form. */
export function AgencyContactLine() {
  const t = useMessages();
  const { phone, email } = useResult(LayoutDocument, { locale: useLocale() }).settings;
  return (
    <p>
      {t('forms.callInstead')} <a href={phoneHref(phone)}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
