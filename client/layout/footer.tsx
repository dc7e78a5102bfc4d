import { streetLine } from '../../shared/towns/street-line.ts';
import { townLabel } from '../../shared/towns/town-label.ts';
import { useMessages } from '../intl/use-messages.ts';
import { phoneHref } from '../ui/phone-number.ts';
import { AgencyAddress } from './agency-address.tsx';
import type { LayoutQuery } from './generated/layout.generated.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SocialLinks } from './social-links.tsx';

interface FooterProps extends Pick<LayoutQuery, 'settings' | 'offices'> {
  items: LayoutQuery['menu']['footer'];
}

/** Offices, legal links, and the legally required details of the agency. */
export function Footer({ settings, offices, items }: FooterProps) {
  const t = useMessages();
  const { bivNumber, cibNumber, insurer } = settings.professionalBody;
  const sentences = [
    t('layout.biv', { agency: settings.agencyName, number: bivNumber }),
    cibNumber && t('layout.cib', { number: cibNumber }),
    t('layout.insurance', { insurer }),
    t('layout.company', { number: settings.company.number }),
  ];
  return (
    <footer className="footer">
      <div className="footer__inner">
        <ul className="footer__offices">
          {offices.length === 0 && (
            <li>
              <AgencyAddress />
            </li>
          )}
          {offices.map((office) => (
            <li key={office.id}>
              <a className="footer__office" href={office.path}>
                {office.name}
              </a>
              <span>{streetLine(office.address)}</span>
              <span>{townLabel(office.address.city)}</span>
              <a href={phoneHref(office.phone)}>{office.phone}</a>
              <a href={`mailto:${office.email}`}>{office.email}</a>
            </li>
          ))}
        </ul>
        <SocialLinks />
        <LanguageSwitch label={t('layout.languagesBelow')} />
        <div className="footer__legal">
          <p>{sentences.filter(Boolean).join(' ')}</p>
          <ul className="footer__links">
            {items.map(({ label, path, writtenIn }) => (
              <li key={path}>
                <a href={path} lang={writtenIn ?? undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
