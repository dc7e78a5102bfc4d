import { townLabel } from '../../../shared/towns/town-label.ts';
import { phoneHref } from '../../ui/phone-href.ts';
import type { OfficeSectionFragment } from './generated/office-section.generated.ts';

type Office = Pick<OfficeSectionFragment, 'address' | 'phone' | 'email'>;

/** Street, town, phone and mail address of an office. */
export function OfficeContact({ office: { address, phone, email } }: { office: Office }) {
  const { street, number, box, city } = address;
  return (
    <>
      <span>{[street, number, box].filter(Boolean).join(' ')}</span>
      <span>{townLabel(city)}</span>
      <a href={phoneHref(phone)}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
