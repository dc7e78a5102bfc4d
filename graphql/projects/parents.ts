import type { Locale } from '../../shared/locales.ts';
import type { EntityRecord, ProjectRecord, ProjectSearch } from './ports.ts';

/** A project, and the language of the request. */
export interface ProjectParent {
  listing: ProjectRecord;
  locale: Locale;
}

export interface ProjectPageParent {
  search: ProjectSearch;
  found: { records: ProjectRecord[]; total: number };
  page: number;
  pageSize: number;
  locale: Locale;
}

/** An entity with its project, and the language of the request. */
export interface ProjectEntityParent {
  entity: EntityRecord;
  project: ProjectRecord;
  locale: Locale;
}
