import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LOCALE_NAMES } from '../../../shared/locales.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { phoneHref } from '../../ui/phone-number.ts';
import { ListingLine } from '../listing-line.tsx';
import type { ShownMessage } from './message-page.tsx';
import { MessagePhotos } from './message-photos.tsx';
import { useStateLabel } from './use-state-label.ts';
import { useValuationRows } from './use-valuation-rows.ts';

/** Everything that the visitor sent, and how far the answer is. */
export function MessageFacts({ message }: { message: ShownMessage }) {
  const t = useMessages();
  const { text, remarks, valuation, street, isAboutListing, listing, recipientName, questionType, partner } =
    message;
  const valuationRows = useValuationRows();
  return (
    <dl className="desk-facts">
      <StateRows message={message} />
      <Row label={t('desk.message.visitor')}>
        <Visitor message={message} />
      </Row>
      {isAboutListing && (
        <Row label={t('desk.message.listing')}>
          <ListingLine listing={listing} />
          {message.reference && listing?.__typename !== 'Estate' && (
            <span className="desk-soft">
              {` · ${t('desk.message.reference', { reference: message.reference })}`}
            </span>
          )}
        </Row>
      )}
      {questionType && (
        <Row label={t('mail.lead.agency.question')}>{t(`mail.lead.agency.question.${questionType}`)}</Row>
      )}
      {valuation &&
        valuationRows(valuation, street).map(({ label, value }) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
      {valuation && (
        <Row label={t('desk.message.photos')}>
          <MessagePhotos messageId={message.id} count={valuation.photoCount} />
        </Row>
      )}
      {text && (
        <Row label={t('mail.lead.agency.message')}>
          <span className="desk-text">{text}</span>
        </Row>
      )}
      {remarks && <Row label={t('mail.lead.agency.remarks')}>{remarks}</Row>}
      {recipientName && <Row label={t('desk.message.recipient')}>{recipientName}</Row>}
      {partner && <Row label={t('mail.lead.agency.partner')}>{partner}</Row>}
      <ConsentRows message={message} />
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function StateRows({ message }: { message: ShownMessage }) {
  const t = useMessages();
  const moment = useMoment();
  const stateOf = useStateLabel();
  const { isOverdue, receivedAt, changedAt, changedByName } = message;
  return (
    <>
      <Row label={t('desk.message.state')}>
        <span className={isOverdue ? 'desk-mark' : undefined}>{stateOf(message)}</span>
      </Row>
      {changedAt && changedByName && (
        <Row label={t('desk.message.changedLabel')}>
          {t('desk.message.changed', { name: changedByName, when: moment(changedAt) })}
        </Row>
      )}
      <Row label={t('mail.lead.agency.received')}>
        <time dateTime={receivedAt}>{moment(receivedAt)}</time>
      </Row>
    </>
  );
}

function Visitor({ message }: { message: ShownMessage }) {
  const { visitorName, email, phone, street, valuation } = message;
  return (
    <>
      {visitorName}
      {phone && (
        <>
          {' · '}
          <a href={phoneHref(phone)}>{phone}</a>
        </>
      )}
      {' · '}
      <a href={`mailto:${email}`}>{email}</a>
      {street && !valuation && ` · ${street}`}
    </>
  );
}

function ConsentRows({ message: { language, consentedAt, wantsNews } }: { message: ShownMessage }) {
  const t = useMessages();
  const moment = useMoment();
  return (
    <>
      <Row label={t('mail.lead.agency.language')}>{LOCALE_NAMES[language]}</Row>
      {consentedAt && (
        <Row label={t('desk.message.consent')}>
          {t('desk.message.consented', { when: moment(consentedAt) })}
        </Row>
      )}
      <Row label={t('mail.lead.agency.marketing')}>
        {t(wantsNews ? 'mail.lead.agency.marketing.yes' : 'mail.lead.agency.marketing.no')}
      </Row>
    </>
  );
}

/** Formats a moment as date and time. */
function useMoment(): (at: string) => string {
  const intl = useIntl();
  return (at) => intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
}
