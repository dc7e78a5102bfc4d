import { useResult } from '../data/results.ts';
import { phoneHref } from '../ui/phone-number.ts';
import { AgencyAddressDocument } from './generated/agency-address.generated.ts';

/** The address of an agency without offices; its loader has run the query. */
export function AgencyAddress() {
  const { agencyName, company, phone, email } = useResult(AgencyAddressDocument, {}).settings;
  return (
    <>
      <strong>{agencyName}</strong>
      <span>{company.street}</span>
      <span>{company.postalCodeAndCity}</span>
      <a href={phoneHref(phone)}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
