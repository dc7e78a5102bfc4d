import { streetLine } from '../../../shared/towns/street-line.ts';
import { townLabel } from '../../../shared/towns/town-label.ts';
import { phoneHref } from '../../ui/phone-number.ts';
import type { OfficeSectionFragment } from './generated/office-section.generated.ts';

type Office = Pick<OfficeSectionFragment, 'address' | 'phone' | 'email'>;

/** Street, town, phone and mail address of an office. */
export function OfficeContact({ office: { address, phone, email } }: { office: Office }) {
  return (
    <>
      <span>{streetLine(address)}</span>
      <span>{townLabel(address.city)}</span>
      <a href={phoneHref(phone)}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
