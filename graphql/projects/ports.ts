import type { RuleOverrides } from '../../shared/appointments/viewing-rules.ts';
import type { EpcLabel, EstateSubType, EstateType } from '../../shared/estates/vocabulary.ts';
import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import type { ProjectKind, ProjectStage, VatRate, VatRegime } from '../../shared/projects/vocabulary.ts';
import type { MarkerRecord, ResolvedCriteria, StoredEpc } from '../estates/ports.ts';
import type { FeedPicture, ListingRecord } from '../listings/ports.ts';
import type { StoredPlanning } from '../statements/planning.ts';

/** A stored project. Values derived from its entities are computed by the resolvers. */
export interface ProjectRecord extends ListingRecord {
  name: string;
  developer: string | null;
  architect: string | null;
  /** Null: an allotment when all entities are land. */
  projectKind: ProjectKind | null;
  stage: ProjectStage;
  /** `YYYY-MM-DD` */
  delivery: string | null;
  /** Viewing rules of the project and its entities, from the feed. */
  viewingRules: RuleOverrides | null;
}

/** Certificate, planning and charges (euros a month) of an entity, with the names of the feed. */
export interface EntityLegal {
  epc?: StoredEpc & { label?: EpcLabel; value?: number };
  planning?: StoredPlanning;
  charges?: number;
}

/** What the taxes on the sale of an entity depend on. */
export interface EntityTaxes {
  vatRegime?: VatRegime;
  vatRate?: VatRate;
  /** The share of the price that is for the land, in per cent. */
  landPercent?: number;
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
  taxes: EntityTaxes | null;
}

/** An entity with what only its own page and its viewings need: kilobytes, and therefore not cached. */
export interface EntityDetailRecord extends EntityRecord {
  /** What the law requires in its advert; null when the feed has none of it. */
  legal: EntityLegal | null;
  /** Viewing rules that override those of the project. */
  viewingRules: RuleOverrides | null;
}

/**
 * Criteria for projects; all must match. Type and price must match the same entity on offer. Without a type, prices are
 * compared with those of homes, or of all entities when no home has a price.
 */
export interface ProjectSearch {
  cityIds?: number[];
  types?: EstateType[];
  minPriceCents?: number;
  maxPriceCents?: number;
  /** `YYYY-MM-DD` */
  deliveredBy?: string;
  /** Changed in this database since this moment. */
  changedSince?: Date;
}

/**
 * The criteria of a home search that apply to projects, and the record that must match. All criteria of `ENTITY` must
 * match the same entity on offer, as in `ProjectSearch`.
 */
export const MAP_CRITERIA = {
  cities: 'PROJECT',
  areas: 'PROJECT',
  countries: 'PROJECT',
  bounds: 'PROJECT',
  publishedWithin: 'PROJECT',
  types: 'ENTITY',
  subTypes: 'ENTITY',
  minPrice: 'ENTITY',
  maxPrice: 'ENTITY',
  minBedrooms: 'ENTITY',
  minLivingArea: 'ENTITY',
  maxLivingArea: 'ENTITY',
  minPlotArea: 'ENTITY',
  maxPlotArea: 'ENTITY',
} as const satisfies { [Name in keyof ResolvedCriteria]?: 'PROJECT' | 'ENTITY' };

type MapCriterionName = keyof typeof MAP_CRITERIA;

/** The names of the criteria that are compared with a project, or with an entity. */
export type MapCriterionOf<Kind extends 'PROJECT' | 'ENTITY'> = {
  [Name in MapCriterionName]: (typeof MAP_CRITERIA)[Name] extends Kind ? Name : never;
}[MapCriterionName];

export type ProjectMapCriteria = Pick<ResolvedCriteria, MapCriterionName>;

export interface ProjectStore {
  /** One page of projects on offer, newest first, and the total. */
  search(
    search: ProjectSearch,
    window: { offset: number; limit: number },
  ): Promise<{ records: ProjectRecord[]; total: number }>;
  /** Cities with projects on offer, largest count first; at most 100. */
  countByCity(): Promise<{ cityId: number; count: number }[]>;
  /** The distinct delivery years of projects on offer, in ascending order. */
  listDeliveryYears(): Promise<number[]>;
  findMany(ids: readonly number[]): Promise<ProjectRecord[]>;
  /** Projects on offer as markers, newest first; their type is that of most entities, their price is `priceFrom`. */
  findMarkers(criteria: ProjectMapCriteria, limit: number): Promise<MarkerRecord[]>;
  /** For each project, in the same order: ids of projects on offer with an available entity, nearest first. */
  findSimilar(projects: readonly ProjectRecord[], limit: number): Promise<number[][]>;
  /** The entities of these projects, in the agency's order. */
  listEntities(projectIds: readonly number[]): Promise<EntityRecord[]>;
  /** Entities by id, as long as their projects list them. */
  findEntities(ids: readonly number[]): Promise<EntityDetailRecord[]>;
}
