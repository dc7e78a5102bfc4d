/** The cost of matching subscriptions: 100,000 subscriptions, 100 changed homes. */
import path from 'node:path';
import { sql } from 'kysely';
import { seedCities } from '../../server/features/cities/seed.ts';
import { matchChanges } from '../../server/features/subscriptions/store/match.ts';
import { connect } from '../../server/platform/database/connect.ts';
import { startEmbedded } from '../../server/platform/database/embedded.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { DEMO_START, loadDemo } from '../support/load-demo.ts';

export interface MatchingFigures {
  subscriptions: number;
  changes: number;
  notices: number;
  ms: number;
}

/** Measures in a separate database, which is kept for later runs. */
export async function matchingFigures(
  subscriptions = 100_000,
  log: (line: string) => void = () => {},
): Promise<MatchingFigures> {
  const directory = path.resolve('.cache/bench-data/subscriptions');
  const server = await startEmbedded({ directory, log, isDurable: false });
  await migrate(server.connection, log);
  const { db, close } = connect(server.connection);
  try {
    await seedCities(db, log);
    if (!(await db.selectFrom('listing').select('id').limit(1).executeTakeFirst()))
      await loadDemo(server.connection);
    await fill(db, subscriptions);
    const startedAt = performance.now();
    let changes = 0;
    for (let more = 1; more > 0; changes += more) more = await matchChanges(db, DEMO_START);
    const ms = performance.now() - startedAt;
    const { notices } = await db
      .selectFrom('subscription_notice')
      .select((eb) => eb.fn.countAll<number>().as('notices'))
      .executeTakeFirstOrThrow();
    return { subscriptions, changes, notices: Number(notices), ms };
  } finally {
    await close();
    await server.stop();
  }
}

/**
 * Two of three subscriptions name one to five towns, most a kind and a price, some more criteria. Towns are
 * chosen in proportion to their homes. One in fifty contains words.
 */
async function fill(db: ReturnType<typeof connect>['db'], count: number): Promise<void> {
  await sql`select setseed(0.42)`.execute(db);
  await sql`truncate subscription, offer_change cascade`.execute(db);
  await sql`
    insert into subscription (id, email, locale, marketing_opt_in, consent_edition, frequency, token_hash,
      confirmed_at, used_at)
    select gen_random_uuid(), 'visitor-' || n || '@mail.example', 'nl', false, 'bench', 'DAILY',
      sha256(('t' || n)::bytea), now(), now()
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`
    insert into subscribed_search (id, subscription_id, locale, created_at, transaction, cities, types, sub_types,
      max_price, min_bedrooms, garage, text)
    select gen_random_uuid(), id, 'nl', now(), home.transaction,
      case when chance[1] < 0.67 then array(
        select city_id from estate_search where listing_id % 97 = (chance[2] * 96)::int limit 1 + (chance[3] * 4)::int) end,
      case when chance[4] < 0.8 then array[home.type] end,
      case when chance[4] < 0.8 then array(
        select distinct sub_type from estate_search same where same.type = home.type) end,
      case when chance[5] < 0.8 then home.price_cents * (0.8 + chance[6] * 0.6) end,
      case when chance[7] < 0.5 then 1 + (chance[8] * 3)::int end,
      case when chance[9] < 0.15 then true end,
      case when chance[10] < 0.02 then 'terras' end
    from (
      select id, row_number() over () as index,
        array[random(), random(), random(), random(), random(), random(), random(), random(), random(), random()] as chance
      from subscription
    ) person
    join (select *, row_number() over (order by listing_id) - 1 as index from estate_search) home
      on home.index = person.index % (select count(*) from estate_search)`.execute(db);
  await sql`
    insert into offer_change (listing_id, kind, at)
    select listing_id, 'NEW', now() from estate_search order by listing_id % 101, listing_id limit 100`.execute(
    db,
  );
  await sql`vacuum (analyze) subscription, subscribed_search, offer_change, subscription_notice`.execute(db);
}
