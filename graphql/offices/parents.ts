import type { Locale } from '../../shared/locales.ts';
import type { AgentRecord, OfficeRecord } from './ports.ts';

/** An office, and the language of the request. */
export interface OfficeParent {
  office: OfficeRecord;
  locale: Locale;
}

/** An office, and its distance as the crow flies. */
export interface NearbyOfficeParent {
  office: OfficeParent;
  kilometres: number;
}

/** An agent, and the language of the request. */
export interface AgentParent {
  agent: AgentRecord;
  locale: Locale;
}

/** A page of the homes on offer at an office. */
export interface OfficeHomesParent extends OfficeParent {
  page: number;
  pageSize: number;
}

/** A page of the team, and the language of the request. */
export interface AgentPageParent {
  locale: Locale;
  page: number;
  pageSize: number;
}

/** A page of the homes on offer for which an agent is responsible. */
export interface AgentEstatesParent extends AgentParent {
  page: number;
  pageSize: number;
}
