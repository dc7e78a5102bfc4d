/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** When the buyer or tenant can move in. */
export type Availability =
  /** When the tenancy ends. */
  | 'AFTER_TENANCY'
  /** When the notarial deed is signed. */
  | 'AT_DEED'
  /** As agreed with the owner. */
  | 'BY_AGREEMENT'
  /** Immediately. */
  | 'IMMEDIATE';

/** Whether the building is attached to its neighbours. */
export type BuildingKind =
  /** Attached on both sides. */
  | 'CLOSED'
  /** Detached. */
  | 'OPEN'
  /** Attached on one side. */
  | 'SEMI_OPEN';

/** The state of the building. */
export type BuildingState =
  /** As new. */
  | 'AS_NEW'
  /** Good. */
  | 'GOOD'
  /** New. */
  | 'NEW'
  /** Shell only, to be finished. */
  | 'SHELL'
  /** To refresh. */
  | 'TO_REFRESH'
  /** To renovate. */
  | 'TO_RENOVATE';

/** What the common charges are. */
export type ChargesKind =
  /** A fixed amount. */
  | 'FIXED'
  /** Paid in advance, and settled by the real costs. */
  | 'PROVISION';

/** What the residents of a building share. */
export type CommonSpace =
  /** Bathroom or shower room. */
  | 'BATHROOM'
  /** Bicycle shed. */
  | 'BICYCLE_SHED'
  /** Garden or courtyard. */
  | 'GARDEN'
  /** Kitchen. */
  | 'KITCHEN'
  /** Laundry. */
  | 'LAUNDRY'
  /** Living room. */
  | 'LIVING_ROOM'
  /** Study room. */
  | 'STUDY_ROOM'
  /** Toilet. */
  | 'TOILET';

/** The use of the land according to the zoning plan. */
export type Destination =
  /** Agricultural. */
  | 'AGRICULTURAL'
  /** Forest. */
  | 'FOREST'
  /** Industrial. */
  | 'INDUSTRIAL'
  /** Mixed. */
  | 'MIXED'
  /** Nature. */
  | 'NATURE'
  /** Recreation. */
  | 'RECREATION'
  /** Residential. */
  | 'RESIDENTIAL'
  /** Residential expansion. */
  | 'RESIDENTIAL_EXPANSION'
  /** Residential rural. */
  | 'RESIDENTIAL_RURAL';

/** The energy label, best first; its thresholds depend on the region. */
export type EpcLabel =
  /** Label A. */
  | 'A'
  /** A+, in Flanders and Wallonia. */
  | 'A_PLUS'
  /** A++, in Wallonia only. */
  | 'A_PLUS_PLUS'
  /** Label B. */
  | 'B'
  /** Label C. */
  | 'C'
  /** Label D. */
  | 'D'
  /** Label E. */
  | 'E'
  /** Label F, the last in Flanders. */
  | 'F'
  /** Label G, in Wallonia and Brussels. */
  | 'G';

/** Why a home is highlighted. Days are counted in Brussels time. */
export type EstateHighlight =
  /** Published in the last 14 days. */
  | 'NEW'
  /** The price was lowered in the last 30 days and has not changed since. */
  | 'PRICE_LOWERED';

/** The subtype of a property. */
export type EstateSubType =
  /** Block of flats. */
  | 'BLOCK_OF_FLATS'
  /** A closed garage box. */
  | 'BOX'
  /** Building plot. */
  | 'BUILDING_PLOT'
  /** Bungalow. */
  | 'BUNGALOW'
  /** Catering. */
  | 'CATERING'
  /** A wooden house, often in a holiday park. */
  | 'CHALET'
  /** A home whose residents share spaces such as a garden or a dining room. */
  | 'CO_HOUSING'
  /** Detached. */
  | 'DETACHED'
  /** Duplex. */
  | 'DUPLEX'
  /** Farmhouse. */
  | 'FARMHOUSE'
  /** Farmland. */
  | 'FARMLAND'
  /** An apartment on one floor. */
  | 'FLAT'
  /** Ground floor. */
  | 'GROUND_FLOOR'
  /** Houseboat. */
  | 'HOUSEBOAT'
  /** Loft. */
  | 'LOFT'
  /** Mansion. */
  | 'MANSION'
  /** Office. */
  | 'OFFICE'
  /** Parking space. */
  | 'PARKING_SPACE'
  /** Penthouse. */
  | 'PENTHOUSE'
  /** A room in a house or flat that its residents share. */
  | 'ROOM'
  /** Semi detached. */
  | 'SEMI_DETACHED'
  /** A flat with services for older people (assistentiewoning, résidence-services). */
  | 'SERVICE_FLAT'
  /** Shop. */
  | 'SHOP'
  /** Student building. */
  | 'STUDENT_BUILDING'
  /** A room for a student. */
  | 'STUDENT_ROOM'
  /** Studio. */
  | 'STUDIO'
  /** Terraced. */
  | 'TERRACED'
  /** Villa. */
  | 'VILLA'
  /** Warehouse. */
  | 'WAREHOUSE'
  /** Wood. */
  | 'WOOD';

/** The property type. */
export type EstateType =
  /** Apartment. */
  | 'APARTMENT'
  /** Commercial. */
  | 'COMMERCIAL'
  /** Garage. */
  | 'GARAGE'
  /** House. */
  | 'HOUSE'
  /** Investment. */
  | 'INVESTMENT'
  /** Land. */
  | 'LAND';

/** An extra that a search can ask for. */
export type Extra =
  /** Bicycle shed. */
  | 'BICYCLE_SHED'
  /** Commercial surface. */
  | 'COMMERCIAL_SURFACE'
  /** Furnished. */
  | 'FURNISHED'
  /** Garage. */
  | 'GARAGE'
  /** Garden. */
  | 'GARDEN'
  /** A lift. */
  | 'LIFT'
  /** The lease allows pets. */
  | 'PETS_ALLOWED'
  /** Ready to move in. */
  | 'READY_TO_MOVE_IN'
  /** Renovation required. */
  | 'RENOVATION_REQUIRED'
  /** Revenue property. */
  | 'REVENUE_PROPERTY'
  /** Terrace. */
  | 'TERRACE';

/** Flemish flood score of a parcel or building. */
export type FloodScore =
  /** No flood modelled. */
  | 'A'
  /** Small chance under climate change. */
  | 'B'
  /** Small chance. */
  | 'C'
  /** Medium chance. */
  | 'D';

/** The glazing of the windows. */
export type Glazing =
  /** Double. */
  | 'DOUBLE'
  /** High efficiency. */
  | 'HIGH_EFFICIENCY'
  /** Single. */
  | 'SINGLE'
  /** Triple. */
  | 'TRIPLE';

/** The heating fuel. */
export type HeatingFuel =
  /** Electricity. */
  | 'ELECTRICITY'
  /** Gas. */
  | 'GAS'
  /** Heat pump. */
  | 'HEAT_PUMP'
  /** Oil. */
  | 'OIL'
  /** Pellets. */
  | 'PELLETS'
  /** Wood. */
  | 'WOOD';

/** The heating system. */
export type HeatingKind =
  /** Shared by the building. */
  | 'COLLECTIVE'
  /** District heating. */
  | 'DISTRICT'
  /** A system of its own. */
  | 'INDIVIDUAL'
  /** None. */
  | 'NONE'
  /** Stoves. */
  | 'STOVES';

/** An insulated part of the building. */
export type Insulation =
  /** Floor. */
  | 'FLOOR'
  /** None. */
  | 'NONE'
  /** Roof. */
  | 'ROOF'
  /** Walls. */
  | 'WALLS';

/** How a kitchen is equipped. */
export type Kitchen =
  /** Basic. */
  | 'BASIC'
  /** Equipped. */
  | 'EQUIPPED'
  /** Hyper equipped. */
  | 'HYPER_EQUIPPED'
  /** None. */
  | 'NONE'
  /** Semi equipped. */
  | 'SEMI_EQUIPPED';

/** The kind of a lease. */
export type LeaseKind =
  /** A shop or another business that serves the public. */
  | 'COMMERCIAL'
  /** A lease under the general law, as of an office or a second home. */
  | 'COMMON_LAW'
  /** A main residence, for the lifetime of the tenant. */
  | 'LIFETIME'
  /** A main residence, for more than nine years. */
  | 'LONG_TERM'
  /** A main residence, for nine years. */
  | 'NINE_YEARS'
  /** A main residence, for three years at most. */
  | 'SHORT_TERM'
  /** A home of a student. */
  | 'STUDENT';

/** A language of the site. */
export type Locale =
  /** German. */
  | 'de'
  /** English. */
  | 'en'
  /** French. */
  | 'fr'
  /** Dutch. */
  | 'nl';

/** A building material. */
export type Material =
  /** Brick. */
  | 'BRICK'
  /** Concrete. */
  | 'CONCRETE'
  /** Natural stone. */
  | 'NATURAL_STONE'
  /** Steel. */
  | 'STEEL'
  /** Timber frame. */
  | 'TIMBER_FRAME';

/** The kind of a public place. */
export type NearbyPlaceKind =
  /** A park. */
  | 'PARK'
  /** A school. */
  | 'SCHOOL'
  /** A railway station. */
  | 'STATION'
  /** A supermarket. */
  | 'SUPERMARKET';

/** A direction of the compass. */
export type Orientation =
  /** East. */
  | 'E'
  /** North. */
  | 'N'
  /** North-east. */
  | 'NE'
  /** North-west. */
  | 'NW'
  /** South. */
  | 'S'
  /** South-east. */
  | 'SE'
  /** South-west. */
  | 'SW'
  /** West. */
  | 'W';

/** Whether a building permit was granted. */
export type PermitState =
  /** Applied for, and not decided yet. */
  | 'APPLIED_FOR'
  /** Granted. */
  | 'GRANTED'
  /** Not granted. */
  | 'NOT_GRANTED';

/** What the status leaves open. */
export type Progress =
  /** It will be available soon. Until then it has no price and no address, and cannot be viewed. */
  | 'ANNOUNCED'
  /** The owner has accepted an offer; the status is OPTION. */
  | 'OFFER_ACCEPTED'
  /** It is sold if conditions are met, such as a loan for the buyer; the status is OPTION. */
  | 'SOLD_CONDITIONALLY';

/** What is bought. */
export type PurchaseKind =
  /** Farmland without buildings, or nature land with an approved nature management plan. Never an only own home. */
  | 'FARMLAND'
  /** A building under registration duty. */
  | 'HOME'
  /** Land to build on, or other land without a building. */
  | 'LAND'
  /** A new building under VAT. */
  | 'NEW_BUILD';

/** A region of Belgium. The energy scale and the planning rules depend on it. */
export type Region =
  /** Brussels-Capital Region. */
  | 'BRUSSELS'
  /** Flemish Region. */
  | 'FLANDERS'
  /** Walloon Region, the German-speaking Community included. */
  | 'WALLONIA';

/** The outcome of an inspection that the law requires. */
export type Report =
  /** Compliant. */
  | 'COMPLIANT'
  /** Not applicable. */
  | 'NOT_APPLICABLE'
  /** Not compliant. */
  | 'NOT_COMPLIANT'
  /** Not available yet. */
  | 'NOT_PROVIDED';

/** The shape of the roof. */
export type Roof =
  /** Flat. */
  | 'FLAT'
  /** Mansard. */
  | 'MANSARD'
  /** Mixed. */
  | 'MIXED'
  /** Pitched. */
  | 'PITCHED';

/** The use of a room. */
export type RoomKind =
  /** Attic. */
  | 'ATTIC'
  /** Bathroom. */
  | 'BATHROOM'
  /** Bedroom. */
  | 'BEDROOM'
  /** Cellar. */
  | 'CELLAR'
  /** Dining room. */
  | 'DINING_ROOM'
  /** Entrance hall. */
  | 'ENTRANCE_HALL'
  /** Garage. */
  | 'GARAGE'
  /** Kitchen. */
  | 'KITCHEN'
  /** Landing. */
  | 'LANDING'
  /** Laundry. */
  | 'LAUNDRY'
  /** Living room. */
  | 'LIVING_ROOM'
  /** Office. */
  | 'OFFICE'
  /** Shop floor. */
  | 'SHOP_FLOOR'
  /** Shower room. */
  | 'SHOWER_ROOM'
  /** Storage. */
  | 'STORAGE'
  /** Terrace. */
  | 'TERRACE'
  /** Toilet. */
  | 'TOILET'
  /** Workshop. */
  | 'WORKSHOP';

/** How an estate for sale gets its price and its buyer. */
export type SaleMethod =
  /** Buyers bid; the price is the amount from which they do. */
  | 'BIDS_FROM'
  /** The price is the amount that the owner asks. */
  | 'FIXED_PRICE'
  /** The price is the lump sum; the buyer also pays an annuity for life. */
  | 'LIFE_ANNUITY'
  /** The price is the lowest amount that the owner considers. */
  | 'PRICE_FROM'
  /** A notary sells it in public, for instance on Biddit; the price is the starting price. */
  | 'PUBLIC_SALE'
  /** Buyers hand in one offer each, which the owner opens after the last day; the price, if any, is the lowest offer. */
  | 'SEALED_OFFERS';

/** The tax that applies to the sale. */
export type SaleRegime =
  /** Registration duty. */
  | 'REGISTRATION_DUTY'
  /** Value-added tax. */
  | 'VAT';

/** What a legally required statement states. */
export type StatementCode =
  /** The asbestos certificate. */
  | 'ASBESTOS_CERTIFICATE'
  /** It lies in a marked bank zone along a watercourse. Never missing. */
  | 'BANK_ZONE'
  /** A buyer must renovate another building, such as a shop or offices. Never missing. */
  | 'BUILDING_RENOVATION_DUTY'
  /** The charges in euros a month. */
  | 'CHARGES'
  /** The CO₂ emission in kg/(m²·year). */
  | 'CO2'
  /** The use of the land according to the plan, in its own words where the feed has them. */
  | 'DESTINATION'
  /** The number of the energy certificate. */
  | 'ENERGY_CERTIFICATE'
  /** The energy label. */
  | 'ENERGY_LABEL'
  /** The energy use in kWh/(m²·year). */
  | 'ENERGY_VALUE'
  /** It lies in a marked flood area. Never missing. */
  | 'FLOOD_AREA'
  /** G-score: the flood risk of the building. */
  | 'FLOOD_BUILDING'
  /** P-score: the flood risk of the parcel. */
  | 'FLOOD_PARCEL'
  /** The parcel or the building has a medium chance of floods. Never missing. */
  | 'FLOOD_PRONE'
  /** Whether it is protected heritage. */
  | 'HERITAGE'
  /** Whether a building permit was granted, or applied for. */
  | 'PERMIT'
  /** All planning information of the municipality, or where it can be had free. */
  | 'PLANNING_INFORMATION'
  /** Whether a right of pre-emption applies. */
  | 'PREEMPTION'
  /** The legal consequences of protection as heritage. Never missing. */
  | 'PROTECTED_HERITAGE'
  /** A buyer must renovate a house or an apartment. Never missing. */
  | 'RENOVATION_DUTY'
  /** The rent in euros a month. */
  | 'RENT'
  /** Whether there is a subdivision permit. */
  | 'SUBDIVISION_PERMIT'
  /** Whether there is a summons, a restoration order or another measure against a breach of planning rules. */
  | 'SUMMONS'
  /** The total primary energy in kWh a year. */
  | 'TOTAL_PRIMARY_ENERGY';

/** The status of a listing. */
export type StatusCode =
  /** Offered. */
  | 'AVAILABLE'
  /** Not published yet. */
  | 'IN_PREPARATION'
  /** Offered, with an option held by a buyer or tenant. */
  | 'OPTION'
  /** Rented out. */
  | 'RENTED'
  /** Sold. */
  | 'SOLD'
  /** No longer offered. */
  | 'WITHDRAWN';

/** A measure against a breach of planning rules. */
export type SummonsState =
  /** Administrative enforcement was imposed. */
  | 'ADMINISTRATIVE_ORDER'
  /** A court ordered restoration. */
  | 'COURT_ORDER'
  /** None was imposed. */
  | 'NONE'
  /** An order under a penalty was imposed. */
  | 'PENALTY_ORDER'
  /** A procedure that can lead to a measure is pending. */
  | 'PENDING'
  /** An amicable settlement was agreed. */
  | 'SETTLEMENT'
  /** A summons was issued. */
  | 'SUMMONS'
  /** There is a measure; which one is not known. */
  | 'UNSPECIFIED';

/** Whether a listing is for sale or to rent. */
export type Transaction =
  /** To rent. */
  | 'RENT'
  /** For sale. */
  | 'SALE';

export type EstateDetailQueryVariables = Exact<{
  id: string | number;
  locale: Schema.Locale;
}>;


export type EstateDetailQuery = { estate: { __typename: 'Estate', reference: string, publishedAt: string, daysOnOffer: number | null, closedAt: string | null, isIndexable: boolean, isLocationBlurred: boolean, video: string | null, virtualTour: string | null, hasAgenda: boolean, id: string, type: Schema.EstateType, subType: Schema.EstateSubType, path: string, highlight: Schema.EstateHighlight | null, isMarkedIncomplete: boolean, bedrooms: number | null, livingArea: number | null, plotArea: number | null, areCostsUnknown: boolean, transaction: Schema.Transaction, price: number | null, progress: Schema.Progress | null, location: { latitude: number, longitude: number }, nearestOffice: { __typename: 'NearbyOffice', kilometres: number, office: { __typename: 'Office', id: string, name: string, path: string, location: { latitude: number, longitude: number }, address: { city: { __typename: 'City', id: string, name: string } } } } | null, nearby: Array<{ __typename: 'NearbyPlace', kind: Schema.NearbyPlaceKind, name: string, metres: number }>, alternates: Array<{ locale: Schema.Locale, path: string }>, address: { street: string | null, number: string | null, box: string | null, city: { __typename: 'City', province: string, region: Schema.Region | null, id: string, name: string, postalCode: string, countryAbroad: string | null } }, title: { text: string, locale: Schema.Locale } | null, description: { text: string, locale: Schema.Locale } | null, pictures: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, floorPlans: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, sale: { opensOn: string | null, closesOn: string | null, url: string | null, method: Schema.SaleMethod, annuity: { monthly: number | null, indexed: boolean | null, lives: number | null, occupied: boolean | null, ages: Array<number> | null } | null } | null, documents: Array<{ name: string, mediaType: string, size: number, url: string | null }>, legalStatements: Array<{ __typename: 'LegalStatement', code: Schema.StatementCode, name: string, sentence: string, isMissing: boolean, isRequested: boolean, rule: { isCertain: boolean, source: { name: string, url: string } } }>, priceHistory: Array<{ at: string, price: number | null }>, statusHistory: Array<{ at: string, status: { code: Schema.StatusCode } }>, office: { __typename: 'Office', id: string, name: string, path: string, phone: string, email: string, address: { street: string | null, number: string | null, box: string | null, city: { __typename: 'City', id: string, name: string, postalCode: string } }, openingHours: Array<{ weekday: number, opens: string, closes: string }>, closedDays: Array<{ from: string, until: string }> }, agent: { __typename: 'Agent', id: string, name: string, path: string | null, phone: string | null, email: string | null, registration: string | null, picture: { __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null } | null } | null, nextSlot: { startsAt: string } | null, status: { code: Schema.StatusCode }, photos: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, openHouses: Array<{ startsAt: string, endsAt: string }>, epc: { __typename: 'Epc', label: Schema.EpcLabel, region: Schema.Region, value: number | null, certificate: string | null, validUntil: string | null, co2: number | null, totalPrimaryEnergy: number | null } | null, dimensions: { livingArea: number | null, usableArea: number | null, plotArea: number | null, facadeWidth: number | null, plotDepth: number | null, gardenOrientation: Schema.Orientation | null, terraceArea: number | null, gardenArea: number | null, floors: number | null } | null, comfort: { bedrooms: number | null, bathrooms: number | null, toilets: number | null, kitchen: Schema.Kitchen | null, lift: boolean | null, garages: number | null, parkingSpaces: number | null, cellar: boolean | null, attic: boolean | null, alarm: boolean | null, airConditioning: boolean | null, furnished: boolean | null, wheelchairAccess: boolean | null, swimmingPool: boolean | null, parking: boolean | null, floor: number | null, commonSpaces: Array<Schema.CommonSpace> | null } | null, energy: { heatingKind: Schema.HeatingKind | null, heatingFuel: Schema.HeatingFuel | null, glazing: Schema.Glazing | null, insulation: Array<Schema.Insulation> | null, solarPanels: number | null, heatPump: boolean | null, rainwaterTank: number | null, electricityReport: Schema.Report | null, oilTankReport: Schema.Report | null, eLevel: number | null, sLevel: number | null, chargingPoint: boolean | null, battery: boolean | null } | null, epcCommunal: { value: number | null, certificate: string | null, date: string | null } | null, financial: { cadastralIncome: number | null, cadastralIncomeIndexed: boolean | null, currentRent: number | null, charges: number | null, propertyTax: number | null, saleRegime: Schema.SaleRegime | null, guarantee: number | null, availability: Schema.Availability | null, availableFrom: string | null, depositMonths: number | null, goodwill: number | null } | null, floors: Array<{ level: number, rooms: Array<{ kind: Schema.RoomKind, area: number | null }> }>, planning: { __typename: 'Planning', destination: Schema.Destination | null, preemption: boolean | null, subdivisionPermit: boolean | null, heritage: boolean | null, floodParcel: Schema.FloodScore | null, floodBuilding: Schema.FloodScore | null, floodArea: boolean | null, bankZone: boolean | null, informationUrl: string | null, asbestosCertificate: Schema.Report | null, permit: Schema.PermitState | null, summons: Schema.SummonsState | null, destinationText: { text: string, locale: Schema.Locale } | null, information: { text: string, locale: Schema.Locale } | null } | null, technical: { electricity: boolean | null, gas: boolean | null, water: boolean | null, sewer: boolean | null, fibre: boolean | null, intercom: boolean | null, waterSoftener: boolean | null, ventilation: boolean | null, drainageReport: Schema.Report | null } | null, construction: { year: number | null, renovationYear: number | null, state: Schema.BuildingState | null, buildingKind: Schema.BuildingKind | null, facades: number | null, roof: Schema.Roof | null, materials: Array<Schema.Material> | null } | null, lease: { kind: Schema.LeaseKind | null, months: number | null, pets: boolean | null, domicile: boolean | null, permit: string | null } | null, coOwnership: { manager: string | null, shares: number | null, totalShares: number | null, reserveFund: number | null, monthlyProvision: number | null, chargesKind: Schema.ChargesKind | null } | null, parcel: { soilCertificate: boolean | null, servitudes: boolean | null, soilText: { text: string, locale: Schema.Locale } | null, servitudesText: { text: string, locale: Schema.Locale } | null } | null, lot: { number: string | null, buildableArea: number | null, maxFloors: number | null, rules: { text: string, locale: Schema.Locale } | null } | null, extras: Array<{ extra: Schema.Extra, present: boolean }>, ownHomeCost: { __typename: 'PurchaseCost', kind: Schema.PurchaseKind, isOnlyOwnHome: boolean, isInCoreCity: boolean, price: number, loanAmount: number, total: number, dueAtDeed: number } | null, otherCost: { __typename: 'PurchaseCost', kind: Schema.PurchaseKind, isOnlyOwnHome: boolean, isInCoreCity: boolean, price: number, loanAmount: number, total: number, dueAtDeed: number } | null, moveInCost: { depositMonths: number, isDepositStated: boolean, deposit: number, rent: number, charges: number | null, total: number, rule: { id: string, text: string, source: { name: string, url: string } }, indexationRule: { id: string, text: string, source: { name: string, url: string } } | null } | null } | null, settings: { __typename: 'Settings', mortgage: { amount: { min: number, max: number, default: number }, years: { min: number, max: number, default: number }, rate: { min: number, max: number, default: number } } } };

export type EstateSectionsFragment = { dimensions: { livingArea: number | null, usableArea: number | null, plotArea: number | null, facadeWidth: number | null, plotDepth: number | null, gardenOrientation: Schema.Orientation | null, terraceArea: number | null, gardenArea: number | null, floors: number | null } | null, comfort: { bedrooms: number | null, bathrooms: number | null, toilets: number | null, kitchen: Schema.Kitchen | null, lift: boolean | null, garages: number | null, parkingSpaces: number | null, cellar: boolean | null, attic: boolean | null, alarm: boolean | null, airConditioning: boolean | null, furnished: boolean | null, wheelchairAccess: boolean | null, swimmingPool: boolean | null, parking: boolean | null, floor: number | null, commonSpaces: Array<Schema.CommonSpace> | null } | null, energy: { heatingKind: Schema.HeatingKind | null, heatingFuel: Schema.HeatingFuel | null, glazing: Schema.Glazing | null, insulation: Array<Schema.Insulation> | null, solarPanels: number | null, heatPump: boolean | null, rainwaterTank: number | null, electricityReport: Schema.Report | null, oilTankReport: Schema.Report | null, eLevel: number | null, sLevel: number | null, chargingPoint: boolean | null, battery: boolean | null } | null, epc: { __typename: 'Epc', region: Schema.Region, value: number | null, certificate: string | null, validUntil: string | null, co2: number | null, totalPrimaryEnergy: number | null } | null, epcCommunal: { value: number | null, certificate: string | null, date: string | null } | null, financial: { cadastralIncome: number | null, cadastralIncomeIndexed: boolean | null, currentRent: number | null, charges: number | null, propertyTax: number | null, saleRegime: Schema.SaleRegime | null, guarantee: number | null, availability: Schema.Availability | null, availableFrom: string | null, depositMonths: number | null, goodwill: number | null } | null, floors: Array<{ level: number, rooms: Array<{ kind: Schema.RoomKind, area: number | null }> }>, planning: { __typename: 'Planning', destination: Schema.Destination | null, preemption: boolean | null, subdivisionPermit: boolean | null, heritage: boolean | null, floodParcel: Schema.FloodScore | null, floodBuilding: Schema.FloodScore | null, floodArea: boolean | null, bankZone: boolean | null, informationUrl: string | null, asbestosCertificate: Schema.Report | null, permit: Schema.PermitState | null, summons: Schema.SummonsState | null, destinationText: { text: string, locale: Schema.Locale } | null, information: { text: string, locale: Schema.Locale } | null } | null, technical: { electricity: boolean | null, gas: boolean | null, water: boolean | null, sewer: boolean | null, fibre: boolean | null, intercom: boolean | null, waterSoftener: boolean | null, ventilation: boolean | null, drainageReport: Schema.Report | null } | null, construction: { year: number | null, renovationYear: number | null, state: Schema.BuildingState | null, buildingKind: Schema.BuildingKind | null, facades: number | null, roof: Schema.Roof | null, materials: Array<Schema.Material> | null } | null, lease: { kind: Schema.LeaseKind | null, months: number | null, pets: boolean | null, domicile: boolean | null, permit: string | null } | null, coOwnership: { manager: string | null, shares: number | null, totalShares: number | null, reserveFund: number | null, monthlyProvision: number | null, chargesKind: Schema.ChargesKind | null } | null, parcel: { soilCertificate: boolean | null, servitudes: boolean | null, soilText: { text: string, locale: Schema.Locale } | null, servitudesText: { text: string, locale: Schema.Locale } | null } | null, lot: { number: string | null, buildableArea: number | null, maxFloors: number | null, rules: { text: string, locale: Schema.Locale } | null } | null, extras: Array<{ extra: Schema.Extra, present: boolean }> };

export type SimilarEstatesQueryVariables = Exact<{
  id: string | number;
  locale: Schema.Locale;
}>;


export type SimilarEstatesQuery = { estate: { __typename: 'Estate', id: string, location: { latitude: number, longitude: number }, similar: Array<{ __typename: 'Estate', id: string, type: Schema.EstateType, subType: Schema.EstateSubType, path: string, highlight: Schema.EstateHighlight | null, isMarkedIncomplete: boolean, bedrooms: number | null, livingArea: number | null, plotArea: number | null, transaction: Schema.Transaction, price: number | null, progress: Schema.Progress | null, location: { latitude: number, longitude: number }, status: { code: Schema.StatusCode }, photos: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, openHouses: Array<{ startsAt: string, endsAt: string }>, epc: { label: Schema.EpcLabel } | null, address: { city: { __typename: 'City', id: string, name: string, postalCode: string, countryAbroad: string | null } }, sale: { method: Schema.SaleMethod, annuity: { monthly: number | null, indexed: boolean | null, lives: number | null, occupied: boolean | null, ages: Array<number> | null } | null } | null }> } | null };

export const EstateSectionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstateSections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"livingArea"}},{"kind":"Field","name":{"kind":"Name","value":"usableArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"facadeWidth"}},{"kind":"Field","name":{"kind":"Name","value":"plotDepth"}},{"kind":"Field","name":{"kind":"Name","value":"gardenOrientation"}},{"kind":"Field","name":{"kind":"Name","value":"terraceArea"}},{"kind":"Field","name":{"kind":"Name","value":"gardenArea"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comfort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"toilets"}},{"kind":"Field","name":{"kind":"Name","value":"kitchen"}},{"kind":"Field","name":{"kind":"Name","value":"lift"}},{"kind":"Field","name":{"kind":"Name","value":"garages"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"cellar"}},{"kind":"Field","name":{"kind":"Name","value":"attic"}},{"kind":"Field","name":{"kind":"Name","value":"alarm"}},{"kind":"Field","name":{"kind":"Name","value":"airConditioning"}},{"kind":"Field","name":{"kind":"Name","value":"furnished"}},{"kind":"Field","name":{"kind":"Name","value":"wheelchairAccess"}},{"kind":"Field","name":{"kind":"Name","value":"swimmingPool"}},{"kind":"Field","name":{"kind":"Name","value":"parking"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"commonSpaces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heatingKind"}},{"kind":"Field","name":{"kind":"Name","value":"heatingFuel"}},{"kind":"Field","name":{"kind":"Name","value":"glazing"}},{"kind":"Field","name":{"kind":"Name","value":"insulation"}},{"kind":"Field","name":{"kind":"Name","value":"solarPanels"}},{"kind":"Field","name":{"kind":"Name","value":"heatPump"}},{"kind":"Field","name":{"kind":"Name","value":"rainwaterTank"}},{"kind":"Field","name":{"kind":"Name","value":"electricityReport"}},{"kind":"Field","name":{"kind":"Name","value":"oilTankReport"}},{"kind":"Field","name":{"kind":"Name","value":"eLevel"}},{"kind":"Field","name":{"kind":"Name","value":"sLevel"}},{"kind":"Field","name":{"kind":"Name","value":"chargingPoint"}},{"kind":"Field","name":{"kind":"Name","value":"battery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"epc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"epcCommunal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cadastralIncome"}},{"kind":"Field","name":{"kind":"Name","value":"cadastralIncomeIndexed"}},{"kind":"Field","name":{"kind":"Name","value":"currentRent"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTax"}},{"kind":"Field","name":{"kind":"Name","value":"saleRegime"}},{"kind":"Field","name":{"kind":"Name","value":"guarantee"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"depositMonths"}},{"kind":"Field","name":{"kind":"Name","value":"goodwill"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"planning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanningFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"technical"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"electricity"}},{"kind":"Field","name":{"kind":"Name","value":"gas"}},{"kind":"Field","name":{"kind":"Name","value":"water"}},{"kind":"Field","name":{"kind":"Name","value":"sewer"}},{"kind":"Field","name":{"kind":"Name","value":"fibre"}},{"kind":"Field","name":{"kind":"Name","value":"intercom"}},{"kind":"Field","name":{"kind":"Name","value":"waterSoftener"}},{"kind":"Field","name":{"kind":"Name","value":"ventilation"}},{"kind":"Field","name":{"kind":"Name","value":"drainageReport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"construction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"renovationYear"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"buildingKind"}},{"kind":"Field","name":{"kind":"Name","value":"facades"}},{"kind":"Field","name":{"kind":"Name","value":"roof"}},{"kind":"Field","name":{"kind":"Name","value":"materials"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lease"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"pets"}},{"kind":"Field","name":{"kind":"Name","value":"domicile"}},{"kind":"Field","name":{"kind":"Name","value":"permit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coOwnership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manager"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"reserveFund"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyProvision"}},{"kind":"Field","name":{"kind":"Name","value":"chargesKind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soilCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"soilText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"servitudes"}},{"kind":"Field","name":{"kind":"Name","value":"servitudesText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"buildableArea"}},{"kind":"Field","name":{"kind":"Name","value":"maxFloors"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extra"}},{"kind":"Field","name":{"kind":"Name","value":"present"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Epc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"co2"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrimaryEnergy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanningFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Planning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"permit"},"name":{"kind":"Name","value":"permitState"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"destinationText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"summons"},"name":{"kind":"Name","value":"summonsState"}},{"kind":"Field","name":{"kind":"Name","value":"preemption"}},{"kind":"Field","name":{"kind":"Name","value":"subdivisionPermit"}},{"kind":"Field","name":{"kind":"Name","value":"heritage"}},{"kind":"Field","name":{"kind":"Name","value":"floodParcel"}},{"kind":"Field","name":{"kind":"Name","value":"floodBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"floodArea"}},{"kind":"Field","name":{"kind":"Name","value":"bankZone"}},{"kind":"Field","name":{"kind":"Name","value":"information"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"informationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"asbestosCertificate"}}]}}]} as unknown as DocumentNode<EstateSectionsFragment, unknown>;
export const EstateDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstateDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstateCard"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysOnOffer"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isIndexable"}},{"kind":"Field","name":{"kind":"Name","value":"isLocationBlurred"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearestOffice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NearbyOffice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearby"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NearbyPlace"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alternates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"region"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"pictures"},"name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"virtualTour"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstateSections"}},{"kind":"Field","name":{"kind":"Name","value":"legalStatements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalStatement"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeSection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgentContact"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstateCosts"}},{"kind":"Field","name":{"kind":"Name","value":"hasAgenda"}},{"kind":"Field","name":{"kind":"Name","value":"nextSlot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MortgageBounds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstateSections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"livingArea"}},{"kind":"Field","name":{"kind":"Name","value":"usableArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"facadeWidth"}},{"kind":"Field","name":{"kind":"Name","value":"plotDepth"}},{"kind":"Field","name":{"kind":"Name","value":"gardenOrientation"}},{"kind":"Field","name":{"kind":"Name","value":"terraceArea"}},{"kind":"Field","name":{"kind":"Name","value":"gardenArea"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comfort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"toilets"}},{"kind":"Field","name":{"kind":"Name","value":"kitchen"}},{"kind":"Field","name":{"kind":"Name","value":"lift"}},{"kind":"Field","name":{"kind":"Name","value":"garages"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"cellar"}},{"kind":"Field","name":{"kind":"Name","value":"attic"}},{"kind":"Field","name":{"kind":"Name","value":"alarm"}},{"kind":"Field","name":{"kind":"Name","value":"airConditioning"}},{"kind":"Field","name":{"kind":"Name","value":"furnished"}},{"kind":"Field","name":{"kind":"Name","value":"wheelchairAccess"}},{"kind":"Field","name":{"kind":"Name","value":"swimmingPool"}},{"kind":"Field","name":{"kind":"Name","value":"parking"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"commonSpaces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heatingKind"}},{"kind":"Field","name":{"kind":"Name","value":"heatingFuel"}},{"kind":"Field","name":{"kind":"Name","value":"glazing"}},{"kind":"Field","name":{"kind":"Name","value":"insulation"}},{"kind":"Field","name":{"kind":"Name","value":"solarPanels"}},{"kind":"Field","name":{"kind":"Name","value":"heatPump"}},{"kind":"Field","name":{"kind":"Name","value":"rainwaterTank"}},{"kind":"Field","name":{"kind":"Name","value":"electricityReport"}},{"kind":"Field","name":{"kind":"Name","value":"oilTankReport"}},{"kind":"Field","name":{"kind":"Name","value":"eLevel"}},{"kind":"Field","name":{"kind":"Name","value":"sLevel"}},{"kind":"Field","name":{"kind":"Name","value":"chargingPoint"}},{"kind":"Field","name":{"kind":"Name","value":"battery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"epc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"epcCommunal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cadastralIncome"}},{"kind":"Field","name":{"kind":"Name","value":"cadastralIncomeIndexed"}},{"kind":"Field","name":{"kind":"Name","value":"currentRent"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTax"}},{"kind":"Field","name":{"kind":"Name","value":"saleRegime"}},{"kind":"Field","name":{"kind":"Name","value":"guarantee"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"depositMonths"}},{"kind":"Field","name":{"kind":"Name","value":"goodwill"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"planning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanningFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"technical"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"electricity"}},{"kind":"Field","name":{"kind":"Name","value":"gas"}},{"kind":"Field","name":{"kind":"Name","value":"water"}},{"kind":"Field","name":{"kind":"Name","value":"sewer"}},{"kind":"Field","name":{"kind":"Name","value":"fibre"}},{"kind":"Field","name":{"kind":"Name","value":"intercom"}},{"kind":"Field","name":{"kind":"Name","value":"waterSoftener"}},{"kind":"Field","name":{"kind":"Name","value":"ventilation"}},{"kind":"Field","name":{"kind":"Name","value":"drainageReport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"construction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"renovationYear"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"buildingKind"}},{"kind":"Field","name":{"kind":"Name","value":"facades"}},{"kind":"Field","name":{"kind":"Name","value":"roof"}},{"kind":"Field","name":{"kind":"Name","value":"materials"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lease"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"pets"}},{"kind":"Field","name":{"kind":"Name","value":"domicile"}},{"kind":"Field","name":{"kind":"Name","value":"permit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coOwnership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manager"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"reserveFund"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyProvision"}},{"kind":"Field","name":{"kind":"Name","value":"chargesKind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soilCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"soilText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"servitudes"}},{"kind":"Field","name":{"kind":"Name","value":"servitudesText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"buildableArea"}},{"kind":"Field","name":{"kind":"Name","value":"maxFloors"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extra"}},{"kind":"Field","name":{"kind":"Name","value":"present"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstateCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstatePrice"}},{"kind":"Field","name":{"kind":"Name","value":"openHouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"isMarkedIncomplete"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"livingArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"epc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstatePrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transaction"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"sale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"annuity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthly"}},{"kind":"Field","name":{"kind":"Name","value":"indexed"}},{"kind":"Field","name":{"kind":"Name","value":"lives"}},{"kind":"Field","name":{"kind":"Name","value":"occupied"}},{"kind":"Field","name":{"kind":"Name","value":"ages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NearbyOffice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NearbyOffice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kilometres"}},{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeOnMap"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeOnMap"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Office"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NearbyPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NearbyPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalStatement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalStatement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"isRequested"}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCertain"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Office"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closedDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgentContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstateCosts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"ownHomeCost"},"name":{"kind":"Name","value":"purchaseCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TotalCost"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"otherCost"},"name":{"kind":"Name","value":"purchaseCost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isOnlyOwnHome"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TotalCost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areCostsUnknown"}},{"kind":"Field","name":{"kind":"Name","value":"moveInCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositMonths"}},{"kind":"Field","name":{"kind":"Name","value":"isDepositStated"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexationRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TotalCost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseCost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isOnlyOwnHome"}},{"kind":"Field","name":{"kind":"Name","value":"isInCoreCity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"loanAmount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"dueAtDeed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MortgageBounds"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mortgage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"default"}}]}},{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"default"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"default"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Epc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"co2"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrimaryEnergy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanningFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Planning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"permit"},"name":{"kind":"Name","value":"permitState"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"destinationText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"summons"},"name":{"kind":"Name","value":"summonsState"}},{"kind":"Field","name":{"kind":"Name","value":"preemption"}},{"kind":"Field","name":{"kind":"Name","value":"subdivisionPermit"}},{"kind":"Field","name":{"kind":"Name","value":"heritage"}},{"kind":"Field","name":{"kind":"Name","value":"floodParcel"}},{"kind":"Field","name":{"kind":"Name","value":"floodBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"floodArea"}},{"kind":"Field","name":{"kind":"Name","value":"bankZone"}},{"kind":"Field","name":{"kind":"Name","value":"information"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"informationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"asbestosCertificate"}}]}}]} as unknown as DocumentNode<EstateDetailQuery, EstateDetailQueryVariables>;
export const SimilarEstatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarEstates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstateCard"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstateCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstatePrice"}},{"kind":"Field","name":{"kind":"Name","value":"openHouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"isMarkedIncomplete"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"livingArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"epc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstatePrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transaction"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"sale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"annuity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthly"}},{"kind":"Field","name":{"kind":"Name","value":"indexed"}},{"kind":"Field","name":{"kind":"Name","value":"lives"}},{"kind":"Field","name":{"kind":"Name","value":"occupied"}},{"kind":"Field","name":{"kind":"Name","value":"ages"}}]}}]}}]}}]} as unknown as DocumentNode<SimilarEstatesQuery, SimilarEstatesQueryVariables>;