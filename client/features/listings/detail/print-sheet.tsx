import './print-sheet.css';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../../locale.tsx';
import { useSite } from '../../../site.tsx';
import { unbrokenPhone } from '../../../ui/phone-number.ts';

interface PrintSheetProps {
  /** Id of the listing or entity, for its permanent link. */
  id: string;
  reference: string;
  office: { name: string; phone: string; email: string };
  /** The agent's own phone and mail address take precedence over the office's. */
  agent: { name: string; phone: string | null; email: string | null } | null;
}

/** For print only: contact, reference and permanent link. */
export function PrintSheet({ id, reference, office, agent }: PrintSheetProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  const { publicUrl } = useSite();
  const printedOn = usePrintDate();
  return (
    <aside className="print-sheet" aria-label={t('print.label')}>
      <img
        src={`/qr/${useLocale()}/${id}.svg`}
        alt={t('print.qr')}
        width="96"
        height="96"
        fetchPriority="low"
      />
      <div>
        <p>
          <strong>{office.name}</strong>
          {agent && <span>{` · ${agent.name}`}</span>}
        </p>
        <p>
          {unbrokenPhone(agent?.phone ?? office.phone)} · {agent?.email ?? office.email}
        </p>
        <p>{t('listings.detail.reference', { reference })}</p>
        <p>{`${publicUrl}${pathTo('detail')}?id=${id}`}</p>
        {printedOn && <p>{t('print.date', { date: printedOn })}</p>}
      </div>
    </aside>
  );
}

/** Returns the date of printing, which the browser sets just before it prints. */
function usePrintDate(): string | null {
  const intl = useIntl();
  const [date, setDate] = useState<string | null>(null);
  useEffect(() => {
    const update = () => setDate(intl.formatDate(Date.now(), { dateStyle: 'long' }));
    const updateAtOnce = () => flushSync(update);
    update();
    window.addEventListener('beforeprint', updateAtOnce);
    return () => window.removeEventListener('beforeprint', updateAtOnce);
  }, [intl]);
  return date;
}
