import type { RuleOverrides } from '../../shared/appointments/viewing-rules.ts';
import type { ClosedDays } from '../../shared/offices/opening-hours.ts';
import type { Alternatives, FeedPicture } from '../listings/ports.ts';

/** An office, as stored. */
export interface OfficeRecord {
  id: number;
  name: string;
  street: string | null;
  number: string | null;
  box: string | null;
  cityId: number;
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  openingHours: { weekday: number; opens: string; closes: string }[];
  /** Days on which it is closed by exception, from today on. */
  closedDays: readonly ClosedDays[];
  picture: FeedPicture | null;
  /** Viewing rules of the office. */
  viewingRules: RuleOverrides | null;
}

export interface AgentRecord {
  id: number;
  officeId: number;
  name: string;
  phone: string | null;
  email: string | null;
  registration: string | null;
  role: Alternatives | null;
  introduction: Alternatives | null;
  /** Codes of ISO 639. */
  languages: string[];
  /** Whether the agency shows the agent as one of its team. */
  isOnTeamPage: boolean;
  picture: FeedPicture | null;
  /** Viewing rules of the agent. */
  viewingRules: RuleOverrides | null;
}

/** Who is responsible for an estate. */
export interface EstateOwner {
  kind: 'office' | 'agent';
  id: number;
}

/** A part of a list. */
interface Window {
  offset: number;
  limit: number;
}

export interface OfficeStore {
  /** All offices, ordered by name. */
  list(): Promise<OfficeRecord[]>;
  findMany(ids: readonly number[]): Promise<OfficeRecord[]>;
  /** The team: the agents whom the agency shows, ordered by office, then by name. */
  listTeam(window: Window): Promise<AgentRecord[]>;
  countTeam(): Promise<number>;
  /** The agents of the team at these offices, ordered by name. */
  listAgents(officeIds: readonly number[]): Promise<AgentRecord[]>;
  findAgents(ids: readonly number[]): Promise<AgentRecord[]>;
  /** The number of estates on offer of each owner; owners without any may be left out. */
  countEstates(
    kind: EstateOwner['kind'],
    ownerIds: readonly number[],
  ): Promise<{ ownerId: number; count: number }[]>;
  /** Ids of one page of the estates on offer of an owner, newest first. */
  listEstates(owner: EstateOwner, window: Window): Promise<number[]>;
}
