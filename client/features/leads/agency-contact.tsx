import { useResult } from '../../data/results.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { LayoutDocument } from '../../layout/generated/layout.generated.ts';
import { useLocale, usePathTo } from '../../locale.tsx';
import { phoneHref } from '../../ui/phone-number.ts';

/** The agency's contact details, as an alternative to a form. */
export function AgencyContact() {
  const t = useMessages();
  const pathTo = usePathTo();
  const { settings, offices } = useResult(LayoutDocument, { locale: useLocale() });
  const { agencyName, phone, email } = settings;
  return (
    <aside className="form-page__aside" aria-label={t('leads.otherWays')}>
      <h2>{t('leads.otherWays')}</h2>
      <p>{agencyName}</p>
      <p>
        <a href={phoneHref(phone)}>{phone}</a>
      </p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {offices.length > 0 && (
        <p>
          <a href={pathTo('offices')}>{t('leads.toOffices')}</a>
        </p>
      )}
    </aside>
  );
}
