/** What the adverts of the agency's homes, and of units of its projects, lack. */
import type { Kysely } from 'kysely';
import { dayInBrussels } from '../../../../shared/days.ts';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import type { StatementCode, StatementRule } from '../../../../shared/rules/statements/statement-rule.ts';
import { STATEMENT_RULES } from '../../../../shared/rules/statements/statement-rules.ts';
import { isPunished } from '../../../../shared/rules/statements/statements.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { MailAgency } from '../../../platform/mail/mail-source.ts';
import { lockImports } from '../../listings/import-lock.ts';
import { countOffered, findMissingStatements, type MissingStatement } from '../store/incomplete-homes.ts';
import { refreshMissingStatements } from '../store/missing-statements.ts';

export interface IncompleteHome {
  id: number;
  reference: string;
  /** Whether visitors see the home. */
  isShown: boolean;
  missing: { code: StatementCode; rule: StatementRule; since: string }[];
}

export interface AdvertReport {
  /** The number of homes and units on offer. */
  offered: number;
  homes: IncompleteHome[];
}

/** Compares all homes with the rules of the day. Waits for a running import. */
export async function refreshReport(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockImports(trx);
    await refreshMissingStatements(trx, { today: dayInBrussels(now) });
  });
}

/** Returns the homes and units on offer whose adverts lack statements; with homes that the agency keeps back. */
export async function readReport(
  db: Kysely<Database>,
  { incompleteAdverts }: Pick<MailAgency, 'incompleteAdverts'>,
): Promise<AdvertReport> {
  const rows = await findMissingStatements(db, { withHidden: incompleteAdverts === 'keep-back' });
  return { offered: await countOffered(db), homes: groupByHome(rows) };
}

/** Whether an advert of the home is punished as it is. */
export function isHomePunished({ missing }: IncompleteHome): boolean {
  return missing.some(({ rule }) => isPunished(rule));
}

const RULES = new Map(STATEMENT_RULES.map((rule) => [rule.id, rule]));

/** A home lists its statements in the order of the rules. */
function groupByHome(rows: readonly MissingStatement[]): IncompleteHome[] {
  const homes = new Map<number, IncompleteHome>();
  for (const { listingId, reference, status, code, rule: id, since } of rows) {
    const rule = RULES.get(id);
    // A release before this one wrote it; the next refresh removes it.
    if (!rule) continue;
    const home = homes.get(listingId) ?? {
      id: listingId,
      reference,
      isShown: isOffered(status),
      missing: [],
    };
    home.missing.push({ code, rule, since });
    homes.set(listingId, home);
  }
  for (const { missing } of homes.values()) missing.sort((a, b) => rank(a) - rank(b));
  return [...homes.values()];
}

function rank({ rule, code }: IncompleteHome['missing'][number]): number {
  return STATEMENT_RULES.indexOf(rule) * 100 + rule.statements.indexOf(code);
}
