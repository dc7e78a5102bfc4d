/** The mail to an office about the views and leads of its homes in a month. */
import type { Locale } from '../../../../shared/locales.ts';
import type { MailContext, MailSource, WrittenMail } from '../../../platform/mail/mail-source.ts';
import { isAddress, type Mailbox } from '../../../platform/mail/mailbox.ts';
import { type Month, monthOf } from '../months.ts';
import { addressOf } from '../present-listing.ts';
import { type DayNumbers, readDays, readMonth } from '../store/read-month.ts';
import { monthFiles } from './month-files.ts';
import { readMonthMail } from './month-mail-id.ts';
import { type HomeMonth, MAX_FILES, type MonthReport } from './month-report.ts';
import { monthTexts } from './month-texts.ts';

type Days = ReadonlyMap<number, readonly DayNumbers[]>;

export const statisticsSource: MailSource = {
  async writeMail(mail, context) {
    const { month, officeId } = readMonthMail(mail);
    return context.agency.statisticsMail ? writeMonth(officeId, month, context) : null;
  },
  singleUseMails: [],
  sampleMails: [
    { name: 'office', write: async (locale, context) => sampleMail(3, locale, context) },
    { name: 'large-office', write: async (locale, context) => sampleMail(240, locale, context) },
  ],
};

async function writeMonth(officeId: number, month: Month, context: MailContext): Promise<WrittenMail | null> {
  const { db, cities, agency } = context;
  const office = await db
    .selectFrom('office')
    .where('id', '=', officeId)
    .select(['name', 'email'])
    .executeTakeFirst();
  if (!office) return null;
  const homes = (await readMonth(db, { officeId, month })).map(
    (listing): HomeMonth => ({ ...listing, address: addressOf(listing, cities, agency.locale) }),
  );
  const ids = homes.length > MAX_FILES ? [] : homes.map(({ id }) => id);
  const days = await readDays(db, { ids, month });
  const own = { name: office.name, address: office.email };
  const to = isAddress(office.email) ? own : { name: agency.name, address: agency.email };
  return toOffice({ office: office.name, month, homes }, { to, days }, context);
}

function toOffice(
  report: MonthReport,
  { to, days }: { to: Mailbox; days: Days },
  { agency, intls }: Pick<MailContext, 'agency' | 'intls'>,
): WrittenMail {
  const { locale } = agency;
  return {
    locale,
    texts: monthTexts(report, intls[locale]),
    to,
    replyTo: { name: agency.name, address: agency.email },
    isToAgency: true,
    attachments: monthFiles(report, days, intls[locale]),
  };
}

/** A mail about this number of homes. */
function sampleMail(count: number, locale: Locale, { agency, intls, cities }: MailContext): WrittenMail {
  const [cityId = 0] = cities.list(locale, { offset: 0, limit: 1 });
  const homes = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    reference: `BK-${1012 + at}`,
    address: addressOf({ street: 'Kouter', number: String(at + 1), box: null, cityId }, cities, locale),
    views: 1_412 - 5 * at,
    leads: at % 10,
    before: { views: 380 + at, leads: at % 7 },
  }));
  const to = { name: agency.name, address: agency.email };
  const report = { office: agency.name, month: monthOf('2026-11-01'), homes };
  return toOffice(report, { to, days: new Map() }, { agency: { ...agency, locale }, intls });
}
