import { type Kysely, sql } from 'kysely';
import type {
  NewsBodyRecord,
  NewsHeadRecord,
  NewsNeighbours,
  NewsRecord,
  NewsStore,
} from '../../../graphql/news/ports.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { withTotal } from '../../platform/database/with-total.ts';

/** The agency's listed news in PostgreSQL. */
export function createNewsStore(db: Kysely<Database>): NewsStore {
  const listed = db.selectFrom('news_item').where('is_listed', '=', true);
  const records = listed.select(['id', 'reference', 'published_at as publishedAt', 'picture']);
  return {
    list: async ({ offset, limit }) => {
      const count = listed.select((eb) => eb.fn.countAll<number>().as('count'));
      const page = records
        .select(count.as('total'))
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(sql.lit(offset));
      const { items, total } = await withTotal(page, count);
      return { items: items as unknown as NewsRecord[], total };
    },
    findMany: async (ids) =>
      (await records.where('id', '=', anyOf(ids)).execute()) as unknown as NewsRecord[],
    listHeads: async (ids) =>
      (await db
        .selectFrom('news_text')
        .where('news_id', '=', anyOf(ids))
        .select(['news_id as newsId', 'locale', 'title', 'summary'])
        .execute()) as NewsHeadRecord[],
    listBodies: async (ids) =>
      (await db
        .selectFrom('news_text')
        .where('news_id', '=', anyOf(ids))
        .select(['news_id as newsId', 'locale', 'body'])
        .execute()) as NewsBodyRecord[],
    findNeighbours: (ids) => findNeighbours(db, ids),
  };
}

/** Scans the index of publication dates from each item in both directions. */
async function findNeighbours(db: Kysely<Database>, ids: readonly number[]): Promise<NewsNeighbours[]> {
  const beside = (is: '<' | '>') => {
    const direction = is === '<' ? sql`desc` : sql`asc`;
    return sql<number | null>`(
      select other.id from news_item other
      where other.is_listed and (other.published_at, other.id) ${sql.raw(is)} (item.published_at, item.id)
      order by other.published_at ${direction}, other.id ${direction} limit 1)`;
  };
  return db
    .selectFrom('news_item as item')
    .where('id', '=', anyOf(ids))
    .select(['id', beside('<').as('previousId'), beside('>').as('nextId')])
    .execute();
}
