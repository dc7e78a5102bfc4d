/** The rows that are exported: only columns that pages of the site show. */

import type { RentalUnitRecord } from '../../../../../graphql/holiday/ports.ts';
import type {
  Alternatives,
  FeedPicture,
  ListingFiles,
  ListingRecord,
  ListingText,
} from '../../../../../graphql/listings/ports.ts';
import type { OfficeRecord } from '../../../../../graphql/offices/ports.ts';
import type { EntityDetailRecord, ProjectRecord } from '../../../../../graphql/projects/ports.ts';
import type { EstateTerms } from '../../../../../shared/estates/terms.ts';
import type { EstateSubType, EstateType } from '../../../../../shared/estates/vocabulary.ts';
import type { Locale } from '../../../../../shared/locales.ts';
import type { EstateLine } from '../../estate-line.ts';

export type ListingRow = Omit<ListingRecord, 'closedAt' | 'officeId' | 'agentId'> &
  Omit<ListingFiles, 'id'> & {
    /** Null when the reference is that of the agency. */
    agencyReference: string | null;
    /** References of office and agent. */
    office: string;
    agent: string | null;
    texts: Partial<Record<Locale, Pick<ListingText, 'title' | 'description'>>>;
  };

export type EstateRow = ListingRow & {
  priceCents: number | null;
  terms: EstateTerms | null;
  type: EstateType;
  subType: EstateSubType;
  sections: Partial<EstateLine>;
};

export type ProjectRow = ListingRow &
  Pick<ProjectRecord, 'name' | 'developer' | 'architect' | 'stage' | 'delivery' | 'projectKind'>;

export type EntityRow = Omit<EntityDetailRecord, 'id' | 'closedAt' | 'viewingRules'>;

export type UnitRow = ListingRow &
  Pick<RentalUnitRecord, 'name' | 'persons' | 'bedrooms' | 'bathrooms' | 'allowsPets' | 'facilities'>;

export type OfficeRow = Omit<OfficeRecord, 'id' | 'viewingRules' | 'closedDays'> & { reference: string };

export interface AgentRow {
  reference: string;
  /** Reference of the office. */
  office: string;
  name: string;
  phone: string | null;
  email: string | null;
  registration: string | null;
  role: Alternatives | null;
  introduction: Alternatives | null;
  languages: string[];
  isOnTeamPage: boolean;
  picture: FeedPicture | null;
}
