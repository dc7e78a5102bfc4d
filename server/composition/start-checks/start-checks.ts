/** The checks of a start, which `npm run doctor` also runs: faults that stop neither start nor pages. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import { verifyMailServer } from '../../platform/mail/send-by-smtp.ts';
import { readAgency } from '../../settings/agency.ts';
import { demoAgencyFile, type Settings } from '../../settings/settings.ts';
import { checkLeadReceivers } from './check-lead-receivers.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

/** How long a mail server may take to answer. */
const PATIENCE_MS = 5_000;
/** The disclosures of the demo agency, which no other agency can have. */
const DISCLOSURES = ['phone', 'bivNumber', 'companyNumber', 'policyNumber'] as const;

/** Runs all checks. `db`: null when the database is unreachable. Never rejects. */
export async function runStartChecks(settings: Settings, db: Kysely<Database> | null): Promise<Finding[]> {
  const [mailServer, receivers] = await Promise.all([
    checkMailServer(settings),
    checkLeadReceivers(settings, db),
  ]);
  return [checkAgency(settings), checkPublicUrl(settings), mailServer, ...receivers];
}

/** Whether the site is that of an agency, not the demo. */
export function isOwnSite({ databaseUrl, loadsDemo, agencyFile }: Settings): boolean {
  return databaseUrl !== undefined || !loadsDemo || agencyFile !== demoAgencyFile();
}

function checkAgency(settings: Settings): Finding {
  const { agency, agencyFile } = settings;
  const subject = 'agency file';
  if (!isOwnSite(settings)) return ok(subject, 'the demo agency');
  if (agencyFile === demoAgencyFile()) {
    const made = 'pages and mails name the demo agency, with a made-up telephone and registration number';
    return wrong(subject, `AGENCY_FILE is missing: ${made}. Write an agency file (docs/settings.md).`);
  }
  const demo = readAgency(demoAgencyFile());
  const copied = DISCLOSURES.filter((field) => agency[field] === demo[field]);
  if (copied.length > 0)
    return wrong(subject, `${copied.join(', ')} of AGENCY_FILE are those of the demo agency: correct them.`);
  return ok(subject, `${agency.name}, ${agencyFile}`);
}

function checkPublicUrl(settings: Settings): Finding {
  const { publicUrl } = settings;
  const subject = 'public address';
  const { protocol, hostname } = new URL(publicUrl);
  if (!isOwnSite(settings)) return ok(subject, publicUrl);
  if (/^(localhost|127\..*|\[::1\])$/.test(hostname)) {
    const effect = `links in mails and search engines lead to ${publicUrl}`;
    return warning(subject, `PUBLIC_URL is missing or local: ${effect}. Set it to the address of visitors.`);
  }
  if (protocol === 'http:')
    return warning(subject, `${publicUrl} is not encrypted: serve the site by https and correct PUBLIC_URL.`);
  return ok(subject, publicUrl);
}

async function checkMailServer(settings: Settings): Promise<Finding> {
  const { smtpUrl, mailFolder } = settings;
  const subject = 'mail server';
  if (!smtpUrl) {
    const text = `SMTP_URL is missing: mails become files in ${mailFolder}`;
    return isOwnSite(settings)
      ? warning(subject, `${text}, and reach neither agency nor visitors. Set it.`)
      : ok(subject, text);
  }
  const fault = await verifyMailServer(smtpUrl, PATIENCE_MS);
  if (fault === null) return ok(subject, `${new URL(smtpUrl).host} answers`);
  const host = new URL(smtpUrl).host;
  return wrong(
    subject,
    `${host} accepts no mails (${fault}): correct SMTP_URL, or repair the server. Mails wait for three days.`,
  );
}
