import type { LeadKind, LeadMail, QuestionType } from '../../../shared/leads/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { getOrCreateSecret } from '../../platform/database/secret.ts';
import type { MailContext, WrittenMail } from '../../platform/mail/mail-source.ts';
import type { Mailbox } from '../../platform/mail/mailbox.ts';
import { toPlainLine } from '../../platform/mail/rendering/plain-text.ts';
import { findListing } from '../listings/find-listing.ts';
import { withDataLink } from '../personal-data/data-link.ts';
import { leadMailTexts } from './lead-mail-texts.ts';
import type { AgencyContent, LeadContent, OfficeContent } from './lead-mails.ts';
import { optOutToken } from './opt-out-token.ts';
import { hasOptedOut } from './store/opt-outs.ts';
import type { LeadRow } from './store/read-lead.ts';
import { readPhotos } from './store/valuations.ts';

/** Writes a mail about a lead; null when this lead has no such mail, or its recipient has opted out. */
export async function writeLeadMail(
  lead: LeadRow,
  mail: LeadMail,
  context: MailContext,
): Promise<WrittenMail | null> {
  const read = await readLeadMail(lead, mail, context);
  if (!read) return null;
  const { locale, content, to, replyTo, photos = [] } = read;
  const texts = leadMailTexts(content, context.intls[locale]);
  return {
    locale,
    texts: mail === 'VISITOR' ? await withDataLink(texts, { email: to.address, locale }, context) : texts,
    to,
    replyTo,
    isToAgency: mail === 'AGENCY',
    attachments: photos.map((photo, index) => ({
      filename: `photo-${index + 1}.jpg`,
      contentType: 'image/jpeg',
      content: photo,
    })),
    optOutUrl: content.mail === 'FRIEND' ? content.optOutUrl : undefined,
  };
}

interface ReadMail {
  locale: Locale;
  content: LeadContent;
  to: Mailbox;
  replyTo: Mailbox;
  /** JPEG. */
  photos?: Buffer[];
}

/** Reads the current content and recipient of a mail. */
export async function readLeadMail(
  lead: LeadRow,
  mail: LeadMail,
  context: MailContext,
): Promise<ReadMail | null> {
  if ((lead.kind === 'FRIEND') !== (mail === 'FRIEND')) return null;
  const { agency, intls } = context;
  const locale = mail === 'AGENCY' ? agency.locale : (lead.locale as Locale);
  const asking = { ...context, locale, intl: intls[locale] };
  const listing = lead.listing_id === null ? null : await findListing(lead.listing_id, asking);
  const office: OfficeContent = lead.office ?? agency;
  const base = { office, listing, message: lead.message };
  if (mail === 'FRIEND') return friendMail(lead, { locale, base }, context);
  const visitor = { name: nameOf(lead), address: lead.email };
  if (mail === 'VISITOR') {
    const content = { ...base, mail, kind: lead.kind as LeadKind, name: visitor.name };
    return { locale, content, to: visitor, replyTo: answering(lead, office) };
  }
  const photos = lead.valuation ? await readPhotos(context.db, lead.id) : [];
  const content = agencyContent(lead, base, photos.length);
  return { locale, content, to: answering(lead, office), replyTo: visitor, photos };
}

type Base = Pick<LeadContent, 'office' | 'listing' | 'message'>;

function agencyContent(lead: LeadRow, base: Base, photoCount: number): AgencyContent {
  return {
    ...base,
    mail: 'AGENCY',
    kind: lead.kind as LeadKind,
    name: nameOf(lead),
    email: lead.email,
    phone: lead.phone,
    street: lead.street,
    remarks: lead.remarks,
    questionType: lead.question_type as QuestionType | null,
    valuation: lead.valuation,
    photoCount,
    visitorLocale: lead.locale as Locale,
    receivedAt: lead.received_at,
    marketing: lead.marketing ?? false,
    partner: lead.partner,
  };
}

/** Null when the recipient was erased or has opted out, or the listing was deleted. */
async function friendMail(
  lead: LeadRow,
  { locale, base }: { locale: Locale; base: Base },
  { db, agency, publicUrl }: MailContext,
): Promise<ReadMail | null> {
  const { recipient_email: address, recipient_name: recipient } = lead;
  if (!address || !recipient || !base.listing || (await hasOptedOut(db, address))) return null;
  const token = optOutToken(await getOrCreateSecret(db, 'recipients'), address);
  const optOutUrl = publicUrl + routePath('refuseMails', locale, { token });
  const sender = nameOf(lead);
  return {
    locale,
    content: { ...base, mail: 'FRIEND', agencyName: agency.name, sender, recipient, optOutUrl },
    to: { name: toPlainLine(recipient), address },
    replyTo: { name: sender, address: lead.email },
  };
}

/** The mailbox of the agent who answers, else of the office. */
function answering({ agent }: LeadRow, office: OfficeContent): Mailbox {
  return agent?.email
    ? { name: agent.name, address: agent.email }
    : { name: office.name, address: office.email };
}

function nameOf({ first_name, name }: LeadRow): string {
  return toPlainLine(first_name ? `${first_name} ${name}` : name);
}
