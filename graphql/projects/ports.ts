import type { NarrowerRules } from '../../shared/appointments/viewing-rules.ts';
import type { EstateSubType, EstateType } from '../../shared/estates/vocabulary.ts';
import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import type { ProjectStage } from '../../shared/projects/vocabulary.ts';
import type { MarkerRecord, ResolvedCriteria } from '../estates/ports.ts';
import type { FeedPicture, ListingRecord } from '../listings/ports.ts';

/** A project, as stored. What its entities say of it is worked out from them. */
export interface ProjectRecord extends ListingRecord {
  name: string;
  developer: string | null;
  architect: string | null;
  stage: ProjectStage;
  /** `YYYY-MM-DD` */
  delivery: string | null;
  /** Viewing rules of the project and its entities, as the feed has them. */
  viewingRules: NarrowerRules | null;
}

/** A home, shop or garage of a project. Money in euro cents, areas in m². */
export interface EntityRecord {
  id: number;
  projectId: number;
  reference: string;
  number: string;
  type: EstateType;
  subType: EstateSubType;
  floor: number | null;
  bedrooms: number | null;
  area: number | null;
  livingArea: number | null;
  plotArea: number | null;
  terraceArea: number | null;
  priceCents: number | null;
  status: StatusCode;
  /** When it was sold, rented or withdrawn. */
  closedAt: Date | null;
  plan: FeedPicture | null;
  /** Viewing rules that override those of the project. */
  viewingRules: NarrowerRules | null;
}

/**
 * Every condition that is there holds; type and price for one and the same entity that is offered, without a type
 * for a home, or for anything else where no home has a price.
 */
export interface ProjectSearch {
  cityIds?: number[];
  types?: EstateType[];
  minPriceCents?: number;
  maxPriceCents?: number;
  /** `YYYY-MM-DD` */
  deliveredBy?: string;
}

/** The criteria of a search of homes that a project, or one of its entities, can answer. */
export const MAP_CRITERIA = [
  ...(['cities', 'areas', 'countries', 'bounds', 'publishedWithin'] as const),
  ...(['types', 'subTypes', 'minPrice', 'maxPrice', 'minBedrooms'] as const),
  ...(['minArea', 'maxArea', 'minPlotArea', 'maxPlotArea'] as const),
] satisfies readonly (keyof ResolvedCriteria)[];

/**
 * Of the project: place and age. All others for one and the same entity that is offered, by the rule of `ProjectSearch`.
 */
export type ProjectMapCriteria = Pick<ResolvedCriteria, (typeof MAP_CRITERIA)[number]>;

export interface ProjectStore {
  /** One page of projects that are offered, newest first, and how many there are in all. */
  search(
    search: ProjectSearch,
    window: { offset: number; limit: number },
  ): Promise<{ records: ProjectRecord[]; total: number }>;
  /** Cities with projects on offer, the fullest first; at most 100. */
  countByCity(): Promise<{ cityId: number; count: number }[]>;
  /** The years in which projects on offer are delivered, each once, in their order. */
  listDeliveryYears(): Promise<number[]>;
  findMany(ids: readonly number[]): Promise<ProjectRecord[]>;
  /** Projects on offer as markers, newest first; type is that of most entities, the price that of `priceFrom`. */
  findMarkers(criteria: ProjectMapCriteria, limit: number): Promise<MarkerRecord[]>;
  /** For each of the projects, in their order: ids of offered ones with an entity available, the nearest first. */
  findSimilar(projects: readonly ProjectRecord[], limit: number): Promise<number[][]>;
  /** The entities that these projects list, in the agency's order. */
  listEntities(projectIds: readonly number[]): Promise<EntityRecord[]>;
  /** Entities by their own ids, as long as their projects list them. */
  findEntities(ids: readonly number[]): Promise<EntityRecord[]>;
}
