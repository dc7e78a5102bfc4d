import { useMessages } from '../../intl/use-messages.ts';
import { phoneHref } from '../../ui/phone-number.ts';
import type { LegalQuery } from './generated/legal.generated.ts';

/** Name and contact details of the company that publishes the site. */
export function AgencyAddress({ settings }: Pick<LegalQuery, 'settings'>) {
  const t = useMessages();
  const { agencyName, company, phone, email } = settings;
  return (
    <address className="legal__address">
      <strong>{agencyName}</strong>
      <span>{company.street}</span>
      <span>{company.postalCodeAndCity}</span>
      <span>{t('legal.companyNumber', { number: company.number })}</span>
      <a href={`mailto:${email}`}>{email}</a>
      <a href={phoneHref(phone)}>{phone}</a>
    </address>
  );
}
