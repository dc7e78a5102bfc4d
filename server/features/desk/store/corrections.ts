/** Corrections of homes at the desk. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DeskCorrection, DeskCorrections } from '../../../../graphql/desk/homes/correction-ports.ts';
import { idFault } from '../../../../graphql/desk/scope.ts';
import type { FeedPicture } from '../../../../graphql/listings/ports.ts';
import type { WriteResult } from '../../../../graphql/submissions/ports.ts';
import { LOCALES, type Locale } from '../../../../shared/locales.ts';
import type { SubmissionFault } from '../../../../shared/submissions/faults.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isUuid } from '../../../platform/database/is-uuid.ts';
import {
  type CorrectionOutcome,
  correctText,
  orderPictures,
  removeCorrection,
  versionOfPictures,
  versionOfText,
} from '../../import/corrections/correct-listing.ts';
import { isOwn } from './homes.ts';
import { selectHomes } from './select-homes.ts';

const MAX_LISTED = 500;
/** How long corrections are shown after they ended. */
const KEPT_DAYS = 30;

export function createDeskCorrections(db: Kysely<Database>): DeskCorrections {
  return {
    async list(scope, today) {
      const rows = await selectCorrections(db, isOwn(scope));
      const ids = [...new Set(rows.map(({ listingId }) => listingId))];
      const condition = sql`listing.id = any(${ids}::int[])`;
      const homes = await selectHomes(db, { condition, today, limit: ids.length });
      const homeOf = new Map(homes.map((home) => [home.id, home]));
      return rows.flatMap(({ listingId, ...row }): DeskCorrection[] => {
        const home = homeOf.get(listingId);
        return home ? [{ ...row, home }] : [];
      });
    },
    async listOfHome(home) {
      const rows = await selectCorrections(db, sql`listing.id = ${home.id}`);
      return rows.map(({ listingId: _, ...row }) => ({ ...row, home }));
    },
    findTexts: (homeId) => findTexts(db, homeId),
    async findPictures(homeId) {
      const query = db.selectFrom('listing').where('id', '=', homeId).select('photos');
      const pictures = (await query.executeTakeFirst())?.photos as FeedPicture[] | undefined;
      return { pictures: pictures ?? [], version: versionOfPictures(pictures ?? []) };
    },
    correctText:
      (id, { by, at, ...text }) =>
      async (trx: Transaction<Database>) =>
        resultOf(await correctText(trx, { id, by, now: at, ...text })),
    orderPictures:
      (id, { by, at, version, places }) =>
      async (trx: Transaction<Database>) =>
        resultOf(await orderPictures(trx, { id, by, now: at, version, order: places })),
    remove: (id, correction) => async (trx: Transaction<Database>) => {
      const { id: correctionId, at } = correction;
      const isPossible = isUuid(correctionId);
      const outcome = isPossible ? await removeCorrection(trx, { id, correctionId, now: at }) : 'CHANGED';
      return outcome === 'CHANGED' ? idFault('correctionEnded') : resultOf(outcome);
    },
  };
}

const FAULTS: Record<Exclude<CorrectionOutcome, 'DONE'>, SubmissionFault> = {
  IMPORTING: 'importRunning',
  CHANGED: 'contentChanged',
  SAME: 'contentUnchanged',
  NO_ORDER: 'pictureOrder',
};

type Result = WriteResult<{ isDone: true }>;

const resultOf = (outcome: CorrectionOutcome): Result =>
  outcome === 'DONE' ? { result: { isDone: true } } : idFault(FAULTS[outcome]);

type CorrectionRow = Omit<DeskCorrection, 'home'> & { listingId: number };

async function selectCorrections(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
): Promise<CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`
    select correction.id, correction.listing_id as "listingId", field, locale,
      case when field <> 'PICTURES' then feed_value end as "ownText",
      case when field <> 'PICTURES' then value end as text,
      corrected_by as "correctedBy", corrected_at as "correctedAt", ended_at as "endedAt"
    from listing_correction correction join listing on listing.id = correction.listing_id
    where ${condition}
    order by ended_at is not null, corrected_at desc, field desc, locale, correction.id
    limit ${MAX_LISTED}`.execute(db);
  return rows;
}

async function findTexts(db: Kysely<Database>, homeId: number) {
  const texts = await db
    .selectFrom('listing_text')
    .where('listing_id', '=', homeId)
    .select(['locale', 'title', 'description'])
    .execute();
  return texts
    .map((text) => ({ ...text, locale: text.locale as Locale, version: versionOfText(text) }))
    .sort((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale));
}

/** Deletes corrections that ended more than 30 days ago. */
export async function deleteEndedCorrections(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.deleteFrom('listing_correction').where('ended_at', '<', oldest).execute();
}
