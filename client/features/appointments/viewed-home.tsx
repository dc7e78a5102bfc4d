import { useMessages } from '../../intl/use-messages.ts';
import { phoneHref } from '../../ui/phone-href.ts';
import { AboutListing } from '../listings/about-listing.tsx';
import type { ViewedEstateFragment } from './viewed-estate.generated.ts';

interface ViewedHomeProps {
  estate: ViewedEstateFragment;
  /** Who shows it. */
  host?: { name: string; phone: string | null } | null;
  /** Shows the street, too: of a viewing that is booked. */
  hasAddress?: boolean;
}

/** The home of a viewing, beside its form. */
export function ViewedHome({ estate, host = null, hasAddress = false }: ViewedHomeProps) {
  const t = useMessages();
  const { street, number, box } = estate.address;
  const line = hasAddress ? [street, number, box].filter(Boolean).join(' ') : '';
  return (
    <AboutListing listing={estate} label={t('appointments.home')} line={line}>
      {host && (
        <p>
          {t('appointments.host', { name: host.name })}
          {host.phone && (
            <>
              {' '}
              <a href={phoneHref(host.phone)}>{host.phone}</a>
            </>
          )}
        </p>
      )}
    </AboutListing>
  );
}
