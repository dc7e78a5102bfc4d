export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, ISO 8601 (`2027-03-31`). */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
};

/** Where something is, as far as the owner lets it be shown. */
export type Address = {
  __typename?: 'Address';
  /** The box in the building. */
  box?: Maybe<Scalars['String']['output']>;
  /** The locality. */
  city: City;
  /** The house number; null where only the city is shown. */
  number?: Maybe<Scalars['String']['output']>;
  /** The street; null where only the city is shown. */
  street?: Maybe<Scalars['String']['output']>;
};

/** When an estate, a project or an entity can be viewed. */
export type Agenda = {
  __typename?: 'Agenda';
  /** The days asked for as far as viewings can be booked, in order. */
  days: Array<AgendaDay>;
  /** The id of the estate, project or entity. */
  estateId: Scalars['ID']['output'];
  /** The last day on which one can be booked. */
  lastDay: Scalars['Date']['output'];
  /** The next free slot, whatever days are asked for; null: there is none. */
  next?: Maybe<Slot>;
  /** How long a viewing takes. */
  slotMinutes: Scalars['Int']['output'];
};

/** A day of an agenda. */
export type AgendaDay = {
  __typename?: 'AgendaDay';
  /** The day. */
  date: Scalars['Date']['output'];
  /** Whether there are no viewings although it is their weekday: a holiday, or the agency is closed. */
  isClosed: Scalars['Boolean']['output'];
  /** In order; without those that are too soon or over. */
  slots: Array<Slot>;
};

/** A person of the agency who looks after homes. */
export type Agent = {
  __typename?: 'Agent';
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Permanent id. */
  id: Scalars['ID']['output'];
  /** First name and name. */
  name: Scalars['String']['output'];
  /** Telephone number, as it is written. */
  phone?: Maybe<Scalars['String']['output']>;
  /** A portrait; null when there is none. */
  picture?: Maybe<Picture>;
  /** Registration number with the professional body. */
  registration?: Maybe<Scalars['String']['output']>;
};

/** A viewing, as its agent sees it. */
export type AgentAppointment = {
  __typename?: 'AgentAppointment';
  /** Whether it can still be declined: it is booked, and not over. */
  canDecline: Scalars['Boolean']['output'];
  /** Whether it can be said that the visitor did not come: it has begun. */
  canReportMissed: Scalars['Boolean']['output'];
  /** Who cancelled it. */
  cancelledBy?: Maybe<AppointmentCanceller>;
  /** The visitor's e-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** The estate; null when it is gone, and when a project or an entity is viewed: see `listing`. */
  estate?: Maybe<Estate>;
  /** The visitor's first name; null when it was erased, as with all that follows. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Whether the visitor did not come. */
  isMissed: Scalars['Boolean']['output'];
  /** The estate, project or entity that is viewed; null when it is gone. */
  listing?: Maybe<Listing>;
  /** What the visitor wrote. */
  message?: Maybe<Scalars['String']['output']>;
  /** The visitor's family name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The visitor's telephone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  status: AppointmentStatus;
};

/** The outcome of what an agent does. */
export type AgentAppointmentPayload = SubmissionPayload & {
  __typename?: 'AgentAppointmentPayload';
  /** `NOT_FOUND`, `TOO_LATE`, `TOO_EARLY` (it has not begun), `ALREADY_CANCELLED`. */
  errors: Array<UserError>;
  /** Whether it was done. */
  isDone: Scalars['Boolean']['output'];
  /** Seconds after which it may be tried again, where it was tried too often. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A viewing, as its visitor sees it. */
export type Appointment = {
  __typename?: 'Appointment';
  /** The agent who shows it. */
  agent?: Maybe<Agent>;
  /** What the agent said who could not come. */
  agentNote?: Maybe<Scalars['String']['output']>;
  /** Links that put it into a calendar. */
  calendarLinks: Array<CalendarLink>;
  /** Whether it can still be cancelled or moved: it is booked, and has not begun. */
  canChange: Scalars['Boolean']['output'];
  /** Who cancelled it. */
  cancelledBy?: Maybe<AppointmentCanceller>;
  /** Where its mails go. */
  email?: Maybe<Scalars['String']['output']>;
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** The estate; null when it is gone, and when a project or an entity is viewed: see `listing`. */
  estate?: Maybe<Estate>;
  /** The id of the estate, project or entity. */
  estateId: Scalars['ID']['output'];
  /** The visitor's first name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The estate, project or entity that is viewed; null when it is gone. */
  listing?: Maybe<Listing>;
  /** The visitor's family name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The office that shows it. */
  office: Office;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  status: AppointmentStatus;
};

/** Who cancelled a viewing. */
export type AppointmentCanceller =
  /** The agent. */
  | 'AGENT'
  /** The visitor. */
  | 'VISITOR';

/** The outcome of a change. */
export type AppointmentPayload = SubmissionPayload & {
  __typename?: 'AppointmentPayload';
  /** `NOT_FOUND`, `TOO_LATE` (it has begun), `ALREADY_CANCELLED`; of `startsAt`: `SLOT_TAKEN`, `NO_SUCH_SLOT`. */
  errors: Array<UserError>;
  /** Seconds after which it may be tried again, where it was tried too often. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** When the viewing begins; null: nothing was changed. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Where a viewing stands. */
export type AppointmentStatus =
  /** It will take place. */
  | 'BOOKED'
  /** It was cancelled. */
  | 'CANCELLED'
  /** It is over. */
  | 'PAST';

/** An area of the map in which homes are searched. */
export type Area = {
  __typename?: 'Area';
  /** Permanent id, as `EstateFilter.areas` takes it. */
  id: Scalars['ID']['output'];
  /** Of a circle: how far it reaches; else null. */
  kilometres?: Maybe<Scalars['Int']['output']>;
  /** What it is. */
  kind: AreaKind;
  /** Of a municipality, and of the city in the middle of a circle, the name; else null. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Homes in an area. */
export type AreaCount = {
  __typename?: 'AreaCount';
  /** The area. */
  area: Area;
  /** How many homes. */
  count: Scalars['Int']['output'];
};

/** What an area is. */
export type AreaKind =
  /** A rectangle: what a map showed. */
  | 'BOX'
  /** A circle around a city or a point. */
  | 'CIRCLE'
  /** A municipality within its border. */
  | 'MUNICIPALITY'
  /** A shape that was drawn. */
  | 'SHAPE';

/** Where an area of the map lies. */
export type AreaOutline = {
  __typename?: 'AreaOutline';
  /** The middle of a circle; of others null. */
  center?: Maybe<Point>;
  /** The id of the area. */
  id: Scalars['ID']['output'];
  /** How far a circle reaches; of others null. */
  kilometres?: Maybe<Scalars['Int']['output']>;
  /** Of others the corners as flexible polylines: every ring of a border, those of holes too. */
  rings: Array<Scalars['String']['output']>;
};

/** A page of areas. */
export type AreaPage = {
  __typename?: 'AreaPage';
  /** Whether another page follows. */
  hasMore: Scalars['Boolean']['output'];
  /** The areas. */
  items: Array<Area>;
};

/** From the smallest to the largest, in m². */
export type AreaRange = {
  __typename?: 'AreaRange';
  /** The largest. */
  max: Scalars['Float']['output'];
  /** The smallest. */
  min: Scalars['Float']['output'];
};

/** From when one can move in. */
export type Availability =
  /** When the tenancy ends. */
  | 'AFTER_TENANCY'
  /** With the notary's deed. */
  | 'AT_DEED'
  /** As agreed with the owner. */
  | 'BY_AGREEMENT'
  /** At once. */
  | 'IMMEDIATE';

/** Homes with a number of bedrooms. */
export type BedroomCount = {
  __typename?: 'BedroomCount';
  /** The number of bedrooms. */
  bedrooms: Scalars['Int']['output'];
  /** How many homes have exactly so many. */
  count: Scalars['Int']['output'];
};

/** A viewing that is to be booked. */
export type BookAppointmentInput = {
  /** One e-mail address. */
  email: Scalars['String']['input'];
  /** An estate, a project or an entity that is offered and has viewings. */
  estateId: Scalars['ID']['input'];
  /** First name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** The token of the visitor's hold; one that is over does not matter while the slot is free. */
  hold?: InputMaybe<Scalars['String']['input']>;
  /** Proof that a human sends it. */
  human?: InputMaybe<HumanProofInput>;
  /** At most 255 characters. The same key with the same input within a day books nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the visitor, and of the mails. */
  locale: Locale;
  /** Whether the agency may send news by mail, too. */
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Anything worth knowing, at most 500 characters, without links. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** A telephone number; without a country's code, a Belgian one. */
  phone: Scalars['String']['input'];
  /** Whether the visitor agrees to the privacy statement; nothing is sent without. */
  privacyConsent: Scalars['Boolean']['input'];
  /** When it is to begin; left out, the answer asks for it. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The outcome of a booking. */
export type BookAppointmentPayload = SubmissionPayload & {
  __typename?: 'BookAppointmentPayload';
  /** Of `startsAt`: `SLOT_TAKEN`, `NO_SUCH_SLOT`. Of `email`: `ALREADY_BOOKED`, this address has a viewing of this listing. */
  errors: Array<UserError>;
  /** Seconds after which it may be tried again, where it was tried too often. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** The secret of the visitor's links; null: nothing was booked. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A number to choose: its bounds, and where it starts. */
export type BoundedNumber = {
  __typename?: 'BoundedNumber';
  /** Where it starts. */
  default: Scalars['Float']['output'];
  /** The highest that may be chosen. */
  max: Scalars['Float']['output'];
  /** The lowest that may be chosen. */
  min: Scalars['Float']['output'];
};

/** A rectangle on the map, WGS 84. */
export type Bounds = {
  /** Degrees east of the right edge. */
  east: Scalars['Float']['input'];
  /** Degrees north of the upper edge. */
  north: Scalars['Float']['input'];
  /** Degrees north of the lower edge. */
  south: Scalars['Float']['input'];
  /** Degrees east of the left edge. */
  west: Scalars['Float']['input'];
};

/** How the building stands to its neighbours. */
export type BuildingKind =
  /** Neighbours on both sides. */
  | 'CLOSED'
  /** Free on all sides. */
  | 'OPEN'
  /** A neighbour on one side. */
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

/** A link that puts a viewing into a visitor's calendar. */
export type CalendarLink = {
  __typename?: 'CalendarLink';
  /** Which calendar. */
  calendar: CalendarService;
  /** Where it leads: a path of this site for `FILE`, else another site. */
  url: Scalars['String']['output'];
};

/** A calendar on the web. */
export type CalendarService =
  /** A file of the format iCalendar, for any program. */
  | 'FILE'
  /** Google Calendar. */
  | 'GOOGLE'
  /** Microsoft 365. */
  | 'OFFICE365'
  /** Outlook.com. */
  | 'OUTLOOK';

/** A viewing that is to be cancelled. */
export type CancelAppointmentInput = {
  /** At most 255 characters. The same key with the same input within a day gets the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the answer. */
  locale: Locale;
  /** The secret of the visitor's links. */
  token: Scalars['String']['input'];
};

/** A locality with its postal code. */
export type City = {
  __typename?: 'City';
  /** Its country. */
  country: Country;
  /** Permanent id, the same in every language, as it stands in the address of a search (`gent-9000`). */
  id: Scalars['ID']['output'];
  /** Whether choosing it includes the other localities of its postal code. */
  isMain: Scalars['Boolean']['output'];
  /** The middle of the locality. */
  location: Point;
  /** Its name in the language asked for. */
  name: Scalars['String']['output'];
  /** Its postal code. */
  postalCode: Scalars['String']['output'];
  /** Its province, named in the language of the town. */
  province: Scalars['String']['output'];
  /** Its region; null abroad. */
  region?: Maybe<Region>;
};

/** Homes in a city. */
export type CityCount = {
  __typename?: 'CityCount';
  /** The city. */
  city: City;
  /** How many homes. */
  count: Scalars['Int']['output'];
};

/** A page of cities. */
export type CityPage = {
  __typename?: 'CityPage';
  /** Whether another page follows. */
  hasMore: Scalars['Boolean']['output'];
  /** The cities, the best first. */
  items: Array<City>;
};

/** Facilities and comfort. */
export type Comfort = {
  __typename?: 'Comfort';
  /** Whether there is air conditioning. */
  airConditioning?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there is an alarm. */
  alarm?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there is an attic. */
  attic?: Maybe<Scalars['Boolean']['output']>;
  /** Bathrooms. */
  bathrooms?: Maybe<Scalars['Int']['output']>;
  /** Bedrooms. */
  bedrooms?: Maybe<Scalars['Int']['output']>;
  /** Whether there is a cellar. */
  cellar?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is let or sold furnished. */
  furnished?: Maybe<Scalars['Boolean']['output']>;
  /** Cars that fit in garages. */
  garages?: Maybe<Scalars['Int']['output']>;
  /** The kitchen. */
  kitchen?: Maybe<Kitchen>;
  /** Whether there is a lift. */
  lift?: Maybe<Scalars['Boolean']['output']>;
  /** Cars that fit on parking spaces. */
  parkingSpaces?: Maybe<Scalars['Int']['output']>;
  /** Toilets. */
  toilets?: Maybe<Scalars['Int']['output']>;
  /** Whether a wheelchair gets everywhere. */
  wheelchairAccess?: Maybe<Scalars['Boolean']['output']>;
};

/** A company as the law asks it to name itself. */
export type Company = {
  __typename?: 'Company';
  /** Its number in the Crossroads Bank for Enterprises, which is its VAT number too. */
  number: Scalars['String']['output'];
  /** Postal code and city of its seat. */
  postalCodeAndCity: Scalars['String']['output'];
  /** Street and number of its seat. */
  street: Scalars['String']['output'];
};

/** How and when it was built. */
export type Construction = {
  __typename?: 'Construction';
  /** How it stands to its neighbours. */
  buildingKind?: Maybe<BuildingKind>;
  /** Number of free façades. */
  facades?: Maybe<Scalars['Int']['output']>;
  /** What it is made of. */
  materials?: Maybe<Array<Material>>;
  /** Year of the last large renovation. */
  renovationYear?: Maybe<Scalars['Int']['output']>;
  /** The shape of the roof. */
  roof?: Maybe<Roof>;
  /** Its state. */
  state?: Maybe<BuildingState>;
  /** Year of building. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** A message to the agency. */
export type ContactMessageInput = {
  /** One e-mail address. */
  email: Scalars['String']['input'];
  /** First name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Proof that a human sends it. */
  human?: InputMaybe<HumanProofInput>;
  /** At most 255 characters. The same key with the same input within a day sends nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the visitor, and of the answer. */
  locale: Locale;
  /** Whether the agency may send news by mail, too. */
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 5,000 characters. */
  message: Scalars['String']['input'];
  /** Family name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** The office that it is for; the agency itself when absent. */
  officeId?: InputMaybe<Scalars['ID']['input']>;
  /** A telephone number; without a country's code, a Belgian one. */
  phone: Scalars['String']['input'];
  /** Whether the visitor agrees to the privacy statement; nothing is sent without. */
  privacyConsent: Scalars['Boolean']['input'];
  /** What it is about. It must be chosen; left out, the answer says so beside all else that is wrong. */
  questionType?: InputMaybe<QuestionType>;
  /** Anything else worth knowing, at most 300 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Street and number, at most 150 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
};

/** A country in which homes are offered. */
export type Country =
  /** Belgium. */
  | 'BE'
  /** Spain. */
  | 'ES'
  /** The Netherlands. */
  | 'NL';

/** A viewing to which its agent cannot come. */
export type DeclineAppointmentInput = {
  /** At most 255 characters. The same key with the same input within a day gets the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the answer. */
  locale: Locale;
  /** A sentence to the visitor, at most 500 characters, without links. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The secret of the agent's links. */
  token: Scalars['String']['input'];
};

/** What the zoning plan means the land for. */
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

/** Measures of building and land. */
export type Dimensions = {
  __typename?: 'Dimensions';
  /** Width of the façade in m. */
  facadeWidth?: Maybe<Scalars['Float']['output']>;
  /** Storeys above ground. */
  floors?: Maybe<Scalars['Int']['output']>;
  /** Garden in m². */
  gardenArea?: Maybe<Scalars['Float']['output']>;
  /** Where the garden looks to. */
  gardenOrientation?: Maybe<Orientation>;
  /** Living area in m². */
  livingArea?: Maybe<Scalars['Float']['output']>;
  /** Area of the land in m². */
  plotArea?: Maybe<Scalars['Float']['output']>;
  /** Depth of the plot in m. */
  plotDepth?: Maybe<Scalars['Float']['output']>;
  /** Terrace in m². */
  terraceArea?: Maybe<Scalars['Float']['output']>;
};

/** A file to download. */
export type Document = {
  __typename?: 'Document';
  /** Its media type, such as `application/pdf`. */
  mediaType: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** Its path, which never changes; null until it is stored. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Heating, windows, insulation, reports. */
export type Energy = {
  __typename?: 'Energy';
  /** The inspection of the electrical installation. */
  electricityReport?: Maybe<Report>;
  /** The panes of the windows. */
  glazing?: Maybe<Glazing>;
  /** Whether there is a heat pump. */
  heatPump?: Maybe<Scalars['Boolean']['output']>;
  /** What from. */
  heatingFuel?: Maybe<HeatingFuel>;
  /** How the heat is made. */
  heatingKind?: Maybe<HeatingKind>;
  /** What is insulated. */
  insulation?: Maybe<Array<Insulation>>;
  /** The inspection of the oil tank. */
  oilTankReport?: Maybe<Report>;
  /** Litres of the rainwater tank; 0: none. */
  rainwaterTank?: Maybe<Scalars['Float']['output']>;
  /** Peak power of the solar panels in kWp; 0: none. */
  solarPanels?: Maybe<Scalars['Float']['output']>;
};

/** An energy certificate, by the rules of the home's region. */
export type Epc = {
  __typename?: 'Epc';
  /** Number of the certificate. */
  certificate?: Maybe<Scalars['String']['output']>;
  /** kg CO₂/(m²·year). */
  co2?: Maybe<Scalars['Float']['output']>;
  /** Whether a buyer must renovate: Flanders, homes for sale with label E or F (Energy Decree, from 2023). */
  hasRenovationDuty: Scalars['Boolean']['output'];
  /** The label. */
  label: EpcLabel;
  /** The region whose scale it follows. */
  region: Region;
  /** Last day on which it is valid. */
  validUntil?: Maybe<Scalars['Date']['output']>;
  /** kWh/(m²·year). */
  value?: Maybe<Scalars['Float']['output']>;
};

/** The energy certificate of the building's common parts. */
export type EpcCommunal = {
  __typename?: 'EpcCommunal';
  /** Number of the certificate. */
  certificate?: Maybe<Scalars['String']['output']>;
  /** The day on which it was made. */
  date?: Maybe<Scalars['Date']['output']>;
  /** kWh/(m²·year). */
  value?: Maybe<Scalars['Float']['output']>;
};

/** The energy label, best first; the bounds depend on the region. */
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

/** Data that are to be erased. */
export type ErasePersonalDataInput = {
  /** At most 255 characters. The same key with the same input within a day gets the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the answer. */
  locale: Locale;
  /** The secret in the visitor's mails. */
  token: Scalars['String']['input'];
};

/** The outcome of an erasure. */
export type ErasePersonalDataPayload = SubmissionPayload & {
  __typename?: 'ErasePersonalDataPayload';
  /** `LINK_EXPIRED`: the token is not valid, or the data were erased before. `TOO_LATE`: an accepted stay is binding. */
  errors: Array<UserError>;
  /** Whether everything was erased. */
  isDone: Scalars['Boolean']['output'];
  /** Seconds after which it may be tried again, where it was tried too often. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A property for sale or to rent. */
export type Estate = {
  __typename?: 'Estate';
  /** Where it is. */
  address: Address;
  /** The person who looks after it. */
  agent?: Maybe<Agent>;
  /** The path of its page in every language in which it has a text of its own. */
  alternates: Array<LocalizedPath>;
  /** Number of bedrooms. */
  bedrooms?: Maybe<Scalars['Int']['output']>;
  /** When it was sold, rented or withdrawn; null while it is offered. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Facilities and comfort. */
  comfort?: Maybe<Comfort>;
  /** How and when it was built. */
  construction?: Maybe<Construction>;
  /** The agent's description, without prices once it is no longer offered; null when it has no text at all. */
  description?: Maybe<LocalizedText>;
  /** Measures of building and land. */
  dimensions?: Maybe<Dimensions>;
  /** Files to download. */
  documents: Array<Document>;
  /** Heating, windows, insulation, reports. */
  energy?: Maybe<Energy>;
  /** The energy certificate; null where the law asks for none or it is not there yet. */
  epc?: Maybe<Epc>;
  /** The energy certificate of the building's common parts. */
  epcCommunal?: Maybe<EpcCommunal>;
  /** What is known of the extras that a search can ask for. */
  extras: Array<ExtraAnswer>;
  /** What it costs besides the price. */
  financial?: Maybe<Financial>;
  /** Drawings of the floors. */
  floorPlans: Array<Picture>;
  /** The floors with their rooms, from the lowest up. */
  floors: Array<Floor>;
  /** Whether viewings can be booked here: it is offered, and its viewing rules do not switch them off. */
  hasViewings: Scalars['Boolean']['output'];
  /** The kind of marker on the map. */
  headType: HeadType;
  /** That it is newly published, or its price lowered; null for neither, and when it is no longer offered. */
  highlight?: Maybe<EstateHighlight>;
  /** Permanent id, never used again. */
  id: Scalars['ID']['output'];
  /** Whether search engines may list its page: offered, or closed for less than 90 days. */
  isIndexable: Scalars['Boolean']['output'];
  /** Whether the point is blurred. */
  isLocationBlurred: Scalars['Boolean']['output'];
  /** Living area in m². */
  livingArea?: Maybe<Scalars['Float']['output']>;
  /** Its point; blurred to 500 m where the owner does not want the address shown. */
  location: Point;
  /** The office that is nearest, at most 50 km away; null when none is, or when it is withdrawn. */
  nearestOffice?: Maybe<NearbyOffice>;
  /** The next free slot in which it can be viewed; null when there is none, or it has no viewings. */
  nextViewing?: Maybe<Slot>;
  /** The office that is responsible. */
  office: Office;
  /** The path of its page in the language asked for. */
  path: Scalars['String']['output'];
  /** Pictures, in their order, without those that were rejected. */
  photos: Array<Picture>;
  /** What town planning says; in Flanders the law asks for every answer. */
  planning?: Maybe<Planning>;
  /** Area of the land in m². */
  plotArea?: Maybe<Scalars['Float']['output']>;
  /** Euros; for a rent, per month. Null: on request, or no longer offered. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Prices over time, oldest first; empty once it is no longer offered. */
  priceHistory: Array<PriceEvent>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** The agency's own reference. */
  reference: Scalars['String']['output'];
  /** Homes like it that are offered: same transaction, comparable type and price, the nearest first. */
  similar: Array<Estate>;
  /** How far it is. */
  status: Status;
  /** Statuses over time, oldest first. */
  statusHistory: Array<StatusEvent>;
  /** The kind within its type. */
  subType: EstateSubType;
  /** Connections and installations. */
  technical?: Maybe<Technical>;
  /** The languages in which it has a text of its own. */
  textLocales: Array<Locale>;
  /** A one-line heading; null when it has no text at all. */
  title?: Maybe<LocalizedText>;
  /** For sale or to rent. */
  transaction: Transaction;
  /** The kind of property. */
  type: EstateType;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Address of a film. */
  video?: Maybe<Scalars['String']['output']>;
  /** Address of a virtual tour. */
  virtualTour?: Maybe<Scalars['String']['output']>;
};


/** A property for sale or to rent. */
export type EstatePhotosArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A property for sale or to rent. */
export type EstateSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** What a search asks: the fields of `EstateFilter`; null asks nothing. */
export type EstateCriteria = {
  __typename?: 'EstateCriteria';
  /** Areas of the map. */
  areas?: Maybe<Array<Scalars['ID']['output']>>;
  /** Ids of cities. */
  cities?: Maybe<Array<Scalars['ID']['output']>>;
  /** Only in these countries. */
  countries?: Maybe<Array<Country>>;
  /** Extras that must be there, or must not. */
  extras?: Maybe<Array<WishedExtra>>;
  /** Square metres of living area. */
  maxArea?: Maybe<Scalars['Int']['output']>;
  /** Square metres of land. */
  maxPlotArea?: Maybe<Scalars['Int']['output']>;
  /** Euros; for a rent, per month. */
  maxPrice?: Maybe<Scalars['Float']['output']>;
  /** Built in this year or earlier. */
  maxYear?: Maybe<Scalars['Int']['output']>;
  /** Square metres of living area. */
  minArea?: Maybe<Scalars['Int']['output']>;
  /** At least so many bedrooms. */
  minBedrooms?: Maybe<Scalars['Int']['output']>;
  /** Square metres of land. */
  minPlotArea?: Maybe<Scalars['Int']['output']>;
  /** Euros; for a rent, per month. */
  minPrice?: Maybe<Scalars['Float']['output']>;
  /** Built in this year or later. */
  minYear?: Maybe<Scalars['Int']['output']>;
  /** Kinds within a type. */
  subTypes?: Maybe<Array<EstateSubType>>;
  /** A reference, or words of the texts. */
  text?: Maybe<Scalars['String']['output']>;
  /** For sale or to rent. */
  transaction?: Maybe<Transaction>;
  /** Kinds of property. */
  types?: Maybe<Array<EstateType>>;
  /** The worst energy label that is still welcome. */
  worstEpcLabel?: Maybe<EpcLabel>;
};

/** How many homes each further choice would find. */
export type EstateFacets = {
  __typename?: 'EstateFacets';
  /** Homes by number of bedrooms, fewest first. */
  bedrooms: Array<BedroomCount>;
  /** Cities with homes, the fullest first. */
  cities: Array<CityCount>;
  /** Municipalities with homes, the fullest first. */
  municipalities: Array<AreaCount>;
  /** From the lowest to the highest price; null when no home found has a price. */
  price?: Maybe<PriceRange>;
  /** Subtypes that are there. */
  subTypes: Array<EstateSubTypeCount>;
  /** Kinds of property that are there. */
  types: Array<EstateTypeCount>;
};


/** How many homes each further choice would find. */
export type EstateFacetsCitiesArgs = {
  first?: Scalars['Int']['input'];
};


/** How many homes each further choice would find. */
export type EstateFacetsMunicipalitiesArgs = {
  first?: Scalars['Int']['input'];
};

/** What homes must answer to. Several values of one list are alternatives; different fields all hold. */
export type EstateFilter = {
  /**
   * Areas of the map, at most 20: homes in any of them, by the points that are shown.
   * `44021`: a municipality, by its NIS code and its real border.
   * `10km-gent-9000`, `10km-51.0543_3.7174`: 1 to 50 km around a city or a point.
   * `box-51_3.6_51.2_3.9`: south, west, north, east.
   * `shape-BF…`: a drawn shape, its corners as a flexible polyline of degrees north and east. All drawn shapes together have
   * at most 400 corners, each is simplified to 100, and 64,000 letters; a line that crosses itself encloses every part
   * that it winds around.
   * What means nothing is left out.
   */
  areas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Inside this rectangle. */
  bounds?: InputMaybe<Bounds>;
  /** Ids of cities, at most 50; a town's main postal code includes its other localities. Unknown ids match nothing. */
  cities?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only in these countries. */
  countries?: InputMaybe<Array<Country>>;
  /** Extras that must be there, or must not. */
  extras?: InputMaybe<Array<ExtraCondition>>;
  /** Square metres of living area. */
  maxArea?: InputMaybe<Scalars['Int']['input']>;
  /** Square metres of land. */
  maxPlotArea?: InputMaybe<Scalars['Int']['input']>;
  /** Euros; for a rent, per month. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Built in this year or earlier. */
  maxYear?: InputMaybe<Scalars['Int']['input']>;
  /** Square metres of living area. */
  minArea?: InputMaybe<Scalars['Int']['input']>;
  /** At least so many bedrooms. */
  minBedrooms?: InputMaybe<Scalars['Int']['input']>;
  /** Square metres of land. */
  minPlotArea?: InputMaybe<Scalars['Int']['input']>;
  /** Euros; for a rent, per month. A home whose price is on request is left out as soon as a bound is set. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Built in this year or later. */
  minYear?: InputMaybe<Scalars['Int']['input']>;
  /** Published in the last so many days; more than a hundred years is a hundred years. */
  publishedWithin?: InputMaybe<Scalars['Int']['input']>;
  /** Kinds within a type. A type of which no subtype is named keeps all of its own. */
  subTypes?: InputMaybe<Array<EstateSubType>>;
  /** A reference, or words that stand in the texts of the language asked for. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** For sale or to rent. */
  transaction?: InputMaybe<Transaction>;
  /** Kinds of property. */
  types?: InputMaybe<Array<EstateType>>;
  /** The worst energy label that is still welcome. */
  worstEpcLabel?: InputMaybe<EpcLabel>;
};

/** What is new about a home, by the days in Brussels. */
export type EstateHighlight =
  /** Published in the last 14 days. */
  | 'NEW'
  /** Its price was lowered in the last 30 days, and did not change since. */
  | 'PRICE_LOWERED';

/** A home's or project's point on the map, or several homes that lie together. */
export type EstateMarker = {
  __typename?: 'EstateMarker';
  /** How many homes it stands for, and where they lie; null: one. */
  cluster?: Maybe<MarkerCluster>;
  /** The kind of marker; of several homes that of the one with the id, of a project that of most of its entities. */
  headType: HeadType;
  /** The id of the estate or project; of several homes one of them. */
  id: Scalars['ID']['output'];
  /** Whether it is a new-construction project. */
  isProject: Scalars['Boolean']['output'];
  /** The point; blurred to 500 m where the address is not shown. Of several homes the middle. */
  location: Point;
  /** Euros; null: on request. Of several homes the lowest, of a project its `priceFrom`. */
  price?: Maybe<Scalars['Float']['output']>;
  /** How far it is; of several homes that of the one with the id. */
  status: Status;
};

/** A page of homes. */
export type EstatePage = {
  __typename?: 'EstatePage';
  /** Counts of what a further choice would find; each facet leaves its own filter out. */
  facets: EstateFacets;
  /** The homes of this page. */
  items: Array<Estate>;
  /** This page's number, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages there are; 0 when nothing was found. */
  pageCount: Scalars['Int']['output'];
  /** How many homes a page holds. */
  pageSize: Scalars['Int']['output'];
  /** How many homes would be found without one of the filters; filters that are not set are left out. */
  relaxations: Array<Relaxation>;
  /** How many homes answer to the filter, on all pages. */
  total: Scalars['Int']['output'];
  /** What a little wider search would find beside these homes; one that finds no more is left out. */
  widenings: Array<Widening>;
};

/** An order of homes. */
export type EstateSort = {
  /** What to sort by. */
  by?: EstateSortKey;
  /** In which direction. Homes without a value come last in both. */
  order?: SortOrder;
};

/** What homes can be sorted by. */
export type EstateSortKey =
  /** The living area, or the land's area where nothing is built. */
  | 'AREA'
  /** The name of the city, as the language asked for sorts. */
  | 'CITY'
  /** The day of publication. */
  | 'DATE'
  /** The price; on request comes last. */
  | 'PRICE';

/** The kind within its type. */
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
  /** Semi detached. */
  | 'SEMI_DETACHED'
  /** Shop. */
  | 'SHOP'
  /** Student building. */
  | 'STUDENT_BUILDING'
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

/** Homes of a subtype. */
export type EstateSubTypeCount = {
  __typename?: 'EstateSubTypeCount';
  /** How many homes. */
  count: Scalars['Int']['output'];
  /** The subtype. */
  subType: EstateSubType;
};

/** The kind of property. */
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

/** Homes of a type. */
export type EstateTypeCount = {
  __typename?: 'EstateTypeCount';
  /** How many homes. */
  count: Scalars['Int']['output'];
  /** The type. */
  type: EstateType;
};

/** What a visitor can ask of a home. */
export type Extra =
  /** Bicycle shed. */
  | 'BICYCLE_SHED'
  /** Commercial surface. */
  | 'COMMERCIAL_SURFACE'
  /** Garage. */
  | 'GARAGE'
  /** Garden. */
  | 'GARDEN'
  /** Ready to move in. */
  | 'READY_TO_MOVE_IN'
  /** Renovation required. */
  | 'RENOVATION_REQUIRED'
  /** Revenue property. */
  | 'REVENUE_PROPERTY'
  /** Terrace. */
  | 'TERRACE';

/** What is known of an extra. */
export type ExtraAnswer = {
  __typename?: 'ExtraAnswer';
  /** The extra. */
  extra: Extra;
  /** Whether it is there. */
  present: Scalars['Boolean']['output'];
};

/** An extra that must be present, or must not be. */
export type ExtraCondition = {
  /** The extra. */
  extra: Extra;
  /** True: known to be there. False: known not to be there. */
  present: Scalars['Boolean']['input'];
};

/** A listing that the visitor keeps. */
export type Favorite = {
  __typename?: 'Favorite';
  /** The listing's id. */
  id: Scalars['ID']['output'];
  /** Euro cents when it was kept; null: on request. */
  priceCents?: Maybe<Scalars['Float']['output']>;
};

/** A filter of a search; bounds of one measure belong together. */
export type FilterGroup =
  /** Living area. */
  | 'AREA'
  /** Bedrooms. */
  | 'BEDROOMS'
  /** Cities. */
  | 'CITY'
  /** Countries. */
  | 'COUNTRY'
  /** Energy label. */
  | 'ENERGY'
  /** Extras. */
  | 'EXTRAS'
  /** Types and subtypes. */
  | 'KIND'
  /** Areas of the map. */
  | 'MAP'
  /** Area of the land. */
  | 'PLOT'
  /** Lowest and highest price. */
  | 'PRICE'
  /** Time since publication. */
  | 'PUBLISHED'
  /** Reference or words. */
  | 'TEXT'
  /** Year of building. */
  | 'YEAR';

/** What it costs besides the price. */
export type Financial = {
  __typename?: 'Financial';
  /** From when one can move in. */
  availability?: Maybe<Availability>;
  /** The day from which one can move in. */
  availableFrom?: Maybe<Scalars['Date']['output']>;
  /** Cadastral income in euros a year. */
  cadastralIncome?: Maybe<Scalars['Float']['output']>;
  /** Whether that is the indexed income. */
  cadastralIncomeIndexed?: Maybe<Scalars['Boolean']['output']>;
  /** Charges in euros a month. */
  charges?: Maybe<Scalars['Float']['output']>;
  /** Rental deposit in months of rent. */
  depositMonths?: Maybe<Scalars['Int']['output']>;
  /** Guarantee in euros. */
  guarantee?: Maybe<Scalars['Float']['output']>;
  /** Property tax in euros a year. */
  propertyTax?: Maybe<Scalars['Float']['output']>;
  /** The tax on the sale. */
  saleRegime?: Maybe<SaleRegime>;
};

/** Flemish flood score of parcel or building. */
export type FloodScore =
  /** No flood modelled. */
  | 'A'
  /** Small chance under climate change. */
  | 'B'
  /** Small chance. */
  | 'C'
  /** Medium chance. */
  | 'D';

/** A floor and its rooms. */
export type Floor = {
  __typename?: 'Floor';
  /** 0 is the ground floor, -1 the cellar. */
  level: Scalars['Int']['output'];
  /** Its rooms. */
  rooms: Array<Room>;
};

/** Whether a recipient has opted out of messages sent by other visitors. */
export type FriendMailsRefusal = {
  __typename?: 'FriendMailsRefusal';
  /** Whether they have opted out. */
  isRefused: Scalars['Boolean']['output'];
};

/** A listing that is sent to another person. */
export type FriendMessageInput = {
  /** The sender's address. */
  email: Scalars['String']['input'];
  /** Proof that a human sends it. */
  human?: InputMaybe<HumanProofInput>;
  /** At most 255 characters. The same key with the same input within a day sends nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** A listing of any kind that is still offered. */
  listingId: Scalars['ID']['input'];
  /** The language of the sender, and of the mail. */
  locale: Locale;
  /** A note of at most 500 characters, without links. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The sender's name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Whether the sender agrees to the privacy statement; nothing is sent without. */
  privacyConsent: Scalars['Boolean']['input'];
  /** The recipient's address; forgotten once the mail is sent. */
  recipientEmail: Scalars['String']['input'];
  /** The recipient's name, at most 100 characters. */
  recipientName: Scalars['String']['input'];
};

/** The panes of the windows. */
export type Glazing =
  /** Double. */
  | 'DOUBLE'
  /** High efficiency. */
  | 'HIGH_EFFICIENCY'
  /** Single. */
  | 'SINGLE'
  /** Triple. */
  | 'TRIPLE';

/** The kind of marker on the map. */
export type HeadType = {
  __typename?: 'HeadType';
  /** Its name. */
  code: HeadTypeCode;
  /** Its number: 1 living, 2 land, 3 commercial, 4 garage, 5 investment. */
  id: Scalars['Int']['output'];
};

/** The kind of marker on the map. */
export type HeadTypeCode =
  /** Commercial. */
  | 'COMMERCIAL'
  /** Garage. */
  | 'GARAGE'
  /** Investment. */
  | 'INVESTMENT'
  /** Land. */
  | 'LAND'
  /** A home to live in. */
  | 'LIVING';

/** What the heat is made from. */
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

/** How the heat is made. */
export type HeatingKind =
  /** By the building's installation. */
  | 'COLLECTIVE'
  /** By a heat network. */
  | 'DISTRICT'
  /** By an installation of its own. */
  | 'INDIVIDUAL'
  /** None. */
  | 'NONE'
  /** Stoves. */
  | 'STOVES';

/** A hold. */
export type HoldInput = {
  /** At most 255 characters. The same key with the same input within a day gets the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the answer. */
  locale: Locale;
  /** The token of the hold. */
  token: Scalars['String']['input'];
};

/** The outcome of a hold. */
export type HoldPayload = SubmissionPayload & {
  __typename?: 'HoldPayload';
  /** `SLOT_TAKEN`: somebody else has it. `NO_SUCH_SLOT`: none begins then. `HOLD_EXPIRED`: hold one anew. */
  errors: Array<UserError>;
  /** Null: the slot is not held. */
  hold?: Maybe<SlotHold>;
  /** Seconds after which it may be tried again, where it was tried too often. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** The outcome of giving a hold back. */
export type HoldReleasePayload = SubmissionPayload & {
  __typename?: 'HoldReleasePayload';
  /** Empty unless it was tried too often. */
  errors: Array<UserError>;
  /** Whether it is held no longer. */
  isDone: Scalars['Boolean']['output'];
  /** Seconds after which it may be tried again, where it was tried too often. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A slot that is to be held. */
export type HoldSlotInput = {
  /** An estate, a project or an entity that is offered and has viewings. */
  estateId: Scalars['ID']['input'];
  /** The token of the visitor's hold, which moves there. */
  hold?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. The same key with the same input within a day holds nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the answer. */
  locale: Locale;
  /** When the viewing is to begin; left out, the answer asks for it. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a holiday unit can offer its guests. */
export type HolidayFacility =
  /** Air conditioning. */
  | 'AIR_CONDITIONING'
  /** A barbecue. */
  | 'BARBECUE'
  /** Bed linen is provided. */
  | 'BED_LINEN'
  /** A shed for bicycles. */
  | 'BICYCLE_SHED'
  /** A cot. */
  | 'COT'
  /** A dishwasher. */
  | 'DISHWASHER'
  /** A charging point for electric cars. */
  | 'EV_CHARGING'
  /** A fireplace or stove. */
  | 'FIREPLACE'
  /** A garden. */
  | 'GARDEN'
  /** A high chair. */
  | 'HIGH_CHAIR'
  /** A lift. */
  | 'LIFT'
  /** A parking space. */
  | 'PARKING'
  /** A swimming pool. */
  | 'POOL'
  /** A sauna. */
  | 'SAUNA'
  /** A view of the sea. */
  | 'SEA_VIEW'
  /** A terrace or balcony. */
  | 'TERRACE'
  /** A television. */
  | 'TV'
  /** A washing machine. */
  | 'WASHING_MACHINE'
  /** Accessible with a wheelchair. */
  | 'WHEELCHAIR_ACCESS'
  /** Wireless internet. */
  | 'WIFI';

/** The challenge of a form that distinguishes humans from robots. */
export type HumanChallenge = {
  __typename?: 'HumanChallenge';
  /** Submitted with the form. */
  formToken: Scalars['String']['output'];
  /** A service whose widget the form shows; null: none is needed. */
  service?: Maybe<HumanService>;
  /** A task for the visitor's processor, as JSON; null: none is needed. */
  work?: Maybe<Scalars['String']['output']>;
};

/** Proof that a human submits the form. */
export type HumanProofInput = {
  /** The token of a `humanChallenge`. */
  formToken?: InputMaybe<Scalars['String']['input']>;
  /** The answer of the service's widget (`g-recaptcha-response`). */
  response?: InputMaybe<Scalars['String']['input']>;
  /** A field that humans do not see, and leave empty. */
  trap?: InputMaybe<Scalars['String']['input']>;
  /** The solved task of the challenge, as JSON. */
  work?: InputMaybe<Scalars['String']['input']>;
};

/** A CAPTCHA service. */
export type HumanService = {
  __typename?: 'HumanService';
  /** The script of its widget. */
  scriptUrl: Scalars['String']['output'];
  /** Its public key of this site. */
  siteKey: Scalars['String']['output'];
};

/** A question about one listing. */
export type InfoRequestInput = {
  /** One e-mail address. */
  email: Scalars['String']['input'];
  /** First name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Proof that a human sends it. */
  human?: InputMaybe<HumanProofInput>;
  /** At most 255 characters. The same key with the same input within a day sends nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** A listing of any kind that is still offered. */
  listingId: Scalars['ID']['input'];
  /** The language of the visitor, and of the answer. */
  locale: Locale;
  /** Whether the agency may send news by mail, too. */
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 5,000 characters. */
  message: Scalars['String']['input'];
  /** Family name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** A telephone number; without a country's code, a Belgian one. */
  phone: Scalars['String']['input'];
  /** Whether the visitor agrees to the privacy statement; nothing is sent without. */
  privacyConsent: Scalars['Boolean']['input'];
};

/** What is insulated. */
export type Insulation =
  /** Floor. */
  | 'FLOOR'
  /** None. */
  | 'NONE'
  /** Roof. */
  | 'ROOF'
  /** Walls. */
  | 'WALLS';

/** A visitor who wants an earlier viewing. */
export type JoinWaitingListInput = {
  /** Only slots before this moment are offered; any when absent. */
  earlierThan?: InputMaybe<Scalars['DateTime']['input']>;
  /** One e-mail address. */
  email: Scalars['String']['input'];
  /** An estate, a project or an entity that is offered and has viewings. */
  estateId: Scalars['ID']['input'];
  /** First name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Proof that a human sends it. */
  human?: InputMaybe<HumanProofInput>;
  /** At most 255 characters. The same key with the same input within a day does nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the visitor, and of the mails. */
  locale: Locale;
  /** Family name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** A telephone number; without a country's code, a Belgian one. */
  phone: Scalars['String']['input'];
  /** Whether the visitor agrees to the privacy statement and to be written to; nothing is sent without. */
  privacyConsent: Scalars['Boolean']['input'];
};

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

/** The outcome of a message. */
export type LeadPayload = SubmissionPayload & {
  __typename?: 'LeadPayload';
  /** Empty when it was received. */
  errors: Array<UserError>;
  /** When it was received; null: it was not. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Seconds after which it may be tried again, of a message that came too soon after others. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A visitor who waits no longer. */
export type LeaveWaitingListInput = {
  /** At most 255 characters. The same key with the same input within a day gets the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the answer. */
  locale: Locale;
  /** The secret of the visitor's links. */
  token: Scalars['String']['input'];
};

/** Everything that has an id in the one space of listings. */
export type Listing = Estate | Project | ProjectEntity | RentalUnit;

/** A listing's id with its status. */
export type ListingStatus = {
  __typename?: 'ListingStatus';
  /** Of the one space of listings. */
  id: Scalars['ID']['output'];
  /** How far it is. */
  status: Status;
};

/** What is sent as it happens. */
export type LiveEvents = {
  __typename?: 'LiveEvents';
  /**
   * The agenda of an estate, a project or an entity: at once, and again whenever a slot is taken, held or freed. It ends when
   * the listing is no longer offered.
   */
  agenda: Agenda;
  /** The nights of a holiday unit that cannot be had: at once, and after every change. It ends when the unit is not let. */
  unitNights: UnitNights;
};


/** What is sent as it happens. */
export type LiveEventsAgendaArgs = {
  days?: Scalars['Int']['input'];
  estateId: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['Date']['input']>;
  hold?: InputMaybe<Scalars['String']['input']>;
};


/** What is sent as it happens. */
export type LiveEventsUnitNightsArgs = {
  rentalUnitId: Scalars['ID']['input'];
};

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

/** A path of a page in a language. */
export type LocalizedPath = {
  __typename?: 'LocalizedPath';
  /** The language. */
  locale: Locale;
  /** The path. */
  path: Scalars['String']['output'];
};

/** A text, and the language it is written in: not always the one asked for. */
export type LocalizedText = {
  __typename?: 'LocalizedText';
  /** The language of this text. */
  locale: Locale;
  /** The text; paragraphs are parted by an empty line. */
  text: Scalars['String']['output'];
};

/** Homes that lie together on a map. */
export type MarkerCluster = {
  __typename?: 'MarkerCluster';
  /** Where they lie. */
  bounds: Rectangle;
  /** How many. */
  count: Scalars['Int']['output'];
  /** From the lowest to the highest price; null when none has a price. */
  price?: Maybe<PriceRange>;
};

/** What the building is made of. */
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

/** A viewing to which the visitor did not come. */
export type MissedAppointmentInput = {
  /** At most 255 characters. The same key with the same input within a day gets the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the answer. */
  locale: Locale;
  /** The secret of the agent's links. */
  token: Scalars['String']['input'];
};

/** Bounds and starting values of the mortgage calculator's fields. */
export type MortgageSettings = {
  __typename?: 'MortgageSettings';
  /** What is borrowed, in whole euros. */
  amount: BoundedNumber;
  /** Interest in per cent a year, effective. */
  rate: BoundedNumber;
  /** Whole years in which it is paid back. */
  years: BoundedNumber;
};

/** Another time for a viewing. */
export type MoveAppointmentInput = {
  /** At most 255 characters. The same key with the same input within a day moves nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the answer. */
  locale: Locale;
  /** When it is to begin; left out, the answer asks for it. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The secret of the visitor's links. */
  token: Scalars['String']['input'];
};

/** Everything that can be submitted. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts or declines a stay. */
  answerReservation: ReservationAnswerPayload;
  /** Books a viewing. */
  bookAppointment: BookAppointmentPayload;
  /** Cancels a viewing and frees its slot. */
  cancelAppointment: AppointmentPayload;
  /** Cancels a stay; its nights are free again. */
  cancelReservation: ReservationAnswerPayload;
  /** Confirms the address of a subscription, which begins. */
  confirmSubscription: SubscriptionPayload;
  /** The agent cannot come: the viewing is cancelled, and the visitor is told. */
  declineAppointment: AgentAppointmentPayload;
  /**
   * Erases all that the site holds about an e-mail address, subscriptions included. A viewing or a stay that lies ahead is
   * cancelled first, and the agent is told without a name.
   */
  erasePersonalData: ErasePersonalDataPayload;
  /** Erases a subscription at once, with all that is known of its owner. */
  eraseSubscription: SubscribePayload;
  /** Holds it for ten minutes from now on. */
  extendHold: HoldPayload;
  /** Holds a slot for ten minutes; with the token of a hold, that one moves. */
  holdSlot: HoldPayload;
  /** Puts a visitor on the waiting list of an estate, a project or an entity: a freed slot is offered to the longest entry. */
  joinWaitingList: WaitingListPayload;
  /** Takes a visitor off a waiting list. */
  leaveWaitingList: WaitingListPayload;
  /** Books another time for a viewing: the old slot is freed when the new one is taken. */
  moveAppointment: AppointmentPayload;
  /** Opts the owner of this token out of messages sent by other visitors. */
  refuseFriendMails: RefuseFriendMailsPayload;
  /** Gives a held slot back. */
  releaseHold: HoldReleasePayload;
  /** The visitor did not come. */
  reportMissedAppointment: AgentAppointmentPayload;
  /** Asks the agency about one listing. */
  requestInfo: LeadPayload;
  /** Asks for a stay in a holiday unit; nothing is reserved until it is accepted. */
  requestReservation: ReservationPayload;
  /** Begins a subscription again that ended less than a day ago. */
  resubscribe: SubscriptionPayload;
  /** Sends a message to the agency or to one of its offices. */
  sendContactMessage: LeadPayload;
  /** Sends a subscriber a mail with a new link. The answer does not tell whether there is such a subscriber. */
  sendSubscriptionLink: SubscribePayload;
  /** Sends a listing to one other person, once. */
  sendToFriend: LeadPayload;
  /**
   * Asks to be told of new offers. Nothing is sent but one mail, by which the address is confirmed. For an address that has
   * subscribed, or whose request waits, only the search is added.
   */
  subscribe: SubscribePayload;
  /** Ends a subscription. For a day it can begin again, then it is erased. */
  unsubscribe: SubscriptionPayload;
  /** Changes a subscription: what is absent stays as it is. */
  updateSubscription: SubscriptionPayload;
};


/** Everything that can be submitted. */
export type MutationAnswerReservationArgs = {
  input: ReservationAnswerInput;
};


/** Everything that can be submitted. */
export type MutationBookAppointmentArgs = {
  input: BookAppointmentInput;
};


/** Everything that can be submitted. */
export type MutationCancelAppointmentArgs = {
  input: CancelAppointmentInput;
};


/** Everything that can be submitted. */
export type MutationCancelReservationArgs = {
  input: ReservationCancelInput;
};


/** Everything that can be submitted. */
export type MutationConfirmSubscriptionArgs = {
  input: SubscriptionTokenInput;
};


/** Everything that can be submitted. */
export type MutationDeclineAppointmentArgs = {
  input: DeclineAppointmentInput;
};


/** Everything that can be submitted. */
export type MutationErasePersonalDataArgs = {
  input: ErasePersonalDataInput;
};


/** Everything that can be submitted. */
export type MutationEraseSubscriptionArgs = {
  input: SubscriptionTokenInput;
};


/** Everything that can be submitted. */
export type MutationExtendHoldArgs = {
  input: HoldInput;
};


/** Everything that can be submitted. */
export type MutationHoldSlotArgs = {
  input: HoldSlotInput;
};


/** Everything that can be submitted. */
export type MutationJoinWaitingListArgs = {
  input: JoinWaitingListInput;
};


/** Everything that can be submitted. */
export type MutationLeaveWaitingListArgs = {
  input: LeaveWaitingListInput;
};


/** Everything that can be submitted. */
export type MutationMoveAppointmentArgs = {
  input: MoveAppointmentInput;
};


/** Everything that can be submitted. */
export type MutationRefuseFriendMailsArgs = {
  input: RefuseFriendMailsInput;
};


/** Everything that can be submitted. */
export type MutationReleaseHoldArgs = {
  input: HoldInput;
};


/** Everything that can be submitted. */
export type MutationReportMissedAppointmentArgs = {
  input: MissedAppointmentInput;
};


/** Everything that can be submitted. */
export type MutationRequestInfoArgs = {
  input: InfoRequestInput;
};


/** Everything that can be submitted. */
export type MutationRequestReservationArgs = {
  input: ReservationInput;
};


/** Everything that can be submitted. */
export type MutationResubscribeArgs = {
  input: SubscriptionTokenInput;
};


/** Everything that can be submitted. */
export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


/** Everything that can be submitted. */
export type MutationSendSubscriptionLinkArgs = {
  input: SubscriptionLinkInput;
};


/** Everything that can be submitted. */
export type MutationSendToFriendArgs = {
  input: FriendMessageInput;
};


/** Everything that can be submitted. */
export type MutationSubscribeArgs = {
  input: SubscribeInput;
};


/** Everything that can be submitted. */
export type MutationUnsubscribeArgs = {
  input: SubscriptionTokenInput;
};


/** Everything that can be submitted. */
export type MutationUpdateSubscriptionArgs = {
  input: SubscriptionUpdateInput;
};

/** An office near a listing. */
export type NearbyOffice = {
  __typename?: 'NearbyOffice';
  /** How far it is in kilometres as the crow flies: to 100 m, from a blurred point to 500 m; never 0. */
  kilometres: Scalars['Float']['output'];
  /** The office. */
  office: Office;
};

/** A piece of the agency's news. */
export type NewsItem = {
  __typename?: 'NewsItem';
  /** The path of its page in every language in which it has a text of its own. */
  alternates: Array<LocalizedPath>;
  /** Permanent id. */
  id: Scalars['ID']['output'];
  /** The one that was published after it; null for the newest. */
  next?: Maybe<NewsItem>;
  /** The path of its page in the language asked for. */
  path: Scalars['String']['output'];
  /** Its picture; null when there is none. */
  picture?: Maybe<Picture>;
  /** The one that was published before it; null for the oldest. */
  previous?: Maybe<NewsItem>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** What it is about, in a sentence or two. */
  summary: LocalizedText;
  /** The whole text. */
  text: LocalizedText;
  /** Its heading. */
  title: LocalizedText;
};

/** One page of news. */
export type NewsPage = {
  __typename?: 'NewsPage';
  /** The news of this page. */
  items: Array<NewsItem>;
  /** The page asked for, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages there are. */
  pageCount: Scalars['Int']['output'];
  /** How many fit on a page. */
  pageSize: Scalars['Int']['output'];
  /** How many pieces there are in all. */
  total: Scalars['Int']['output'];
};

/** An office of the agency. */
export type Office = {
  __typename?: 'Office';
  /** Where it is. */
  address: Address;
  /** The people who work there, by name. */
  agents: Array<Agent>;
  /** The path of its page in every language. */
  alternates: Array<LocalizedPath>;
  /** Its e-mail address. */
  email: Scalars['String']['output'];
  /** How many homes it offers, projects and holiday homes not counted. */
  homeCount: Scalars['Int']['output'];
  /** The homes that it offers, newest first. */
  homes: OfficeHomes;
  /** Permanent id. */
  id: Scalars['ID']['output'];
  /** Its point on the map. */
  location: Point;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Whether it is open now. */
  opening: Opening;
  /** When it is open, in the order of the week; a weekday may have several spans or none. */
  openingHours: Array<OpeningHours>;
  /** The path of its page in the language asked for. */
  path: Scalars['String']['output'];
  /** Its telephone number, as it is written. */
  phone: Scalars['String']['output'];
  /** A picture of it; null when there is none. */
  picture?: Maybe<Picture>;
};


/** An office of the agency. */
export type OfficeHomesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of the homes of an office. */
export type OfficeHomes = {
  __typename?: 'OfficeHomes';
  /** The homes of this page. */
  items: Array<Estate>;
  /** The page asked for, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages there are. */
  pageCount: Scalars['Int']['output'];
  /** How many fit on a page. */
  pageSize: Scalars['Int']['output'];
  /** How many there are in all. */
  total: Scalars['Int']['output'];
};

/** Whether an office is open at a moment. */
export type Opening = {
  __typename?: 'Opening';
  /** The moment: when the question was answered. */
  at: Scalars['DateTime']['output'];
  /** When it closes, or opens again; null when it never opens. */
  changesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is open then. */
  isOpen: Scalars['Boolean']['output'];
};

/** A span in which an office is open. */
export type OpeningHours = {
  __typename?: 'OpeningHours';
  /** Local time in Brussels, `HH:MM`. */
  closes: Scalars['String']['output'];
  /** Local time in Brussels, `HH:MM`. */
  opens: Scalars['String']['output'];
  /** ISO weekday: 1 is Monday, 7 Sunday. */
  weekday: Scalars['Int']['output'];
};

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

/** All that the site holds about an e-mail address. */
export type PersonalData = {
  __typename?: 'PersonalData';
  /** The address. */
  email: Scalars['String']['output'];
  /** The newest first. The page's address followed by `.json` has them in full. */
  records: Array<PersonalRecord>;
};

/** One record about a visitor. */
export type PersonalRecord = {
  __typename?: 'PersonalRecord';
  /** The day of the viewing, or of arrival. */
  day?: Maybe<Scalars['Date']['output']>;
  /** Whether it is a viewing or a stay that is still to come: erasing it cancels it. */
  isAhead: Scalars['Boolean']['output'];
  /** Whether it is an accepted stay that can no longer be cancelled: nothing is erased before it is over. */
  isBinding: Scalars['Boolean']['output'];
  /** What it is about. */
  kind: PersonalRecordKind;
  /** The listing that it is about; null when there is none, or it is gone. */
  listing?: Maybe<Listing>;
  /** When it was received. */
  receivedAt: Scalars['DateTime']['output'];
};

/** What a record is about. */
export type PersonalRecordKind =
  /** A message to the agency, or a listing that was sent to a friend. */
  | 'MESSAGE'
  /** A stay in a rental unit that was requested. */
  | 'STAY'
  /** A subscription to new offers, or a request for one. */
  | 'SUBSCRIPTION'
  /** A viewing that was booked. */
  | 'VIEWING'
  /** A place on a waiting list. */
  | 'WAITING_LIST';

/**
 * A picture or drawing. It has its text before it is stored; until then it has no files, and
 * everything about them is null.
 */
export type Picture = {
  __typename?: 'Picture';
  /** What can be seen, in the language asked for if there is one. */
  alt?: Maybe<LocalizedText>;
  /** The class of the placeholder colour shown until it is loaded: `shade-a62` for `#a62`, one of 64. */
  colour?: Maybe<Scalars['String']['output']>;
  /** By which its files are known: `/media/<hash>-<width>.<avif|webp|jpg>`. */
  hash?: Maybe<Scalars['String']['output']>;
  /** Pixels of its largest version. */
  height?: Maybe<Scalars['Int']['output']>;
  /** All versions of a format, for the attribute `srcset`. */
  srcset?: Maybe<Scalars['String']['output']>;
  /** The path of the narrowest version that is as wide as asked for, or of the widest. It never changes. */
  url?: Maybe<Scalars['String']['output']>;
  /** Pixels of its largest version, at most 1,600. There are versions of 400, 800, 1,200 and 1,600, none enlarged. */
  width?: Maybe<Scalars['Int']['output']>;
};


/**
 * A picture or drawing. It has its text before it is stored; until then it has no files, and
 * everything about them is null.
 */
export type PictureSrcsetArgs = {
  format: PictureFormat;
};


/**
 * A picture or drawing. It has its text before it is stored; until then it has no files, and
 * everything about them is null.
 */
export type PictureUrlArgs = {
  format?: PictureFormat;
  width: Scalars['Int']['input'];
};

/** A format in which every picture is there. */
export type PictureFormat =
  /** The smallest files. */
  | 'AVIF'
  /** For all others, and for e-mails. */
  | 'JPEG'
  /** For what does not know AVIF. */
  | 'WEBP';

/** What town planning says; an absent answer is not yet provided. */
export type Planning = {
  __typename?: 'Planning';
  /** The asbestos certificate. */
  asbestosCertificate?: Maybe<Report>;
  /** What the zoning plan means the land for. */
  destination?: Maybe<Destination>;
  /** G-score: the flood risk of the building (Flanders). */
  floodBuilding?: Maybe<FloodScore>;
  /** P-score: the flood risk of the parcel (Flanders). */
  floodParcel?: Maybe<FloodScore>;
  /** Whether it is protected heritage. */
  heritage?: Maybe<Scalars['Boolean']['output']>;
  /** Whether a building permit was given. */
  permit?: Maybe<Scalars['Boolean']['output']>;
  /** Whether a right of pre-emption applies. */
  preemption?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there is a subdivision permit. */
  subdivisionPermit?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there is a summons or a restoring measure. */
  summons?: Maybe<Scalars['Boolean']['output']>;
};

/** A point on earth, WGS 84. */
export type Point = {
  __typename?: 'Point';
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
};

/** A price, from an instant on. */
export type PriceEvent = {
  __typename?: 'PriceEvent';
  /** Since when. */
  at: Scalars['DateTime']['output'];
  /** Euros; null: on request. */
  price?: Maybe<Scalars['Float']['output']>;
};

/** From the lowest to the highest price, in euros. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** The highest price. */
  max: Scalars['Float']['output'];
  /** The lowest price. */
  min: Scalars['Float']['output'];
};

/** What becomes of what visitors send. */
export type PrivacySettings = {
  __typename?: 'PrivacySettings';
  /** The edition of the statement that visitors agree to. */
  edition: Scalars['String']['output'];
  /** Whether visitors may choose maps of Google. */
  googleMaps: Scalars['Boolean']['output'];
  /** The name of the CAPTCHA service; null: the site's own check. */
  humanService?: Maybe<Scalars['String']['output']>;
  /** Months after which it is erased. */
  leadsMonths: Scalars['Int']['output'];
  /** The host of the tiles of maps; null: this site's own. */
  tilesHost?: Maybe<Scalars['String']['output']>;
};

/** The disclosures that the law asks of an agency in Belgium. */
export type ProfessionalBody = {
  __typename?: 'ProfessionalBody';
  /** The number given by the regulator: BIV in Dutch and German, IPI in French. */
  bivNumber: Scalars['String']['output'];
  /** Membership number of the professional association CIB; null when not a member. */
  cibNumber?: Maybe<Scalars['String']['output']>;
  /** The insurer of its professional liability. */
  insurer: Scalars['String']['output'];
  /**
   * The number of that insurance; for legal texts only. It is no secret: the terms of use print it for everybody, and
   * read it here.
   */
  policyNumber: Scalars['String']['output'];
  /**
   * The day of the royal decree that approved the code of ethics; for legal texts only. The terms of use print it for
   * everybody, and read it here.
   */
  royalDecreeDate: Scalars['Date']['output'];
};

/** New construction: a building or quarter with entities that are sold one by one. */
export type Project = {
  __typename?: 'Project';
  /** Where it is. */
  address: Address;
  /** The person who looks after it. */
  agent?: Maybe<Agent>;
  /** The path of its page in every language in which it has a text of its own. */
  alternates: Array<LocalizedPath>;
  /** Who drew it. */
  architect?: Maybe<Scalars['String']['output']>;
  /** How many of them are offered and without an option. */
  availableCount: Scalars['Int']['output'];
  /** When it is delivered: the first day of the month or quarter. */
  delivery?: Maybe<Scalars['Date']['output']>;
  /** The agent's description, without prices once it is no longer offered; null when it has no text at all. */
  description?: Maybe<LocalizedText>;
  /** Who builds and sells it. */
  developer?: Maybe<Scalars['String']['output']>;
  /** Files to download. */
  documents: Array<Document>;
  /** Its entities in the agency's order, at most 500; sold ones stay listed. */
  entities: Array<ProjectEntity>;
  /** One of its entities; null when it has none with this id. */
  entity?: Maybe<ProjectEntity>;
  /** How many entities it has. */
  entityCount: Scalars['Int']['output'];
  /** Whether viewings can be booked here: it is offered, and its viewing rules do not switch them off. */
  hasViewings: Scalars['Boolean']['output'];
  /** The kind of marker: of most of its entities, a home's where it lists none. */
  headType: HeadType;
  /** Permanent id, of the one space that it shares with estates. */
  id: Scalars['ID']['output'];
  /** Whether search engines may list its page: offered, or closed for less than 90 days. */
  isIndexable: Scalars['Boolean']['output'];
  /** Whether the point is blurred. */
  isLocationBlurred: Scalars['Boolean']['output'];
  /** From the smallest to the largest living area in m², of all entities. */
  livingArea?: Maybe<AreaRange>;
  /** Its point; blurred to 500 m where the address is not shown. */
  location: Point;
  /** Its proper name, the same in every language. */
  name: Scalars['String']['output'];
  /** The office that is nearest, at most 50 km away; null when none is, or when it is withdrawn. */
  nearestOffice?: Maybe<NearbyOffice>;
  /** The next free slot in which it can be viewed; null when there is none, or it has no viewings. */
  nextViewing?: Maybe<Slot>;
  /** The office that is responsible. */
  office: Office;
  /** The path of its page in the language asked for. */
  path: Scalars['String']['output'];
  /** Pictures, in their order, without those that were rejected. */
  photos: Array<Picture>;
  /** Euros: the lowest price of a home that is offered, of anything else when no home is; null when none has a price. */
  priceFrom?: Maybe<Scalars['Float']['output']>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** The agency's own reference. */
  reference: Scalars['String']['output'];
  /** Projects like it that are offered and still have an entity available, the nearest first. */
  similar: Array<Project>;
  /** How far the building is. */
  stage: ProjectStage;
  /** How far it is offered. */
  status: Status;
  /** The languages in which it has a text of its own. */
  textLocales: Array<Locale>;
  /** A one-line heading; null when it has no text at all. */
  title?: Maybe<LocalizedText>;
  /** Whether its entities are for sale or to rent. */
  transaction: Transaction;
  /** Kinds of property of its entities, the most frequent first. */
  types: Array<EstateType>;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Address of a film. */
  video?: Maybe<Scalars['String']['output']>;
  /** Address of a virtual tour. */
  virtualTour?: Maybe<Scalars['String']['output']>;
};


/** New construction: a building or quarter with entities that are sold one by one. */
export type ProjectEntityArgs = {
  id: Scalars['ID']['input'];
};


/** New construction: a building or quarter with entities that are sold one by one. */
export type ProjectPhotosArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** New construction: a building or quarter with entities that are sold one by one. */
export type ProjectSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** A home, shop or garage of a project. */
export type ProjectEntity = {
  __typename?: 'ProjectEntity';
  /** Gross area in m². */
  area?: Maybe<Scalars['Float']['output']>;
  /** Number of bedrooms. */
  bedrooms?: Maybe<Scalars['Int']['output']>;
  /** When it was sold, rented or withdrawn, or its project was; null while it is offered. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The floor; 0 is the ground floor, −1 the cellar. */
  floor?: Maybe<Scalars['Int']['output']>;
  /** Whether viewings can be booked here: it is offered, and its viewing rules do not switch them off. */
  hasViewings: Scalars['Boolean']['output'];
  /** The kind of marker. */
  headType: HeadType;
  /** Permanent id, of the one space that it shares with estates and projects. */
  id: Scalars['ID']['output'];
  /** Whether search engines may list its page: offered, or closed for less than 90 days, as its project must be. */
  isIndexable: Scalars['Boolean']['output'];
  /** Living area in m². */
  livingArea?: Maybe<Scalars['Float']['output']>;
  /** The next free slot in which it can be viewed; null when there is none, or it has no viewings. */
  nextViewing?: Maybe<Slot>;
  /** Its number in the building. */
  number: Scalars['String']['output'];
  /** The path of its page in the language asked for. */
  path: Scalars['String']['output'];
  /** Its drawing; null when there is none yet, or when it is withdrawn. */
  plan?: Maybe<Picture>;
  /** Area of its own ground in m². */
  plotArea?: Maybe<Scalars['Float']['output']>;
  /** Euros. Null: on request, or no longer offered. */
  price?: Maybe<Scalars['Float']['output']>;
  /** The project that it belongs to. */
  project: Project;
  /** The agency's own reference. */
  reference: Scalars['String']['output'];
  /** How far it is: never further on offer than its project. */
  status: Status;
  /** The kind within its type. */
  subType: EstateSubType;
  /** Area of its terraces in m². */
  terraceArea?: Maybe<Scalars['Float']['output']>;
  /** The kind of property. */
  type: EstateType;
};

/**
 * What projects must answer to. Type and price must hold for one and the same entity that is offered; without a type
 * that is one that `priceFrom` counts: a home, anything else where no home has a price.
 */
export type ProjectFilter = {
  /** Ids of cities, at most 50; a town's main postal code includes its other localities. Unknown ids match nothing. */
  cities?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Delivered on this day or before. */
  deliveredBy?: InputMaybe<Scalars['Date']['input']>;
  /** Euros; at most so much for an entity. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Euros; at least so much for an entity. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Kinds of property of which an entity is still offered. */
  types?: InputMaybe<Array<EstateType>>;
};

/** One page of projects. */
export type ProjectPage = {
  __typename?: 'ProjectPage';
  /** Cities with projects on offer, independent of the filter, the fullest first; at most 100. */
  cities: Array<CityCount>;
  /** The years in which projects on offer are delivered, independent of the filter, from this year on, in their order. */
  deliveryYears: Array<Scalars['Int']['output']>;
  /** The projects of this page. */
  items: Array<Project>;
  /** The page asked for, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages there are. */
  pageCount: Scalars['Int']['output'];
  /** How many fit on a page. */
  pageSize: Scalars['Int']['output'];
  /** How many there are in all. */
  total: Scalars['Int']['output'];
};

/** How far the building is. */
export type ProjectStage =
  /** Finished. */
  | 'COMPLETED'
  /** Not begun. */
  | 'PLANNED'
  /** Being built. */
  | 'UNDER_CONSTRUCTION';

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /**
   * When an estate, a project or an entity of a project can be viewed; null when there is none with this id, when it is
   * not offered, and when its viewings are not booked on the site.
   */
  agenda?: Maybe<Agenda>;
  /** A viewing, for the agent who shows the home; null: this token is not valid. */
  agentAppointment?: Maybe<AgentAppointment>;
  /** A viewing, for the visitor who booked it; null: this token is not valid. */
  appointment?: Maybe<Appointment>;
  /** Where areas lie, in the order of the ids; what means nothing is left out. */
  areaOutlines: Array<AreaOutline>;
  /** Areas of the map by their ids, in the order of the ids; what means nothing is left out. */
  areas: Array<Area>;
  /** Cities by their ids, in the order of the ids; unknown ids are left out. */
  cities: Array<City>;
  /**
   * One estate, whatever its status but IN_PREPARATION; null when there is none with this id.
   * A sold or rented one has no price, a withdrawn one only its kind, place and status.
   */
  estate?: Maybe<Estate>;
  /**
   * The points of homes and new-construction projects that are offered, for a map; newest first. With a `zoom` all homes are
   * shown by at most 200 markers: those in one cell of a grid are one, with its `cluster`. A cell is about 85 pixels wide at
   * the zoom, wider when the bounds have more than 200 of them; cells that the bounds cut count whole. After them come at
   * most 50 projects, the newest, each by itself.
   * A project answers to place (cities, areas, countries, bounds) and time since publication itself. Types, price, bedrooms
   * and areas in m² must hold for one and the same entity of it that is offered; without a type that is one that
   * `Project.priceFrom` counts. Projects are for sale, and know no year of building, energy label, extras or words: a search
   * that asks for homes to rent, or for one of these, finds none.
   */
  estateMarkers: Array<EstateMarker>;
  /** Homes that are offered: the items of one page, how many there are in all, and counts by facet. */
  estates: EstatePage;
  /** The listings that the visitor keeps, oldest first. */
  favorites: Array<Favorite>;
  /** State of the opt-out link in a mail sent by another visitor; null: the token is not valid. */
  friendMailsRefusal?: Maybe<FriendMailsRefusal>;
  /** What a form needs before it is shown: valid for one submission within a day, new at each query. */
  humanChallenge: HumanChallenge;
  /** A listing of any kind and status but IN_PREPARATION; null when there is none with this id. */
  listing?: Maybe<Listing>;
  /**
   * The statuses of listings, in the order of the ids, whatever their kind and status. A listing in preparation shows
   * nothing but its status. Ids that are unknown are left out.
   */
  listingStatuses: Array<ListingStatus>;
  /**
   * Listings by their ids, in the order of the ids, whatever their kind and status but IN_PREPARATION.
   * Ids that are unknown are left out.
   */
  listings: Array<Listing>;
  /** The agency's news, newest first, in any language. */
  news: NewsPage;
  /** One piece of news; null when there is none with this id, or no longer. */
  newsItem?: Maybe<NewsItem>;
  /** One office; null when there is none with this id. */
  office?: Maybe<Office>;
  /** All offices of the agency, by name; an agency has few, so the list is never longer than 100. */
  offices: Array<Office>;
  /** All that the site holds about an e-mail address, for its owner; null: this token is not valid, or the data were erased. */
  personalData?: Maybe<PersonalData>;
  /** One project, whatever its status but IN_PREPARATION; null when there is none with this id. */
  project?: Maybe<Project>;
  /** New-construction projects that are offered, newest first. */
  projects: ProjectPage;
  /** One holiday unit, whatever its status but IN_PREPARATION; null when there is none with this id. */
  rentalUnit?: Maybe<RentalUnit>;
  /** Holiday units that are let, newest first. */
  rentalUnits: RentalUnitPage;
  /**
   * Cities by any of their names, a part of one, or a postal code; the best first. Forgives a typing error. Without a
   * text all cities, by name.
   */
  searchCities: CityPage;
  /** Municipalities of Belgium by a part of any of their names, in alphabetical order; all for an empty text. */
  searchMunicipalities: AreaPage;
  /** The public settings of the agency and of this site. */
  settings: Settings;
  /** A slot that is held for whoever has this token; null: it is not valid, or no longer. */
  slotHold?: Maybe<SlotHold>;
  /** A stay, for the visitor who asked for it; null: this token is not valid. */
  stay?: Maybe<Stay>;
  /** A stay, for whoever answers the request; null: this token is not valid. */
  stayToAnswer?: Maybe<StayToAnswer>;
  /** A subscription to new offers, for its owner; null: this token is not valid, or no longer. */
  subscription?: Maybe<Subscription>;
  /** What a search would have brought in the last 30 days: homes that were published then, the newest first. */
  subscriptionPreview: EstatePage;
  /** A place on a waiting list; null: this token is not valid. */
  waitingEntry?: Maybe<WaitingEntry>;
};


/** Everything that can be read. */
export type QueryAgendaArgs = {
  days?: Scalars['Int']['input'];
  estateId: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['Date']['input']>;
  hold?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryAgentAppointmentArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryAppointmentArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryAreaOutlinesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryAreasArgs = {
  ids: Array<Scalars['ID']['input']>;
  locale: Locale;
};


/** Everything that can be read. */
export type QueryCitiesArgs = {
  ids: Array<Scalars['ID']['input']>;
  locale: Locale;
};


/** Everything that can be read. */
export type QueryEstateArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** Everything that can be read. */
export type QueryEstateMarkersArgs = {
  filter?: InputMaybe<EstateFilter>;
  first?: Scalars['Int']['input'];
  locale: Locale;
  zoom?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryEstatesArgs = {
  filter?: InputMaybe<EstateFilter>;
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<EstateSort>;
};


/** Everything that can be read. */
export type QueryFriendMailsRefusalArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryListingArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** Everything that can be read. */
export type QueryListingStatusesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryListingsArgs = {
  ids: Array<Scalars['ID']['input']>;
  locale: Locale;
};


/** Everything that can be read. */
export type QueryNewsArgs = {
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryNewsItemArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** Everything that can be read. */
export type QueryOfficeArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** Everything that can be read. */
export type QueryOfficesArgs = {
  locale: Locale;
};


/** Everything that can be read. */
export type QueryPersonalDataArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** Everything that can be read. */
export type QueryProjectsArgs = {
  filter?: InputMaybe<ProjectFilter>;
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryRentalUnitArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** Everything that can be read. */
export type QueryRentalUnitsArgs = {
  filter?: InputMaybe<RentalUnitFilter>;
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QuerySearchCitiesArgs = {
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySearchMunicipalitiesArgs = {
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySlotHoldArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryStayArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryStayToAnswerArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySubscriptionArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySubscriptionPreviewArgs = {
  filter: EstateFilter;
  locale: Locale;
};


/** Everything that can be read. */
export type QueryWaitingEntryArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};

/** What a visitor wants of the agency. */
export type QuestionType =
  /** A free estimate of a home, without obligation. */
  | 'ESTIMATE'
  /** General advice. */
  | 'GENERAL'
  /** To talk about selling a home, or an appointment for that. */
  | 'SELL';

/** A rectangle on the map, WGS 84. */
export type Rectangle = {
  __typename?: 'Rectangle';
  /** Degrees east of the right edge. */
  east: Scalars['Float']['output'];
  /** Degrees north of the upper edge. */
  north: Scalars['Float']['output'];
  /** Degrees north of the lower edge. */
  south: Scalars['Float']['output'];
  /** Degrees east of the left edge. */
  west: Scalars['Float']['output'];
};

/** An opt-out. */
export type RefuseFriendMailsInput = {
  /** At most 255 characters. The same key with the same input within a day gets the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the answer. */
  locale: Locale;
  /** The token in the mail's link. */
  token: Scalars['String']['input'];
};

/** The outcome of an opt-out. */
export type RefuseFriendMailsPayload = SubmissionPayload & {
  __typename?: 'RefuseFriendMailsPayload';
  /** `NOT_FOUND`: the token is not valid. */
  errors: Array<UserError>;
  /** Whether the recipient has opted out. */
  isRefused: Scalars['Boolean']['output'];
  /** Seconds after which it may be tried again, where it was tried too often. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A region of Belgium: energy scale and planning rules follow it. */
export type Region =
  /** Brussels-Capital Region. */
  | 'BRUSSELS'
  /** Flemish Region. */
  | 'FLANDERS'
  /** Walloon Region, the German-speaking Community included. */
  | 'WALLONIA';

/** What giving up one filter would find. */
export type Relaxation = {
  __typename?: 'Relaxation';
  /** The filter. */
  filter: FilterGroup;
  /** How many homes would then be found. */
  total: Scalars['Int']['output'];
};

/** Nights from the first until the morning of departure (half-open). */
export type RentalPeriod = {
  __typename?: 'RentalPeriod';
  /** The first night. */
  from: Scalars['Date']['output'];
  /** The morning of departure. */
  until: Scalars['Date']['output'];
};

/** What a unit costs in a period, and how stays begin in it. Seasons of a unit never overlap. */
export type RentalSeason = {
  __typename?: 'RentalSeason';
  /** Weekdays on which a stay can begin: 1 is Monday, 7 Sunday. */
  arrivalDays: Array<Scalars['Int']['output']>;
  /** The first night. */
  from: Scalars['Date']['output'];
  /** The fewest nights of a stay that begins in it. */
  minNights: Scalars['Int']['output'];
  /** Euros. */
  pricePerNight: Scalars['Float']['output'];
  /** Euros; never more than seven nights. */
  pricePerWeek: Scalars['Float']['output'];
  /** The morning after the last night. */
  until: Scalars['Date']['output'];
};

/** A home that is let for holidays, by the night and by the week. */
export type RentalUnit = {
  __typename?: 'RentalUnit';
  /** Where it is. */
  address: Address;
  /** The person who looks after it. */
  agent?: Maybe<Agent>;
  /** Whether guests may bring pets. */
  allowsPets: Scalars['Boolean']['output'];
  /** The path of its page in every language in which it has a text of its own. */
  alternates: Array<LocalizedPath>;
  /** Number of bathrooms. */
  bathrooms?: Maybe<Scalars['Int']['output']>;
  /** Number of bedrooms; 0 is a studio. */
  bedrooms?: Maybe<Scalars['Int']['output']>;
  /** The first day on which a stay can begin: today in Brussels. */
  bookableFrom: Scalars['Date']['output'];
  /** The agent's description, without prices once it is no longer offered; null when it has no text at all. */
  description?: Maybe<LocalizedText>;
  /** Files to download. */
  documents: Array<Document>;
  /** What it offers its guests, in the order in which it is shown. */
  facilities: Array<HolidayFacility>;
  /** The kind of marker: a home's. */
  headType: HeadType;
  /** Permanent id, of the one space that it shares with estates and projects. */
  id: Scalars['ID']['output'];
  /** Whether search engines may list its page: let, or closed for less than 90 days. */
  isIndexable: Scalars['Boolean']['output'];
  /** Whether the point is blurred. */
  isLocationBlurred: Scalars['Boolean']['output'];
  /** Its point; blurred to 500 m where the address is not shown. */
  location: Point;
  /** Its proper name, the same in every language. */
  name: Scalars['String']['output'];
  /** The office that is nearest, at most 50 km away; null when none is, or when it is withdrawn. */
  nearestOffice?: Maybe<NearbyOffice>;
  /** The office that is responsible. */
  office: Office;
  /** The path of its page in the language asked for. */
  path: Scalars['String']['output'];
  /** How many may sleep there at most. */
  persons: Scalars['Int']['output'];
  /** Pictures, in their order, without those that were rejected. */
  photos: Array<Picture>;
  /** Euros: the price of a night in its cheapest season to come; null when it is no longer let. */
  priceFromPerNight?: Maybe<Scalars['Float']['output']>;
  /** Euros: the price of a week in its cheapest season to come; null when it is no longer let. */
  priceFromPerWeek?: Maybe<Scalars['Float']['output']>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** The agency's own reference. */
  reference: Scalars['String']['output'];
  /** What it costs when, in order; those that are over are left out. None when it is no longer let. */
  seasons: Array<RentalSeason>;
  /**
   * Units like it that are let: in the same country, in Belgium in the same region, for at least as many persons;
   * the nearest first.
   */
  similar: Array<RentalUnit>;
  /** How far it is offered. */
  status: Status;
  /** What a stay costs, or why it is not possible. Only a quote: nothing is reserved. */
  stay: StayQuote;
  /** The languages in which it has a text of its own. */
  textLocales: Array<Locale>;
  /** A one-line heading; null when it has no text at all. */
  title?: Maybe<LocalizedText>;
  /** Nights on which it cannot be booked, in order, from today; periods that touch are one. */
  unavailable: Array<RentalPeriod>;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Address of a film. */
  video?: Maybe<Scalars['String']['output']>;
  /** Address of a virtual tour. */
  virtualTour?: Maybe<Scalars['String']['output']>;
};


/** A home that is let for holidays, by the night and by the week. */
export type RentalUnitPhotosArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A home that is let for holidays, by the night and by the week. */
export type RentalUnitSimilarArgs = {
  first?: Scalars['Int']['input'];
};


/** A home that is let for holidays, by the night and by the week. */
export type RentalUnitStayArgs = {
  from: Scalars['Date']['input'];
  persons: Scalars['Int']['input'];
  until: Scalars['Date']['input'];
};

/** What holiday units must answer to; everything given holds. */
export type RentalUnitFilter = {
  /** Ids of cities, at most 50; a town's main postal code includes its other localities. Unknown ids match nothing. */
  cities?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In this country. */
  country?: InputMaybe<Country>;
  /**
   * First night of a period in which the unit is let and free; goes with `until`. Days of arrival are not looked
   * at. A period that begins before today finds nothing.
   */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** At least so many may sleep there; from 1. */
  persons?: InputMaybe<Scalars['Int']['input']>;
  /** True: pets must be allowed. False asks for nothing. */
  pets?: InputMaybe<Scalars['Boolean']['input']>;
  /** In this region of Belgium. */
  region?: InputMaybe<Region>;
  /** The morning of departure, after `from`. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** One page of holiday units. */
export type RentalUnitPage = {
  __typename?: 'RentalUnitPage';
  /** The first day on which a stay can begin: today in Brussels. */
  bookableFrom: Scalars['Date']['output'];
  /** The units of this page. */
  items: Array<RentalUnit>;
  /** The page asked for, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages there are. */
  pageCount: Scalars['Int']['output'];
  /** How many fit on a page. */
  pageSize: Scalars['Int']['output'];
  /** Towns with units that answer to the rest of the filter, wherever they are; the fullest first, at most 100. */
  places: Array<CityCount>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
};

/** How a report that the law asks for came out. */
export type Report =
  /** Compliant. */
  | 'COMPLIANT'
  /** Not applicable. */
  | 'NOT_APPLICABLE'
  /** Not compliant. */
  | 'NOT_COMPLIANT'
  /** Not there yet. */
  | 'NOT_PROVIDED';

/** An answer to a request for a stay. */
export type ReservationAnswerInput = {
  /** At most 255 characters. The same key with the same input within a day gets the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether the stay takes place. */
  isAccepted: Scalars['Boolean']['input'];
  /** The language of the answer. */
  locale: Locale;
  /** A sentence to the visitor, at most 500 characters, without links. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The secret in the mail that asks for an answer. */
  token: Scalars['String']['input'];
};

/** The outcome of an answer or a cancellation. */
export type ReservationAnswerPayload = SubmissionPayload & {
  __typename?: 'ReservationAnswerPayload';
  /** `NOT_FOUND`, `ALREADY_ANSWERED`, `ALREADY_CANCELLED`, `TOO_LATE`; `PERIOD_TAKEN`: it can only be declined. */
  errors: Array<UserError>;
  /** Whether it was done. */
  isDone: Scalars['Boolean']['output'];
  /** Seconds after which it may be tried again, where it was tried too often. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A stay that is to be cancelled. */
export type ReservationCancelInput = {
  /** At most 255 characters. The same key with the same input within a day gets the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the answer. */
  locale: Locale;
  /** The secret of the visitor's links. */
  token: Scalars['String']['input'];
};

/** A stay that is asked for. */
export type ReservationInput = {
  /** One e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The first night; left out, the answer asks for it, as for all that follows. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Proof that a human sends it. */
  human?: InputMaybe<HumanProofInput>;
  /** At most 255 characters. The same key with the same input within a day asks for nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the visitor, and of the mails. */
  locale: Locale;
  /** How many people come. */
  persons?: InputMaybe<Scalars['Int']['input']>;
  /** A telephone number; without a country's code, a Belgian one. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether the visitor agrees to the privacy statement; nothing is sent without. */
  privacyConsent: Scalars['Boolean']['input'];
  /** A holiday unit that is let. */
  rentalUnitId: Scalars['ID']['input'];
  /** Euros: the price that was shown. Another one is told before anything is asked for. */
  total?: InputMaybe<Scalars['Float']['input']>;
  /** The morning of departure. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** Whether pets come, too. */
  withPets?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of a request for a stay. */
export type ReservationPayload = SubmissionPayload & {
  __typename?: 'ReservationPayload';
  /**
   * `REQUIRED`, `EMAIL`, `PHONE` and `CONSENT` of a field; of `from`, `until` and `persons` the codes of `StayErrorCode`;
   * of `withPets` `NO_PETS`; of `total` `PRICE_CHANGED`.
   */
  errors: Array<UserError>;
  /** Seconds after which it may be tried again, where it was tried too often. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** The secret of the visitor's links; null: nothing was asked for. */
  token?: Maybe<Scalars['String']['output']>;
};

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

/** A room. */
export type Room = {
  __typename?: 'Room';
  /** m². */
  area?: Maybe<Scalars['Float']['output']>;
  /** What it is for. */
  kind: RoomKind;
};

/** What a room is for. */
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

/** The tax on the sale. */
export type SaleRegime =
  /** Registration duty. */
  | 'REGISTRATION_DUTY'
  /** Value-added tax. */
  | 'VAT';

/** How subscribers are addressed. */
export type Salutation =
  /** Madam. */
  | 'MADAM'
  /** Sir. */
  | 'SIR';

/** What a page has to know of the agency. */
export type Settings = {
  __typename?: 'Settings';
  /** The name of the agency. */
  agencyName: Scalars['String']['output'];
  /** The company behind the site. */
  company: Company;
  /** Its e-mail address. */
  email: Scalars['String']['output'];
  /** Ids of statuses with which a home shows no details on a map. */
  hiddenStatusIds: Array<Scalars['Int']['output']>;
  /** The languages of the site, in the order in which they are offered. */
  locales: Array<Locale>;
  /** What visitors may choose in the mortgage calculator. */
  mortgage: MortgageSettings;
  /** How many homes a results page shows. */
  pageSize: Scalars['Int']['output'];
  /** Its telephone number, as it is written. */
  phone: Scalars['String']['output'];
  /** What its privacy statement has to say. */
  privacy: PrivacySettings;
  /** Registration with the professional body. */
  professionalBody: ProfessionalBody;
};

/** A time at which a listing can be viewed. */
export type Slot = {
  __typename?: 'Slot';
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Whether it can be booked. */
  state: SlotState;
};

/** A slot that is held while a visitor fills in a form. */
export type SlotHold = {
  __typename?: 'SlotHold';
  /** What is known of the visitor: of a hold that a waiting list offers. */
  contact?: Maybe<SlotHoldContact>;
  /** When the viewing ends. */
  endsAt: Scalars['DateTime']['output'];
  /** The id of the estate, project or entity. */
  estateId: Scalars['ID']['output'];
  /** Until when it is held. */
  heldUntil: Scalars['DateTime']['output'];
  /** When the viewing begins. */
  startsAt: Scalars['DateTime']['output'];
  /** A secret: whoever has it can book the slot. */
  token: Scalars['String']['output'];
};

/** What a waiting list knows of a visitor. */
export type SlotHoldContact = {
  __typename?: 'SlotHoldContact';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  name: Scalars['String']['output'];
  /** Telephone number in international form. */
  phone: Scalars['String']['output'];
};

/** Whether a slot can be booked. */
export type SlotState =
  /** It can be booked. */
  | 'FREE'
  /** Somebody else is booking it; it may become free again. */
  | 'HELD'
  /** It is held by the token of the question. */
  | 'OWN'
  /** It is taken. */
  | 'TAKEN';

/** The direction of a sort. */
export type SortOrder =
  /** Smallest, first or oldest on top. */
  | 'ASC'
  /** Largest, last or newest on top. */
  | 'DESC';

/** How far a listing is. */
export type Status = {
  __typename?: 'Status';
  /** Its name. */
  code: StatusCode;
  /** Its number: 1 available, 2 option, 3 sold, 4 rented, 5 withdrawn, 6 in preparation. */
  id: Scalars['Int']['output'];
};

/** How far it is. */
export type StatusCode =
  /** Offered. */
  | 'AVAILABLE'
  /** Not published yet. */
  | 'IN_PREPARATION'
  /** Offered, with an option on it. */
  | 'OPTION'
  /** Rented out. */
  | 'RENTED'
  /** Sold. */
  | 'SOLD'
  /** No longer offered. */
  | 'WITHDRAWN';

/** A status, from an instant on. */
export type StatusEvent = {
  __typename?: 'StatusEvent';
  /** Since when. */
  at: Scalars['DateTime']['output'];
  /** The status. */
  status: Status;
};

/** A stay in a holiday unit, as its visitor sees it. */
export type Stay = {
  __typename?: 'Stay';
  /** The person who looks after the unit. */
  agent?: Maybe<Agent>;
  /** What was said with the answer. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Whether it can be cancelled now. */
  canCancel: Scalars['Boolean']['output'];
  /** The last day on which it can be cancelled here. */
  cancelUntil: Scalars['Date']['output'];
  /** Where its mails go; null when it was erased. */
  email?: Maybe<Scalars['String']['output']>;
  /** The first night. */
  from: Scalars['Date']['output'];
  /** What happens once it is accepted: deposit, keys. */
  nextSteps?: Maybe<LocalizedText>;
  /** How many nights it has. */
  nights: Scalars['Int']['output'];
  /** The office that is responsible. */
  office: Office;
  /** Of what the total is made. */
  parts: Array<StayPart>;
  /** How many people come. */
  persons: Scalars['Int']['output'];
  /** Where it stands. */
  status: StayStatus;
  /** Euros, as they were shown when it was asked for. */
  total: Scalars['Float']['output'];
  /** The unit; null when it is gone. */
  unit?: Maybe<RentalUnit>;
  /** The morning of departure. */
  until: Scalars['Date']['output'];
  /** Whether pets come, too. */
  withPets: Scalars['Boolean']['output'];
};

/** Something that stands against a stay. */
export type StayError = {
  __typename?: 'StayError';
  /** What it is. */
  code: StayErrorCode;
  /** The argument of `stay` that would have to change: from, until or persons. */
  field: Scalars['String']['output'];
};

/** What can stand against a stay. */
export type StayErrorCode =
  /** The season of the first night allows no arrival on that weekday. */
  | 'ARRIVAL_DAY'
  /** It begins before today, as it is in Brussels. */
  | 'ARRIVAL_IN_PAST'
  /** The departure is not after the arrival. */
  | 'DEPARTURE_NOT_AFTER_ARRIVAL'
  /** The unit is not let on some of its nights. */
  | 'OUT_OF_SEASON'
  /** Some of its nights are no longer available. */
  | 'PERIOD_TAKEN'
  /** It has more than 90 nights. */
  | 'STAY_TOO_LONG'
  /** The season of the first night asks for more nights. */
  | 'STAY_TOO_SHORT'
  /** It is for fewer than one person. */
  | 'TOO_FEW_PERSONS'
  /** It is for more people than may sleep there. */
  | 'TOO_MANY_PERSONS';

/**
 * The nights of a stay that lie in one season. Full weeks cost the week's price, the nights that are left the
 * night's price each, but never more than one week more.
 */
export type StayLine = {
  __typename?: 'StayLine';
  /** The first night of this part. */
  from: Scalars['Date']['output'];
  /** How many nights it has. */
  nights: Scalars['Int']['output'];
  /** Euros for this part. */
  price: Scalars['Float']['output'];
  /** The season. */
  season: RentalSeason;
  /** How many nights are charged one by one. */
  singleNights: Scalars['Int']['output'];
  /** The morning after its last night. */
  until: Scalars['Date']['output'];
  /** How many weeks are charged; the last may have fewer than seven nights. */
  weeks: Scalars['Int']['output'];
};

/** The nights of a stay in one season, as they were priced when it was asked for. */
export type StayPart = {
  __typename?: 'StayPart';
  /** The first night of this part. */
  from: Scalars['Date']['output'];
  /** How many nights it has. */
  nights: Scalars['Int']['output'];
  /** Euros for this part. */
  price: Scalars['Float']['output'];
  /** The morning after its last night. */
  until: Scalars['Date']['output'];
};

/** What a stay costs, or why it is not possible. */
export type StayQuote = {
  __typename?: 'StayQuote';
  /** What stands against the stay; none when it is possible. */
  errors: Array<StayError>;
  /** Of what the total is made, season by season; none when the stay is not possible. */
  lines: Array<StayLine>;
  /** How many nights it has; 0 when the departure is not after the arrival. */
  nights: Scalars['Int']['output'];
  /** Periods of the same length in which it would be possible, the nearest first, at most three; none when it is possible. */
  otherPeriods: Array<RentalPeriod>;
  /** Euros; null when the stay is not possible. */
  total?: Maybe<Scalars['Float']['output']>;
};

/** Where a stay stands. */
export type StayStatus =
  /** It takes place. */
  | 'ACCEPTED'
  /** It was cancelled. */
  | 'CANCELLED'
  /** It cannot take place. */
  | 'DECLINED'
  /** It is asked for; nothing is reserved. */
  | 'REQUESTED';

/** A stay in a holiday unit, as whoever answers sees it. */
export type StayToAnswer = {
  __typename?: 'StayToAnswer';
  /** What was said with the answer. */
  answer?: Maybe<Scalars['String']['output']>;
  /** The visitor's e-mail address; null when it was erased. */
  email?: Maybe<Scalars['String']['output']>;
  /** The first night. */
  from: Scalars['Date']['output'];
  /** Whether some of its nights are taken meanwhile. */
  isTaken: Scalars['Boolean']['output'];
  /** How many nights it has. */
  nights: Scalars['Int']['output'];
  /** How many people come. */
  persons: Scalars['Int']['output'];
  /** The visitor's telephone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  status: StayStatus;
  /** Euros, as they were shown. */
  total: Scalars['Float']['output'];
  /** The unit; null when it is gone. */
  unit?: Maybe<RentalUnit>;
  /** The morning of departure. */
  until: Scalars['Date']['output'];
  /** Whether pets come, too. */
  withPets: Scalars['Boolean']['output'];
};

/** The outcome of a submission; each payload has its result in fields of its own. */
export type SubmissionPayload = {
  /** Empty when it was kept. */
  errors: Array<UserError>;
  /** Seconds after which it may be tried again, of a submission that came too soon after others. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A subscription that is asked for. */
export type SubscribeInput = {
  /** Box, at most 20 characters. */
  box?: InputMaybe<Scalars['String']['input']>;
  /** Town, at most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Where its mails go. */
  email: Scalars['String']['input'];
  /** First name, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** How often; daily when it is absent. */
  frequency?: InputMaybe<SubscriptionFrequency>;
  /** Proof that a human sends it. */
  human?: InputMaybe<HumanProofInput>;
  /** The same key with the same input gets the same result for a day; at most 255 characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages, of the words of its search, and of its mails. */
  locale: Locale;
  /** The language of its mails, where it is another one. */
  mailLocale?: InputMaybe<Locale>;
  /** Whether its owner wants other news of the agency, too. */
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Mobile number, as it is typed. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** House number, at most 20 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number, as it is typed. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, at most 20 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Must be true: consent to the privacy statement. */
  privacyConsent: Scalars['Boolean']['input'];
  /** How its owner is addressed. */
  salutation?: InputMaybe<Salutation>;
  /**
   * What it is to tell of; `transaction` is required. `publishedWithin` counts for nothing, nor does `bounds`: a rectangle is
   * asked for as an area `box-…`.
   */
  search: EstateFilter;
  /** Street, at most 150 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
};

/** Whether it was received. It does not tell whether the address is known. */
export type SubscribePayload = SubmissionPayload & {
  __typename?: 'SubscribePayload';
  /** Empty when it was received. */
  errors: Array<UserError>;
  /** True unless there are errors. */
  isReceived: Scalars['Boolean']['output'];
  /** Seconds after which it may be tried again, of a submission that came too soon after others. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A search whose new offers somebody is told of. */
export type SubscribedSearch = {
  __typename?: 'SubscribedSearch';
  /** What it asks. */
  criteria: EstateCriteria;
  /** Null while the subscription waits for its confirmation. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Nothing is told of it for now. */
  isPaused: Scalars['Boolean']['output'];
  /** The language of its words. */
  locale: Locale;
};

/** A search of a subscription. */
export type SubscribedSearchInput = {
  /** What it asks, read as that of `SubscribeInput`; null: what it asked before. */
  filter?: InputMaybe<EstateFilter>;
  /** One that is there already; null: a new one. One that is not its own is an error, and nothing changes. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Nothing is told of it for now; absent: as before. */
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A subscription to new offers: who is told, how often, and of what. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Box. */
  box?: Maybe<Scalars['String']['output']>;
  /** Town. */
  city?: Maybe<Scalars['String']['output']>;
  /** Where its mails go. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** How often its owner is told. */
  frequency: SubscriptionFrequency;
  /** The language of its mails. */
  locale: Locale;
  /** Whether its owner wants other news of the agency, too. */
  marketingOptIn: Scalars['Boolean']['output'];
  /** Mobile number in international form. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  name?: Maybe<Scalars['String']['output']>;
  /** House number. */
  number?: Maybe<Scalars['String']['output']>;
  /** Telephone number in international form. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Its owner was asked whether it goes on, and it ends after this day without an answer. Null: nothing was asked. */
  renewBy?: Maybe<Scalars['Date']['output']>;
  /** How its owner is addressed. */
  salutation?: Maybe<Salutation>;
  /** What its owner wants to be told of. */
  searches: Array<SubscribedSearch>;
  /** When it was asked for, or confirmed. */
  since: Scalars['DateTime']['output'];
  /** Where it stands. */
  status: SubscriptionStatus;
  /** Street. */
  street?: Maybe<Scalars['String']['output']>;
};

/** How often a subscriber is told. */
export type SubscriptionFrequency =
  /** As soon as something changes. */
  | 'AT_ONCE'
  /** Every morning at eight, when there is something to tell. */
  | 'DAILY'
  /** On Monday morning at eight. */
  | 'WEEKLY';

/** Whose link is asked for. */
export type SubscriptionLinkInput = {
  /** The address of the subscription. */
  email: Scalars['String']['input'];
  /** Proof that a human sends it. */
  human?: InputMaybe<HumanProofInput>;
  /** The same key with the same input gets the same result for a day; at most 255 characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages. */
  locale: Locale;
};

/** What became of a subscription. */
export type SubscriptionPayload = SubmissionPayload & {
  __typename?: 'SubscriptionPayload';
  /** Empty when it was done. */
  errors: Array<UserError>;
  /** Seconds after which it may be tried again, of a submission that came too soon after others. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** The secret of its links; null when there are errors. */
  token?: Maybe<Scalars['String']['output']>;
};

/** Where a subscription stands. */
export type SubscriptionStatus =
  /** Its owner is told of new offers. */
  | 'ACTIVE'
  /** Its address is not confirmed yet: nothing is sent. */
  | 'UNCONFIRMED'
  /** It has ended, and can begin again for a day. */
  | 'UNSUBSCRIBED';

/** One subscription, by its secret. */
export type SubscriptionTokenInput = {
  /** The same key with the same input gets the same result for a day; at most 255 characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages. */
  locale: Locale;
  /** The secret in the subscriber's links. */
  token: Scalars['String']['input'];
};

/**
 * Changes of a subscription: a field that is absent or null stays. Forgotten are a text that is empty, and the salutation
 * when it is null.
 */
export type SubscriptionUpdateInput = {
  /** Box, at most 20 characters. */
  box?: InputMaybe<Scalars['String']['input']>;
  /** Town, at most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** How often. */
  frequency?: InputMaybe<SubscriptionFrequency>;
  /** The same key with the same input gets the same result for a day; at most 255 characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages. */
  locale: Locale;
  /** The language of its mails. */
  mailLocale?: InputMaybe<Locale>;
  /** Whether its owner wants other news of the agency, too. */
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Mobile number, as it is typed. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** House number, at most 20 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number, as it is typed. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, at most 20 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** How its owner is addressed; null: not said any more. */
  salutation?: InputMaybe<Salutation>;
  /** All searches that there are from now on, at most 20. */
  searches?: InputMaybe<Array<SubscribedSearchInput>>;
  /** Street, at most 150 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** The secret in the subscriber's links. */
  token: Scalars['String']['input'];
};

/** Connections and installations. */
export type Technical = {
  __typename?: 'Technical';
  /** Whether it is connected to electricity. */
  electricity?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is connected to optical fibre. */
  fibre?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is connected to gas. */
  gas?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there is an intercom. */
  intercom?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is connected to the sewer. */
  sewer?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there is mechanical ventilation. */
  ventilation?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is connected to water. */
  water?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there is a water softener. */
  waterSoftener?: Maybe<Scalars['Boolean']['output']>;
};

/** What is offered. */
export type Transaction =
  /** To rent. */
  | 'RENT'
  /** For sale. */
  | 'SALE';

/** The nights of a unit that cannot be had, at one moment. */
export type UnitNights = {
  __typename?: 'UnitNights';
  /** The first day on which a stay can begin: today in Brussels. */
  bookableFrom: Scalars['Date']['output'];
  /** The unit's id. */
  rentalUnitId: Scalars['ID']['output'];
  /** What a stay costs now, or why it is not possible. Only a quote: nothing is reserved. */
  stay: StayQuote;
  /** Nights on which it cannot be booked, in order, from today. */
  unavailable: Array<RentalPeriod>;
};


/** The nights of a unit that cannot be had, at one moment. */
export type UnitNightsStayArgs = {
  from: Scalars['Date']['input'];
  persons: Scalars['Int']['input'];
  until: Scalars['Date']['input'];
};

/** What a visitor got wrong, or what cannot be done now. */
export type UserError = {
  __typename?: 'UserError';
  /**
   * Stable. Of a field: `EMAIL`, `FIRST_NAME`, `NAME`, `PHONE`, `MESSAGE`, `TEXT`, `LINK`, `QUESTION`, `CONSENT`,
   * `SLOT` (none was chosen), `NOT_FOUND` (there is no such listing or office, or it is no longer offered). Of the whole: `REFUSED` (this
   * recipient has opted out), `RATE_LIMITED`, `HUMAN_CHECK` (not known to be a human), `HUMAN_CHECK_EXPIRED` (send it
   * again with a new challenge), `IDEMPOTENCY_KEY` (the key stands for another input). Of viewings: `SLOT_TAKEN`, `NO_SUCH_SLOT`,
   * `HOLD_EXPIRED`, `ALREADY_BOOKED`, `TOO_LATE`, `TOO_EARLY`, `ALREADY_CANCELLED`, `ALREADY_WAITING`. Of stays:
   * `REQUIRED`, the codes of `StayErrorCode`, `NO_PETS`, `PRICE_CHANGED`, `ALREADY_ANSWERED`.
   */
  code: Scalars['String']['output'];
  /** The path of the input field; null: it is not about one field. */
  field?: Maybe<Scalars['String']['output']>;
  /** A sentence in the language asked for. */
  message: Scalars['String']['output'];
};

/** A place on a waiting list. */
export type WaitingEntry = {
  __typename?: 'WaitingEntry';
  /** Since when the visitor waits. */
  createdAt: Scalars['DateTime']['output'];
  /** The estate; null when it is gone, and when a project or an entity is viewed: see `listing`. */
  estate?: Maybe<Estate>;
  /** The estate, project or entity that is viewed; null when it is gone. */
  listing?: Maybe<Listing>;
};

/** The outcome of a change to a waiting list. */
export type WaitingListPayload = SubmissionPayload & {
  __typename?: 'WaitingListPayload';
  /** `NOT_FOUND`; of `email`: `ALREADY_WAITING`. */
  errors: Array<UserError>;
  /** Whether it was done. */
  isDone: Scalars['Boolean']['output'];
  /** Seconds after which it may be tried again, where it was tried too often. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A search that is a little wider in one of its filters. Its values take the place of the filter's; all others stay. */
export type Widening = {
  __typename?: 'Widening';
  /** Of circles: the areas, in which each circle is wider; else null. */
  areas?: Maybe<Array<Scalars['ID']['output']>>;
  /** What is wider. */
  by: WideningKind;
  /** Of towns: the towns chosen, and the ten around them that have most such homes, at most 50 in all; else null. */
  cities?: Maybe<Array<Scalars['ID']['output']>>;
  /** Of towns: how far from one of those chosen, in kilometres. Of circles: how far the widest reaches. Else null. */
  kilometres?: Maybe<Scalars['Int']['output']>;
  /** Of the price: the highest, in euros; else null. */
  maxPrice?: Maybe<Scalars['Int']['output']>;
  /** Of bedrooms: at least so many, 0 for any number; else null. */
  minBedrooms?: Maybe<Scalars['Int']['output']>;
  /** How many more homes it finds. */
  more: Scalars['Int']['output'];
};

/** How a search can be a little wider. */
export type WideningKind =
  /** One bedroom less. */
  | 'BEDROOMS'
  /** Circles of the map as wide as the next of 2, 5, 10, 15, 25 and 50 km. */
  | 'CIRCLE'
  /** A highest price about a tenth above. */
  | 'PRICE'
  /** The towns around those chosen. */
  | 'RADIUS';

/** An extra that must be present, or must not be. */
export type WishedExtra = {
  __typename?: 'WishedExtra';
  /** The extra. */
  extra: Extra;
  /** True: known to be there. False: known not to be there. */
  present: Scalars['Boolean']['output'];
};
