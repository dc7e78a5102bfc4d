import type { NarrowerRules } from '../../shared/appointments/viewing-rules.ts';
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
  /** What it says itself of when its homes can be viewed. */
  viewingRules: NarrowerRules | null;
}

export interface AgentRecord {
  id: number;
  officeId: number;
  name: string;
  phone: string | null;
  email: string | null;
  registration: string | null;
  picture: FeedPicture | null;
  /** What the agent says of when viewings are possible. */
  viewingRules: NarrowerRules | null;
}

export interface OfficeStore {
  /** All offices, by name. */
  list(): Promise<OfficeRecord[]>;
  findMany(ids: readonly number[]): Promise<OfficeRecord[]>;
  /** The agents of these offices, by name. */
  listAgents(officeIds: readonly number[]): Promise<AgentRecord[]>;
  findAgents(ids: readonly number[]): Promise<AgentRecord[]>;
  /** How many estates each of these offices offers; those without any may be left out. */
  countEstates(officeIds: readonly number[]): Promise<{ officeId: number; count: number }[]>;
  /** Ids of one page of the estates that an office offers, newest first. */
  listEstates(officeId: number, window: { offset: number; limit: number }): Promise<number[]>;
}
