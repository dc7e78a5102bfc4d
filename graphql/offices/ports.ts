import type { RuleOverrides } from '../../shared/appointments/viewing-rules.ts';
import type { FeedPicture } from '../listings/ports.ts';

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
  picture: FeedPicture | null;
  /** Viewing rules of the agent. */
  viewingRules: RuleOverrides | null;
}

export interface OfficeStore {
  /** All offices, ordered by name. */
  list(): Promise<OfficeRecord[]>;
  findMany(ids: readonly number[]): Promise<OfficeRecord[]>;
  /** The agents of these offices, ordered by name. */
  listAgents(officeIds: readonly number[]): Promise<AgentRecord[]>;
  findAgents(ids: readonly number[]): Promise<AgentRecord[]>;
  /** The number of estates on offer at each of these offices; offices without any may be left out. */
  countEstates(officeIds: readonly number[]): Promise<{ officeId: number; count: number }[]>;
  /** Ids of one page of the estates on offer at an office, newest first. */
  listEstates(officeId: number, window: { offset: number; limit: number }): Promise<number[]>;
}
