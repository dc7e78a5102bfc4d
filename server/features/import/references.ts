/**
 * Checks the uniqueness of references. Estates, projects, rental units and entities share one namespace, and a stored
 * reference never changes its kind. Entities and news of another feed are not overwritten; `ListingBatches` checks this
 * for listings, which are too many to hold in memory.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { FeedLine } from '../feed/format.ts';

type Owner = 'estate' | 'project' | 'rentalUnit' | 'entity';

const OWNERS: Record<Owner, string> = {
  estate: 'an estate',
  project: 'a project',
  rentalUnit: 'a holiday unit',
  entity: 'an entity of a project',
};

/** The references in a line. */
interface Claiming {
  kind: FeedLine['kind'];
  reference: string;
  /** The references of a project's entities. */
  entities?: readonly string[];
}

interface Stored {
  owner: Owner | 'news';
  /** The feed to which it belongs; null when another feed may take it over, because visitors no longer see it. */
  feed: string | null;
  /** The reference of an entity's project. */
  project?: string | null;
}

interface Claim {
  reference: string;
  /** Null for offices, agents and news, which have separate namespaces. */
  owner: Owner | null;
  /** The path of the field in the line. */
  path: string;
}

export class References {
  private readonly db: Kysely<Database>;
  /** The references of the lines accepted so far. */
  private readonly claimed = new Set<string>();
  /** The references of rejected lines, whose listings stay as they are. */
  private readonly kept = new Set<string>();
  /** All stored references other than those of estates, and those of news; there are few. */
  private readonly others: Map<string, Stored>;
  private readonly feeds: readonly (string | undefined)[];

  private constructor(
    db: Kysely<Database>,
    feeds: readonly (string | undefined)[],
    others: Map<string, Stored>,
  ) {
    this.db = db;
    this.feeds = feeds;
    this.others = others;
  }

  /** `feeds`: those whose references may be used: the owner of the lines, and the feed that it takes over. */
  static async load(db: Kysely<Database>, feeds: readonly (string | undefined)[]): Promise<References> {
    const { rows } = await sql<Stored & { reference: string }>`
      select reference, kind as owner, null as feed, null as project
      from listing where kind in ('project', 'rentalUnit')
      union all
      select project_entity.reference, 'entity',
        case when listing.status <> 'WITHDRAWN' and is_listed then feed end, listing.reference
      from project_entity join listing on listing.id = project_id
      union all
      select reference, 'news', case when is_listed then feed end, null from news_item`.execute(db);
    const others = new Map(rows.map((row) => [`${namespaceOf(row.owner)} ${row.reference}`, row]));
    return new References(db, feeds, others);
  }

  /** The conflicts of a line's references with others. */
  async findConflicts(line: Claiming): Promise<string[]> {
    const claims = claimsOf(line);
    const estates = await this.findEstates(line, claims);
    return claims.flatMap((claim) => {
      const { reference, owner, path } = claim;
      if (this.claimed.has(keyOf(claim, line))) {
        return [`${path}: ${reference} occurs on an earlier line`];
      }
      const stored = this.others.get(keyOf(claim, line));
      if (stored?.feed && !this.feeds.includes(stored.feed))
        return [`${path}: ${reference} belongs to the feed "${stored.feed}"`];
      const isFormerUnit = stored?.owner === 'entity' && owner === 'estate' && this.isFormer(stored);
      const other = estates.has(reference) ? 'estate' : isFormerUnit ? undefined : stored?.owner;
      return owner && other && other !== 'news' && other !== owner
        ? [`${path}: ${reference} is ${OWNERS[other]} already`]
        : [];
    });
  }

  /**
   * Whether visitors no longer see the unit: its project is withdrawn, or an accepted line of the project lacks the
   * unit. It may be a home of its own then.
   */
  private isFormer({ feed, project }: Stored): boolean {
    return feed === null || this.claimed.has(`listing ${project}`);
  }

  /** The project of a unit that visitors see, if no line of the project has been read so far. */
  findUnseenProject(unit: string): string | undefined {
    const stored = this.others.get(`listing ${unit}`);
    if (stored?.owner !== 'entity' || this.isFormer(stored) || !this.feeds.includes(stored.feed ?? undefined))
      return undefined;
    const { project } = stored;
    return project && !this.kept.has(project) ? project : undefined;
  }

  /** Notes a rejected line. */
  keep(reference: string): void {
    this.kept.add(reference);
  }

  /** Lets the units of a project that is withdrawn become homes. */
  release(project: string): void {
    for (const stored of this.others.values()) if (stored.project === project) stored.feed = null;
  }

  claim(line: Claiming): void {
    for (const claim of claimsOf(line)) this.claimed.add(keyOf(claim, line));
  }

  /** Estates are too many to hold in memory, so lines of other kinds query them. */
  private async findEstates(line: Claiming, claims: Claim[]): Promise<ReadonlySet<string>> {
    if (line.kind !== 'project' && line.kind !== 'rentalUnit') return NONE;
    return findEstates(
      this.db,
      claims.map(({ reference }) => reference),
    );
  }
}

/** Returns those of the references that are stored as estates, of any feed and status. */
export async function findEstates(
  db: Kysely<Database>,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ reference: string }>`
    select reference from listing where kind = 'estate' and reference = any(${references}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ reference }) => reference));
}

const NONE: ReadonlySet<string> = new Set();

function keyOf({ reference, owner }: Claim, line: Claiming): string {
  return `${namespaceOf(owner ?? line.kind)} ${reference}`;
}

/** Offices, agents and news have separate namespaces. */
function namespaceOf(kind: Owner | FeedLine['kind']): string {
  return kind in OWNERS ? 'listing' : kind;
}

function claimsOf({ kind, reference, entities = [] }: Claiming): Claim[] {
  const isListing = kind === 'estate' || kind === 'project' || kind === 'rentalUnit';
  const own: Claim = { reference, owner: isListing ? kind : null, path: 'reference' };
  const others = entities.map(
    (entity, at): Claim => ({ reference: entity, owner: 'entity', path: `entities.${at}.reference` }),
  );
  return [own, ...others];
}
