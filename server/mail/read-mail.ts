import type { Kysely } from 'kysely';
import type { IntlShape } from 'react-intl';
import type { Executor } from '../../graphql/execute.ts';
import type { Visitor } from '../../graphql/leads/ports.ts';
import type { LeadKind, LeadMail, QuestionType } from '../../shared/leads/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import type { Agency } from '../agency.ts';
import type { Database } from '../database/connect.ts';
import { type LeadRow, readLead } from '../database/leads/read-lead.ts';
import { findSecret } from '../database/leads/secret.ts';
import { refusalToken } from '../leads/refusal-token.ts';
import type { MailContent, OfficeContent } from './content.ts';
import { findHome } from './find-home.ts';
import type { Mailbox } from './mailbox.ts';
import { plainLine } from './plain.ts';
import type { MailJob } from './queue.ts';

export interface MailSources {
  db: Kysely<Database>;
  createExecutor(visitor: Visitor): Executor;
  intls: Record<Locale, IntlShape>;
  agency: Agency;
  publicUrl: string;
}

export interface ReadMail {
  content: MailContent;
  to: Mailbox;
  replyTo: Mailbox;
}

/** What a mail says and for whom it is, as things are now; null: there is nothing to be sent. */
export async function readMail({ lead: id, mail }: MailJob, sources: MailSources): Promise<ReadMail | null> {
  const lead = await readLead(sources.db, id);
  return lead && mailOf(lead, mail, sources);
}

/** The same of a lead that was read. */
export async function mailOf(lead: LeadRow, mail: LeadMail, sources: MailSources): Promise<ReadMail | null> {
  if ((lead.kind === 'FRIEND') !== (mail === 'FRIEND')) return null;
  const { agency } = sources;
  const locale = mail === 'AGENCY' ? agency.locale : (lead.locale as Locale);
  const asking = { ...sources, locale, intl: sources.intls[locale] };
  const home = lead.listing_id === null ? null : await findHome(lead.listing_id, asking);
  const office: OfficeContent = lead.office ?? agency;
  const { publicUrl } = sources;
  const base = { locale, agency, publicUrl, office, home, message: lead.message };
  if (mail === 'FRIEND') return friendMail(lead, base, sources);
  const visitor = { name: nameOf(lead), address: lead.email };
  if (mail === 'VISITOR') {
    const content = { ...base, mail, kind: lead.kind as LeadKind, name: visitor.name };
    return { content, to: visitor, replyTo: answering(lead, office) };
  }
  return { content: agencyContent(lead, base), to: answering(lead, office), replyTo: visitor };
}

type Base = Omit<Extract<MailContent, { mail: 'VISITOR' }>, 'mail' | 'kind' | 'name'>;

function agencyContent(lead: LeadRow, base: Base): MailContent {
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
    visitorLocale: lead.locale as Locale,
    receivedAt: lead.received_at,
    marketing: lead.marketing ?? false,
  };
}

async function friendMail(
  lead: LeadRow,
  base: Base,
  { db, publicUrl }: MailSources,
): Promise<ReadMail | null> {
  const { recipient_email: address, recipient_name: recipient } = lead;
  if (!address || !recipient || !base.home) return null;
  const token = refusalToken(await findSecret(db, 'recipients'), address);
  const refusalUrl = publicUrl + routePath('refuseMails', base.locale, { token });
  const sender = nameOf(lead);
  return {
    content: { ...base, mail: 'FRIEND', sender, recipient, refusalUrl },
    to: { name: plainLine(recipient), address },
    replyTo: { name: sender, address: lead.email },
  };
}

/** Whose mail it is: the agent's, else the office's, else the agency's. */
function answering({ agent }: LeadRow, office: OfficeContent): Mailbox {
  return agent?.email
    ? { name: agent.name, address: agent.email }
    : { name: office.name, address: office.email };
}

function nameOf({ first_name, name }: LeadRow): string {
  return plainLine(first_name ? `${first_name} ${name}` : name);
}
