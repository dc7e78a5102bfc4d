import type { Locale } from '../../shared/locales.ts';
import type { EntityRecord, ProjectRecord, ProjectSearch } from './ports.ts';

/** A project, and the language in which it was asked for. */
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

/** An entity with the project that lists it. */
export interface ProjectEntityParent {
  entity: EntityRecord;
  project: ProjectRecord;
  locale: Locale;
}
