import { useSlotFormats } from '../../features/appointments/agenda/use-slot-formats.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import type { ManagerReportsQuery } from './generated/manager-reports.generated.ts';

type Delivery = ManagerReportsQuery['deliveryReport'][number];

/** Returns the kind that a form names; null when there is none with this name. */
export function deliveryKindOf(value: unknown): Delivery['kind'] | null {
  return value === 'MAIL' || value === 'LEAD' ? value : null;
}

/** Mails and deliveries to the CRM that were given up. */
export function DeliveriesSection({ deliveries }: { deliveries: readonly Delivery[] }) {
  const t = useMessages();
  const failed = deliveries.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">{t('desk.deliveries.title')}</h2>
      {failed.length === 0 ? (
        <p>{t('desk.deliveries.none')}</p>
      ) : (
        <ul className="desk-list">
          {failed.map((delivery) => (
            <FailedRow key={delivery.kind} delivery={delivery} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FailedRow({ delivery: { kind, count, oldest } }: { delivery: Delivery }) {
  const t = useMessages();
  const { moment } = useSlotFormats();
  return (
    <li className="desk-row">
      <div>
        <p className="desk-mark">{t(`desk.deliveries.${kind}`, { count })}</p>
        {oldest && <p className="desk-soft">{t('desk.deliveries.oldest', { when: moment(oldest) })}</p>}
      </div>
      <form method="post">
        <input type="hidden" name="kind" value={kind} />
        <Button type="submit" look="quiet" name="intent" value="retryFailed">
          {t('desk.deliveries.retry')}
        </Button>
      </form>
    </li>
  );
}
