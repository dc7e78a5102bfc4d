/** The texts of mails to agents about viewings. */
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { LOCALE_NAMES } from '../../../shared/locales.ts';
import { formatPhone } from '../../../shared/submissions/phone.ts';
import { listingBlocks, quoteBlocks } from '../../platform/mail/rendering/blocks.ts';
import type { Block, MailTexts } from '../../platform/mail/rendering/mail-document.ts';
import { toPlainText } from '../../platform/mail/rendering/plain-text.ts';
import type { AppointmentContent } from './appointment-content.ts';
import { formatMoment } from './format-moment.ts';

export interface AgentMail extends AppointmentContent {
  /**
   * `closed`: the home is no longer offered. `notOffered`: declined for that reason. `handedOver`: a colleague conducts
   * the viewing.
   */
  kind: 'booked' | 'moved' | 'cancelled' | 'declined' | 'notOffered' | 'closed' | 'handedOver';
  /** The agent's page of the viewing. */
  url: string;
}

export function agentMailTexts(mail: AgentMail, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
  const { appointment, kind, listing, url } = mail;
  const { day, time, when } = formatMoment(appointment, intl);
  const reference = listing?.reference ?? String(appointment.listingId);
  const text = t(`mail.appointment.agent.${kind}.text`);
  const linkText = t(
    kind === 'closed' ? 'mail.appointment.agent.closed.link' : 'mail.appointment.agent.link',
  );
  const isDeclined = kind === 'declined' || kind === 'notOffered';
  const hasLink = kind === 'booked' || kind === 'moved' || kind === 'closed';
  const linkBlocks: Block[] = hasLink ? [{ type: 'link', text: linkText, url }] : [];
  return {
    subject: t(`mail.appointment.agent.${isDeclined ? 'cancelled' : kind}.subject`, { reference, day, time }),
    preview: `${when}. ${text}`,
    title: t(`mail.appointment.agent.${isDeclined ? 'declined' : kind}.title`),
    blocks: [
      { type: 'paragraph', text },
      { type: 'facts', rows: factsOf(mail, intl) },
      ...quoteBlocks(t('mail.lead.agency.message'), appointment.visitor?.message ?? null),
      ...linkBlocks,
      ...listingBlocks(listing, intl),
    ],
  };
}

/** The facts of a viewing, without the visitor's data once they are erased. */
function factsOf({ appointment, listing }: AgentMail, intl: IntlShape) {
  const t = translatorOf(intl);
  const { visitor, locale, partner } = appointment;
  const place = listing ? [{ label: t('mail.appointment.label.where'), value: listing.address }] : [];
  const person = visitor
    ? [
        { label: t('mail.lead.agency.name'), value: `${visitor.firstName} ${visitor.name}` },
        { label: t('mail.lead.agency.phone'), value: formatPhone(visitor.phone) },
        { label: t('mail.lead.agency.email'), value: visitor.email },
        { label: t('mail.lead.agency.language'), value: LOCALE_NAMES[locale] },
        ...(partner ? [{ label: t('mail.lead.agency.partner'), value: partner }] : []),
      ]
    : [];
  return [
    { label: t('mail.appointment.label.when'), value: formatMoment(appointment, intl).when },
    ...place,
    ...person,
  ].map(({ label, value }) => ({ label, value: toPlainText(value) }));
}
