import type { Locale } from '../../shared/locales.ts';
import type { AgentRecord, OfficeRecord } from './ports.ts';

/** An office, and the language in which it was asked for. */
export interface OfficeParent {
  office: OfficeRecord;
  locale: Locale;
}

/** An office, and how far it is as the crow flies. */
export interface NearbyOfficeParent {
  office: OfficeParent;
  kilometres: number;
}

/** A person of the agency, and the language in which they were asked for. */
export interface AgentParent {
  agent: AgentRecord;
  locale: Locale;
}

/** A page of what an office offers. */
export interface OfficeHomesParent extends OfficeParent {
  page: number;
  pageSize: number;
}
