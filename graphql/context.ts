import type { EstateSubType } from '../shared/estates/vocabulary.ts';
import type { Locale } from '../shared/locales.ts';
import type { MenuRoute } from '../shared/menu-routes.ts';
import type { CostRule } from '../shared/rules/costs/cost-rule.ts';
import type { StatementRule } from '../shared/rules/statements/statement-rule.ts';
import type { LegalStatement } from '../shared/rules/statements/statements.ts';
import type { UserFault } from '../shared/submissions/faults.ts';
import type { AppointmentStore, LiveAgendas, ViewedListing } from './appointments/ports.ts';
import { Cacheability } from './cacheability.ts';
import type { CityDirectory } from './cities/ports.ts';
import { createEstateLoaders } from './estates/loaders.ts';
import type { EstateStore } from './estates/ports.ts';
import { createRentalUnitLoaders } from './holiday/loaders.ts';
import type { LiveNights, RentalUnitStore } from './holiday/ports.ts';
import type { StayStore } from './holiday/stay-ports.ts';
import type { LeadStore, OptOuts } from './leads/ports.ts';
import { createListingLoaders } from './listings/loaders.ts';
import type { ListingStore } from './listings/ports.ts';
import type { PublicPlaces } from './nearby/ports.ts';
import { createNewsLoaders } from './news/loaders.ts';
import type { NewsStore } from './news/ports.ts';
import { createOfficeLoaders } from './offices/loaders.ts';
import type { OfficeStore } from './offices/ports.ts';
import type { PersonalDataStore } from './personal-data/ports.ts';
import { createPictureLoaders } from './pictures/loaders.ts';
import type { PictureStore } from './pictures/ports.ts';
import { createProjectLoaders } from './projects/loaders.ts';
import type { ProjectStore } from './projects/ports.ts';
import type { PublicSettings } from './settings/ports.ts';
import type { SiteContent } from './site-folder/ports.ts';
import type { HumanCheck, SubmissionLimits, SubmissionStore } from './submissions/ports.ts';
import type { SubscriptionStore } from './subscriptions/ports.ts';
import type { TownStore } from './towns/ports.ts';
import type { Visitor } from './visitor.ts';

export interface StatementTexts {
  name: string;
  sentence: string;
}

/** The ports through which resolvers and business rules reach the outside. */
export interface GraphPorts {
  estates: EstateStore;
  listings: ListingStore;
  cities: CityDirectory;
  offices: OfficeStore;
  projects: ProjectStore;
  towns: TownStore;
  publicPlaces: PublicPlaces;
  rentalUnits: RentalUnitStore;
  news: NewsStore;
  pictures: PictureStore;
  appointments: AppointmentStore;
  liveAgendas: LiveAgendas;
  liveNights: LiveNights;
  stays: StayStore;
  subscriptions: SubscriptionStore;
  personalData: PersonalDataStore;
  leads: LeadStore;
  optOuts: OptOuts;
  submissions: SubmissionStore;
  submissionLimits: SubmissionLimits;
  humans: HumanCheck;
  settings: PublicSettings;
  siteContent: SiteContent;
  now(): Date;
  /** The message of a fault, in the visitor's language. */
  faultText(fault: UserFault, locale: Locale): string;
  /** The name of a legally required statement, and its sentence. */
  statementTexts(statement: LegalStatement, locale: Locale): StatementTexts;
  /** The sentence that explains a legal rule. */
  ruleText(rule: CostRule | StatementRule, locale: Locale): string;
  /** The title of a viewing in calendars: the listing's name and city. */
  viewingTitle(viewed: ViewedListing, cityId: number, locale: Locale): string;
  /** The name of a page in menus, or of the visitor's choice whether visits count. */
  routeLabel(route: MenuRoute | 'analytics', locale: Locale): string;
  /** The readable part of an estate's path: its subtype and city. */
  estateSlug(subType: EstateSubType, cityId: number, locale: Locale): string;
}

export interface GraphContext {
  ports: GraphPorts;
  loaders: ReturnType<typeof createLoaders>;
  visitor: Visitor;
  cacheability: Cacheability;
  /** Whether the ids of localized objects name the language, too (`localized-ids.ts`). */
  hasLocalizedIds: boolean;
}

/** Creates the context of one request; its loaders cache within that request only. */
export function createGraphContext(
  ports: GraphPorts,
  visitor: Visitor,
  cacheability = new Cacheability(),
): GraphContext {
  return { ports, loaders: createLoaders(ports), visitor, cacheability, hasLocalizedIds: false };
}

function createLoaders({ estates, listings, offices, projects, rentalUnits, news, pictures }: GraphPorts) {
  return {
    ...createEstateLoaders(estates),
    ...createListingLoaders(listings),
    ...createOfficeLoaders(offices),
    ...createProjectLoaders(projects),
    ...createRentalUnitLoaders(rentalUnits),
    ...createNewsLoaders(news),
    ...createPictureLoaders(pictures),
  };
}
