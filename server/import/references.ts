/**
 * Checks the uniqueness of references. Estates, projects, rental units and entities share one namespace, and a stored
 * reference never changes its kind.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
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
  /** All stored references other than those of estates; there are few. */
  private readonly others: Map<string, Owner>;

  private constructor(db: Kysely<Database>, others: Map<string, Owner>) {
    this.db = db;
    this.others = others;
  }

  static async load(db: Kysely<Database>): Promise<References> {
    const { rows } = await sql<{ reference: string; owner: Owner }>`
      select reference, kind as owner from listing where kind <> 'estate'
      union all
      select reference, 'entity' from project_entity`.execute(db);
    return new References(db, new Map(rows.map(({ reference, owner }) => [reference, owner])));
  }

  /** The conflicts of a line's references with others. */
  async findConflicts(line: Claiming): Promise<string[]> {
    const claims = claimsOf(line);
    const estates = await this.findEstates(line, claims);
    return claims.flatMap((claim) => {
      const { reference, owner, path } = claim;
      if (this.claimed.has(keyOf(claim, line))) {
        return [`${path}: ${reference} stands on an earlier line already`];
      }
      const other = estates.has(reference) ? 'estate' : this.others.get(reference);
      return owner && other && other !== owner ? [`${path}: ${reference} is ${OWNERS[other]} already`] : [];
    });
  }

  claim(line: Claiming): void {
    for (const claim of claimsOf(line)) this.claimed.add(keyOf(claim, line));
  }

  /** Estates are too many to hold in memory, so lines of other kinds query them. */
  private async findEstates(line: Claiming, claims: Claim[]): Promise<ReadonlySet<string>> {
    if (line.kind !== 'project' && line.kind !== 'rentalUnit') return NONE;
    const references = claims.map(({ reference }) => reference);
    const rows = await this.db
      .selectFrom('listing')
      .where('kind', '=', 'estate')
      .where('reference', 'in', references)
      .select('reference')
      .execute();
    return new Set(rows.map(({ reference }) => reference));
  }
}

const NONE: ReadonlySet<string> = new Set();

function keyOf({ reference, owner }: Claim, line: Claiming): string {
  return `${owner ? 'listing' : line.kind} ${reference}`;
}

function claimsOf({ kind, reference, entities = [] }: Claiming): Claim[] {
  const isListing = kind === 'estate' || kind === 'project' || kind === 'rentalUnit';
  const own: Claim = { reference, owner: isListing ? kind : null, path: 'reference' };
  const others = entities.map(
    (entity, at): Claim => ({ reference: entity, owner: 'entity', path: `entities.${at}.reference` }),
  );
  return [own, ...others];
}
