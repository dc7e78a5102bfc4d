/** Offices and agents: few, so each is written immediately. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { AgentLine } from '../feed/people-lines.ts';
import type { CompleteOffice } from './agency-rules.ts';
import type { Town } from './towns/town-index.ts';

interface Known {
  id: number;
  hash: Buffer;
}

interface KnownAgent extends Known {
  officeId: number;
}

/** The offices and agents that listings can reference: stored before, or read earlier in this feed. */
export class People {
  private readonly db: Kysely<Database>;
  private readonly offices: Map<string, Known>;
  private readonly agents: Map<string, KnownAgent>;

  private constructor(db: Kysely<Database>, offices: Map<string, Known>, agents: Map<string, KnownAgent>) {
    this.db = db;
    this.offices = offices;
    this.agents = agents;
  }

  static async load(db: Kysely<Database>): Promise<People> {
    const columns = ['reference', 'id', 'content_hash as hash'] as const;
    const offices = await db.selectFrom('office').select(columns).execute();
    const agents = await db
      .selectFrom('agent')
      .select([...columns, 'office_id as officeId'])
      .execute();
    return new People(db, byReference(offices), byReference(agents));
  }

  /** Null: the first office. */
  officeId(reference: string | null): number | undefined {
    if (reference !== null) return this.offices.get(reference)?.id;
    return this.offices
      .values()
      .reduce<number | undefined>((first, { id }) => Math.min(first ?? id, id), undefined);
  }

  /** The office of a listing: its own, else that of its agent, else the first one. */
  officeIdOf({ office, agent }: { office: string | null; agent: string | null }): number | undefined {
    const known = office === null && agent !== null ? this.agents.get(agent) : undefined;
    return known?.officeId ?? this.officeId(office);
  }

  agentId(reference: string): number | undefined {
    return this.agents.get(reference)?.id;
  }

  /** Returns whether something was written. */
  async saveOffice(line: CompleteOffice, town: Town): Promise<boolean> {
    const { reference, name, address, location, phone, email } = line;
    const values = {
      reference,
      name,
      phone,
      email,
      city_id: town.id,
      street: address.street ?? null,
      number: address.number ?? null,
      box: address.box ?? null,
      latitude: location.latitude,
      longitude: location.longitude,
      opening_hours: JSON.stringify(line.openingHours),
      viewing_rules: line.viewings ? JSON.stringify(line.viewings) : null,
      calendar_url: line.calendarUrl ?? null,
      picture: line.picture ? JSON.stringify(line.picture) : null,
    };
    const hash = hashOf(values);
    if (this.offices.get(reference)?.hash.equals(hash)) return false;
    const row = { ...values, content_hash: hash };
    const { id } = await this.db
      .insertInto('office')
      .values(row)
      .onConflict((conflict) => conflict.column('reference').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    this.offices.set(reference, { id, hash });
    return true;
  }

  /** Returns whether something was written. */
  async saveAgent(line: AgentLine, officeId: number): Promise<boolean> {
    const { reference, name, phone, email, registration } = line;
    const values = {
      reference,
      name,
      office_id: officeId,
      phone: phone ?? null,
      email: email ?? null,
      registration: registration ?? null,
      role: line.role ? JSON.stringify(line.role) : null,
      introduction: line.introduction ? JSON.stringify(line.introduction) : null,
      languages: [...new Set(line.languages ?? [])],
      is_on_team_page: line.isOnTeamPage ?? true,
      viewing_rules: line.viewings ? JSON.stringify(line.viewings) : null,
      calendar_url: line.calendarUrl ?? null,
      picture: line.picture ? JSON.stringify(line.picture) : null,
    };
    const hash = hashOf(values);
    if (this.agents.get(reference)?.hash.equals(hash)) return false;
    const row = { ...values, content_hash: hash };
    const { id } = await this.db
      .insertInto('agent')
      .values(row)
      .onConflict((conflict) => conflict.column('reference').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    this.agents.set(reference, { id, hash, officeId });
    return true;
  }
}

function byReference<T extends Known>(rows: (T & { reference: string })[]): Map<string, T> {
  return new Map(rows.map((row) => [row.reference, row]));
}

function hashOf(values: object): Buffer {
  return createHash('sha256').update(JSON.stringify(values)).digest();
}
