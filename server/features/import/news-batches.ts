/** The agency's news: collected during the import, and compared in one step when all lines are read. */
import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { LOCALES } from '../../../shared/locales.ts';
import type { Database } from '../../platform/database/connect.ts';
import { ImportStopped } from '../feed/import-stopped.ts';
import type { NewsLine } from '../feed/news-line.ts';
import { withoutNulls } from './read/without-nulls.ts';
import type { Changes, Tally } from './report.ts';
import { jsonbArray, textArray } from './write/binary-array.ts';

const MAX_ROWS = 50;

interface NewsRow {
  reference: string;
  /** Null for a rejected line: the stored item stays unchanged. */
  content: string | null;
}

export class NewsBatches {
  private readonly db: Kysely<Database>;
  private readonly feed: string;
  private rows: NewsRow[] = [];

  private constructor(db: Kysely<Database>, feed: string) {
    this.db = db;
    this.feed = feed;
  }

  /** `staged_news`: the items of the feed with their hashes; without content when the stored item stays unchanged. */
  static async start(db: Kysely<Database>, feed: string): Promise<NewsBatches> {
    await sql`
      create temp table staged_news (reference text primary key, content jsonb, content_hash bytea)
      on commit drop`.execute(db);
    return new NewsBatches(db, feed);
  }

  async add({ reference, publishedAt, texts, picture }: NewsLine): Promise<void> {
    const content = {
      published_at: new Date(publishedAt).toISOString(),
      picture: picture ? withoutNulls(picture) : null,
      texts: LOCALES.flatMap((locale) => (texts[locale] ? [{ locale, ...texts[locale] }] : [])),
    };
    await this.push({ reference, content: JSON.stringify(content) });
  }

  markUnchanged(reference: string): Promise<void> {
    return this.push({ reference, content: null });
  }

  /**
   * Writes changed items, and unlists those that the feed no longer contains.
   * `keepsLast`: whether the feed must contain one of its listed items.
   * @throws ImportStopped when it must, and does not.
   */
  async finish(tally: Tally, { keepsLast = false } = {}): Promise<void> {
    await this.flush();
    await sql`analyze staged_news (reference)`.execute(this.db);
    await this.countChanges(tally);
    if (keepsLast) await this.checkLast();
    await this.write();
  }

  private async push(row: NewsRow): Promise<void> {
    this.rows.push(row);
    if (this.rows.length >= MAX_ROWS) await this.flush();
  }

  private async flush(): Promise<void> {
    const { rows } = this;
    this.rows = [];
    const contents = rows.map(({ content }) => content);
    const hashes = contents.map((content) => (content === null ? null : hash('sha256', content)));
    await sql`
      insert into staged_news (reference, content, content_hash)
      select reference, content, decode(content_hash, 'hex')
      from unnest(
        ${textArray(rows.map(({ reference }) => reference))}::text[], ${jsonbArray(contents)}::jsonb[],
        ${textArray(hashes)}::text[]
      ) as fed (reference, content, content_hash)
      on conflict (reference) do nothing`.execute(this.db);
  }

  private async countChanges(tally: Tally): Promise<void> {
    const { rows } = await sql<{ change: keyof Changes; count: number }>`
      select change, count(*) as count
      from (select * from news_item where feed = ${this.feed} or reference in (select reference from staged_news)) stored full join staged_news fed using (reference), lateral (
        select case
          when fed.reference is null then case when stored.is_listed then 'withdrawn' end
          when fed.content is null then null
          when stored.id is null then 'new'
          when not stored.is_listed then 'returned'
          when stored.content_hash = fed.content_hash then 'unchanged'
          else 'changed'
        end
      ) as found (change)
      where change is not null
      group by change`.execute(this.db);
    for (const { change, count } of rows) tally.count('news', change, count);
  }

  private async checkLast(): Promise<void> {
    const { rows } = await sql<{ listed: number; missing: number }>`
      select count(*)::int as listed,
        (count(*) filter (where not exists (select from staged_news fed where fed.reference = news_item.reference)))::int
          as missing
      from news_item where feed = ${this.feed} and is_listed`.execute(this.db);
    const { listed = 0, missing = 0 } = rows[0] ?? {};
    if (listed > 0 && missing === listed)
      throw new ImportStopped(`the feed contains none of its ${listed} news items`, 'ALLOW_REMOVALS');
  }

  private async write(): Promise<void> {
    await sql`
      update news_item set is_listed = false
      where is_listed and feed = ${this.feed} and not exists (select from staged_news where staged_news.reference = news_item.reference)
    `.execute(this.db);
    await sql`
      create temp table changed_news on commit drop as
      select fed.reference, fed.content, fed.content_hash
      from staged_news fed left join news_item stored using (reference)
      where fed.content is not null
        and (stored.id is null or not stored.is_listed or stored.feed <> ${this.feed}
          or stored.content_hash <> fed.content_hash)`.execute(this.db);
    await this.writeItems();
    await this.writeTexts();
  }

  /** An item that returns keeps its id; existing items use no sequence number. */
  private async writeItems(): Promise<void> {
    await sql`
      update news_item set feed = ${this.feed}, is_listed = true, content_hash = fed.content_hash,
        published_at = (content ->> 'published_at')::timestamptz, picture = nullif(content -> 'picture', 'null')
      from changed_news fed where fed.reference = news_item.reference`.execute(this.db);
    await sql`
      insert into news_item (reference, feed, published_at, picture, is_listed, content_hash)
      select reference, ${this.feed}, (content ->> 'published_at')::timestamptz, nullif(content -> 'picture', 'null'), true,
        content_hash
      from changed_news
      where not exists (select from news_item where news_item.reference = changed_news.reference)
      order by (content ->> 'published_at')::timestamptz, reference collate "C"`.execute(this.db);
  }

  private async writeTexts(): Promise<void> {
    await sql`
      delete from news_text using news_item
      where news_id = news_item.id and reference in (select reference from changed_news)`.execute(this.db);
    await sql`
      insert into news_text (news_id, locale, title, summary, body)
      select news_item.id, locale, title, summary, body
      from changed_news join news_item using (reference),
        jsonb_to_recordset(content -> 'texts') as text (locale text, title text, summary text, body text)
      order by news_item.id`.execute(this.db);
  }
}
