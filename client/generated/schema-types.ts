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

/** A link that looks like a button. */
export type ActionBlock = {
  __typename?: 'ActionBlock';
  /** The text of the link. */
  label: Scalars['String']['output'];
  /** The path of the page, or an address elsewhere. */
  path: Scalars['String']['output'];
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
};

/** The address of a listing or an office. Street and number are hidden when the owner does not want them shown. */
export type Address = {
  __typename?: 'Address';
  /** The box in the building. */
  box?: Maybe<Scalars['String']['output']>;
  /** The city. */
  city: City;
  /** The house number; null when only the city is shown. */
  number?: Maybe<Scalars['String']['output']>;
  /** The street; null when only the city is shown. */
  street?: Maybe<Scalars['String']['output']>;
};

/** A page that the agency wrote itself, in one language. */
export type AgencyPage = {
  __typename?: 'AgencyPage';
  /** The paths of the page in each language in which it was written. */
  alternates: Array<LocalizedPath>;
  /** The parts of the page, in their order. */
  content: Array<ContentBlock>;
  /** A sentence for search engines; may be empty. */
  description: Scalars['String']['output'];
  /** The homes of each `HomesBlock` of the content, in their order. */
  homes: Array<BlockHomes>;
  /** The language in which the page is written. */
  locale: Locale;
  /** The name of the page, the same in every language. */
  name: Scalars['String']['output'];
  /** The offices for each `OfficesBlock`; empty without such a block. */
  offices: Array<Office>;
  /** The path of the page in the requested language. */
  path: Scalars['String']['output'];
  /** The picture above the text; null when there is none. */
  picture?: Maybe<Picture>;
  /** The agents for each `TeamBlock`; empty without such a block. */
  team: Array<Agent>;
  /** The page's heading. */
  title: Scalars['String']['output'];
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
};

/** The viewing slots of an estate, a project or an entity. */
export type Agenda = {
  __typename?: 'Agenda';
  /** The requested days on which viewings can be booked, in chronological order. */
  days: Array<AgendaDay>;
  /**
   * Like `listingId`.
   * @deprecated Since 2026-11-30: use `listingId`.
   */
  estateId: Scalars['ID']['output'];
  /** The last day on which a viewing can be booked. */
  lastDay: Scalars['Date']['output'];
  /** The id of the estate, project or entity. */
  listingId: Scalars['ID']['output'];
  /** The next free slot, independent of the requested days; null when there is none. */
  next?: Maybe<Slot>;
  /** The duration of a viewing in minutes. */
  slotMinutes: Scalars['Int']['output'];
};

/** A day of an agenda. */
export type AgendaDay = {
  __typename?: 'AgendaDay';
  /** The day. */
  date: Scalars['Date']['output'];
  /** Whether a regular viewing day has no viewings because of a public holiday or because the agency is closed. */
  isClosed: Scalars['Boolean']['output'];
  /** The slots in chronological order; past slots and slots too soon to book are left out. */
  slots: Array<Slot>;
};

/** An agent of the agency. */
export type Agent = {
  __typename?: 'Agent';
  /** The path of that page in every language; empty when there is none. */
  alternates: Array<LocalizedPath>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The homes on offer for which the agent is responsible, newest first. */
  estates: AgentEstates;
  /** Permanent id. */
  id: Scalars['ID']['output'];
  /** The agent in a few sentences; paragraphs are separated by a blank line. Null when the feed has none. */
  introduction?: Maybe<LocalizedText>;
  /** The languages that the agent speaks, the best first; empty when the feed does not say. */
  languages: Array<SpokenLanguage>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** The office where the agent works. */
  office: Office;
  /** The path of the agent's page in the requested language; null when the agent is not of the team that the agency shows. */
  path?: Maybe<Scalars['String']['output']>;
  /** Telephone number, formatted for display. */
  phone?: Maybe<Scalars['String']['output']>;
  /** A portrait; null when there is none. */
  picture?: Maybe<Picture>;
  /** Registration number with the professional body. */
  registration?: Maybe<Scalars['String']['output']>;
  /** What the agent does at the agency; null when the feed does not say. */
  role?: Maybe<LocalizedText>;
  /** `path` as an absolute URL. */
  url?: Maybe<Scalars['String']['output']>;
};


/** An agent of the agency. */
export type AgentEstatesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A viewing, as shown to its agent. */
export type AgentAppointment = {
  __typename?: 'AgentAppointment';
  /** Whether it can still be declined: it is booked and not over. */
  canDecline: Scalars['Boolean']['output'];
  /** Whether it can be reported that the visitor did not come: the viewing has begun. */
  canReportMissed: Scalars['Boolean']['output'];
  /** Who cancelled the viewing. */
  cancelledBy?: Maybe<AppointmentCanceller>;
  /** The visitor's e-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /**
   * The estate; null when it was deleted, or when the viewing is of a project or an entity: see `listing`.
   * @deprecated Since 2026-11-30: use `listing`, which is also a project or an entity.
   */
  estate?: Maybe<Estate>;
  /** The visitor's first name; this and the other details are null once they are erased. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** An id for the caches of clients, the same for the same token. No argument accepts it. */
  id: Scalars['ID']['output'];
  /** Whether the visitor did not come. */
  isMissed: Scalars['Boolean']['output'];
  /** Whether its home is still on offer. If it is not, declining the viewing leaves the agent's time free. */
  isOffered: Scalars['Boolean']['output'];
  /** The estate, project or entity of the viewing; null when it was deleted. */
  listing?: Maybe<Listing>;
  /** The visitor's message. */
  message?: Maybe<Scalars['String']['output']>;
  /** The visitor's family name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The visitor's telephone number, formatted for display. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Its status. */
  status: AppointmentStatus;
};

/** The outcome of an agent's action. */
export type AgentAppointmentPayload = SubmissionPayload & {
  __typename?: 'AgentAppointmentPayload';
  /** The viewing; null when nothing was changed. */
  appointment?: Maybe<AgentAppointment>;
  /** `NOT_FOUND`, `TOO_LATE`, `TOO_EARLY` (it has not begun), `ALREADY_CANCELLED`. */
  errors: Array<UserError>;
  /** Whether the action succeeded. */
  isDone: Scalars['Boolean']['output'];
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** One page of the homes on offer for which an agent is responsible. */
export type AgentEstates = {
  __typename?: 'AgentEstates';
  /** The homes of this page. */
  items: Array<Estate>;
  /** The requested page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The number of items per page. */
  pageSize: Scalars['Int']['output'];
  /** The number of items on all pages. */
  total: Scalars['Int']['output'];
};

/** One page of the team. */
export type AgentPage = {
  __typename?: 'AgentPage';
  /** The agents of this page. */
  items: Array<Agent>;
  /** The requested page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The number of items per page. */
  pageSize: Scalars['Int']['output'];
  /** The number of agents on all pages. */
  total: Scalars['Int']['output'];
};

/** A viewing, as shown to its visitor. */
export type Appointment = {
  __typename?: 'Appointment';
  /** The agent who conducts the viewing. */
  agent?: Maybe<Agent>;
  /** The agent's message with a cancellation. */
  agentNote?: Maybe<Scalars['String']['output']>;
  /** Links that add the viewing to a calendar. */
  calendarLinks: Array<CalendarLink>;
  /** Whether it can still be cancelled or moved: it is booked and has not begun. */
  canChange: Scalars['Boolean']['output'];
  /** Who cancelled the viewing. */
  cancelledBy?: Maybe<AppointmentCanceller>;
  /** The e-mail address for its mails. */
  email?: Maybe<Scalars['String']['output']>;
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /**
   * The estate; null when it was deleted, or when the viewing is of a project or an entity: see `listing`.
   * @deprecated Since 2026-11-30: use `listing`, which is also a project or an entity.
   */
  estate?: Maybe<Estate>;
  /**
   * Like `listingId`.
   * @deprecated Since 2026-11-30: use `listingId`.
   */
  estateId: Scalars['ID']['output'];
  /** The visitor's first name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** An id for the caches of clients, the same for the same token. No argument accepts it. */
  id: Scalars['ID']['output'];
  /** The estate, project or entity of the viewing; null when it was deleted. */
  listing?: Maybe<Listing>;
  /** The id of the estate, project or entity. */
  listingId: Scalars['ID']['output'];
  /** The visitor's family name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The office that conducts the viewing. */
  office: Office;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Its status. */
  status: AppointmentStatus;
};

/** Who cancelled a viewing. */
export type AppointmentCanceller =
  /** The agent. */
  | 'AGENT'
  /** The visitor. */
  | 'VISITOR';

/** The outcome of moving or cancelling a viewing. */
export type AppointmentPayload = SubmissionPayload & {
  __typename?: 'AppointmentPayload';
  /** The viewing; null when nothing was changed. */
  appointment?: Maybe<Appointment>;
  /** `NOT_FOUND`, `TOO_LATE` (it has begun), `ALREADY_CANCELLED`; on `startsAt`: `SLOT_TAKEN`, `NO_SUCH_SLOT`. */
  errors: Array<UserError>;
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** When the viewing begins; null when nothing was changed. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The status of a viewing. */
export type AppointmentStatus =
  /** The viewing will take place. */
  | 'BOOKED'
  /** The viewing was cancelled. */
  | 'CANCELLED'
  /** The viewing is over. */
  | 'PAST';

/** A map area in which homes are searched. */
export type Area = {
  __typename?: 'Area';
  /** Permanent id, as accepted by `EstateFilter.areas`. */
  id: Scalars['ID']['output'];
  /** The radius of a circle in kilometres; else null. */
  kilometres?: Maybe<Scalars['Int']['output']>;
  /** The kind of area. */
  kind: AreaKind;
  /** The name of a municipality, or of the city at the centre of a circle; else null. */
  name?: Maybe<Scalars['String']['output']>;
};

/** The number of homes in an area. */
export type AreaCount = {
  __typename?: 'AreaCount';
  /** The area. */
  area: Area;
  /** The number of homes. */
  count: Scalars['Int']['output'];
};

/** The kind of a map area. */
export type AreaKind =
  /** A rectangle: the viewport of a map. */
  | 'BOX'
  /** A circle around a city or a point. */
  | 'CIRCLE'
  /** A municipality within its border. */
  | 'MUNICIPALITY'
  /** A drawn shape. */
  | 'SHAPE';

/** The outline of a map area. */
export type AreaOutline = {
  __typename?: 'AreaOutline';
  /** The centre of a circle; null for other kinds. */
  center?: Maybe<Point>;
  /** The id of the area. */
  id: Scalars['ID']['output'];
  /** The radius of a circle in kilometres; null for other kinds. */
  kilometres?: Maybe<Scalars['Int']['output']>;
  /** For other kinds than circles, the corners of each ring of the border, holes included, as flexible polylines. */
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

/** The smallest and largest area, in m². */
export type AreaRange = {
  __typename?: 'AreaRange';
  /** The largest. */
  max: Scalars['Float']['output'];
  /** The smallest. */
  min: Scalars['Float']['output'];
};

/** A part of a news item that the agency wrote in its site folder. */
export type ArticleBlock = PictureBlock | TextBlock;

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

/** The number of homes by their bedrooms. */
export type BedroomCount = {
  __typename?: 'BedroomCount';
  /** The number of bedrooms. */
  bedrooms: Scalars['Int']['output'];
  /** The number of homes with exactly this number. */
  count: Scalars['Int']['output'];
};

/** The homes of a `HomesBlock`. */
export type BlockHomes = {
  __typename?: 'BlockHomes';
  /** The newest of them. */
  items: Array<Estate>;
  /** The number of homes that match the search. */
  total: Scalars['Int']['output'];
};

/** A viewing to book. */
export type BookAppointmentInput = {
  /** One e-mail address. */
  email: Scalars['String']['input'];
  /**
   * Like `listingId`.
   * @deprecated Since 2026-11-30: use `listingId`.
   */
  estateId?: InputMaybe<Scalars['ID']['input']>;
  /** First name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** The token of the visitor's hold. An expired hold is ignored as long as the slot is free. */
  hold?: InputMaybe<Scalars['String']['input']>;
  /** Proof that the sender is human. */
  human?: InputMaybe<HumanProofInput>;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input books nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an estate, project or entity that is offered and has viewings. Leaving it out returns a validation error. */
  listingId?: InputMaybe<Scalars['ID']['input']>;
  /** The visitor's language, also used for the mails. */
  locale: Locale;
  /** Whether the agency may also send news by mail. */
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Remarks, at most 500 characters, without links. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** A telephone number; without a country code it is read as a Belgian one. */
  phone: Scalars['String']['input'];
  /** Whether the visitor agrees to the privacy statement. Must be true. */
  privacyConsent: Scalars['Boolean']['input'];
  /** When the viewing begins; required: leaving it out returns a validation error. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The outcome of a booking. */
export type BookAppointmentPayload = SubmissionPayload & {
  __typename?: 'BookAppointmentPayload';
  /** The viewing; null when nothing was booked. */
  appointment?: Maybe<Appointment>;
  /** On `startsAt`: `SLOT_TAKEN`, `NO_SUCH_SLOT`. On `email`: `ALREADY_BOOKED`, this address has a viewing of this listing. */
  errors: Array<UserError>;
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** The secret token in the visitor's links; null when nothing was booked. */
  token?: Maybe<Scalars['String']['output']>;
};

/** The bounds and the default of a numeric input. */
export type BoundedNumber = {
  __typename?: 'BoundedNumber';
  /** The default. */
  default: Scalars['Float']['output'];
  /** The maximum. */
  max: Scalars['Float']['output'];
  /** The minimum. */
  min: Scalars['Float']['output'];
};

/** A rectangle on the map, WGS 84. */
export type Bounds = {
  /** Longitude of the right edge, in degrees east. */
  east: Scalars['Float']['input'];
  /** Latitude of the upper edge, in degrees north. */
  north: Scalars['Float']['input'];
  /** Latitude of the lower edge, in degrees north. */
  south: Scalars['Float']['input'];
  /** Longitude of the left edge, in degrees east. */
  west: Scalars['Float']['input'];
};

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

/** A link that adds a viewing to a visitor's calendar. */
export type CalendarLink = {
  __typename?: 'CalendarLink';
  /** The calendar service. */
  calendar: CalendarService;
  /** A path on this site for `FILE`, otherwise a URL of another site. */
  url: Scalars['String']['output'];
};

/** A calendar service. */
export type CalendarService =
  /** An iCalendar file, for any program. */
  | 'FILE'
  /** Google Calendar. */
  | 'GOOGLE'
  /** Microsoft 365. */
  | 'OFFICE365'
  /** Outlook.com. */
  | 'OUTLOOK';

/** When a visitor wants to be called. */
export type CallTime =
  /** In the afternoon. */
  | 'AFTERNOON'
  /** At any time. */
  | 'ANY'
  /** After six in the evening. */
  | 'EVENING'
  /** Before noon. */
  | 'MORNING';

/** A viewing to cancel. */
export type CancelAppointmentInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
  /** The secret token in the visitor's links. */
  token: Scalars['String']['input'];
};

/** What the common charges are. */
export type ChargesKind =
  /** A fixed amount. */
  | 'FIXED'
  /** Paid in advance, and settled by the real costs. */
  | 'PROVISION';

/** A locality with its postal code. */
export type City = {
  __typename?: 'City';
  /** Its country. */
  country: Country;
  /** The name of its country in the requested language, for addresses; null in Belgium. */
  countryAbroad?: Maybe<Scalars['String']['output']>;
  /** Permanent id, the same in every language and used in search URLs (`gent-9000`). */
  id: Scalars['ID']['output'];
  /** Whether a search for this city includes the other localities of its postal code. */
  isMain: Scalars['Boolean']['output'];
  /** The centre of the locality. */
  location: Point;
  /** Its name in the requested language. */
  name: Scalars['String']['output'];
  /** Its postal code; empty for a town abroad whose homes come without one. */
  postalCode: Scalars['String']['output'];
  /** Its province, named in the local language of the city. */
  province: Scalars['String']['output'];
  /** Its region; null abroad. */
  region?: Maybe<Region>;
};

/** The number of homes in a city. */
export type CityCount = {
  __typename?: 'CityCount';
  /** The city. */
  city: City;
  /** The number of homes. */
  count: Scalars['Int']['output'];
};

/** A page of cities. */
export type CityPage = {
  __typename?: 'CityPage';
  /** Whether another page follows. */
  hasMore: Scalars['Boolean']['output'];
  /** The cities, best match first. */
  items: Array<City>;
};

/** Consecutive days on which an office is closed. */
export type ClosedDays = {
  __typename?: 'ClosedDays';
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The last day. */
  until: Scalars['Date']['output'];
};

/** Homes that the agency has sold and let in a municipality in the last two years. */
export type ClosedHomes = {
  __typename?: 'ClosedHomes';
  /** The number of let homes. */
  let: Scalars['Int']['output'];
  /** The name of the municipality in the requested language. */
  municipality: Scalars['String']['output'];
  /** The number of sold homes. */
  sold: Scalars['Int']['output'];
  /** Sold and let homes by type, most first. */
  types: Array<ClosedHomesOfType>;
};

/** Homes of a type that the agency has sold and let. */
export type ClosedHomesOfType = {
  __typename?: 'ClosedHomesOfType';
  /** Their number. */
  count: Scalars['Int']['output'];
  /** The type. */
  type: EstateType;
};

/** What a home has to do with the other owners of its building. */
export type CoOwnership = {
  __typename?: 'CoOwnership';
  /** What the common charges are. */
  chargesKind?: Maybe<ChargesKind>;
  /** The name of the property manager. */
  manager?: Maybe<Scalars['String']['output']>;
  /** What the owner pays in advance, in euros a month. */
  monthlyProvision?: Maybe<Scalars['Float']['output']>;
  /** The home's part of the reserve fund, in euros. */
  reserveFund?: Maybe<Scalars['Float']['output']>;
  /** The shares of the home in the common parts. */
  shares?: Maybe<Scalars['Int']['output']>;
  /** The shares of all homes in the common parts. */
  totalShares?: Maybe<Scalars['Int']['output']>;
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
  /** Number of bathrooms. */
  bathrooms?: Maybe<Scalars['Int']['output']>;
  /** Number of bedrooms. */
  bedrooms?: Maybe<Scalars['Int']['output']>;
  /** Whether there is a cellar. */
  cellar?: Maybe<Scalars['Boolean']['output']>;
  /** What the residents share, as of a student room. */
  commonSpaces?: Maybe<Array<CommonSpace>>;
  /** The floor in the building: 0 is the ground floor, -1 the cellar. */
  floor?: Maybe<Scalars['Int']['output']>;
  /** Whether it is let or sold furnished. */
  furnished?: Maybe<Scalars['Boolean']['output']>;
  /** Number of cars that fit in the garages. */
  garages?: Maybe<Scalars['Int']['output']>;
  /** The kitchen. */
  kitchen?: Maybe<Kitchen>;
  /** Whether there is a lift. */
  lift?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there is a parking space; `parkingSpaces` is null when their number is unknown. */
  parking?: Maybe<Scalars['Boolean']['output']>;
  /** Number of cars that fit on the parking spaces. */
  parkingSpaces?: Maybe<Scalars['Int']['output']>;
  /** Whether there is a swimming pool. */
  swimmingPool?: Maybe<Scalars['Boolean']['output']>;
  /** Number of toilets. */
  toilets?: Maybe<Scalars['Int']['output']>;
  /** Whether it is fully wheelchair accessible. */
  wheelchairAccess?: Maybe<Scalars['Boolean']['output']>;
};

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

/** The identity of the company, as the law requires it to be published. */
export type Company = {
  __typename?: 'Company';
  /** Its number in the Crossroads Bank for Enterprises, which is also its VAT number. */
  number: Scalars['String']['output'];
  /** Postal code and city of its registered office. */
  postalCodeAndCity: Scalars['String']['output'];
  /** Street and number of its registered office. */
  street: Scalars['String']['output'];
};

/** When and how the building was built, and its state. */
export type Construction = {
  __typename?: 'Construction';
  /** Whether it is attached to its neighbours. */
  buildingKind?: Maybe<BuildingKind>;
  /** Number of free façades. */
  facades?: Maybe<Scalars['Int']['output']>;
  /** The building materials. */
  materials?: Maybe<Array<Material>>;
  /** Year of the last major renovation. */
  renovationYear?: Maybe<Scalars['Int']['output']>;
  /** The shape of the roof. */
  roof?: Maybe<Roof>;
  /** The state of the building. */
  state?: Maybe<BuildingState>;
  /** Year of construction. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** A link to the contact form. */
export type ContactBlock = {
  __typename?: 'ContactBlock';
  /** The text of the link. */
  label: Scalars['String']['output'];
  /** The path of the form, with its kind of question chosen. */
  path: Scalars['String']['output'];
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
};

/** A message to the agency. */
export type ContactMessageInput = {
  /** One e-mail address. */
  email: Scalars['String']['input'];
  /** First name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Proof that the sender is human. */
  human?: InputMaybe<HumanProofInput>;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input sends nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The visitor's language, also used for messages in the response. */
  locale: Locale;
  /** Whether the agency may also send news by mail. */
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 5,000 characters. */
  message: Scalars['String']['input'];
  /** Family name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** The office that receives the message; the agency when absent. */
  officeId?: InputMaybe<Scalars['ID']['input']>;
  /** A telephone number; without a country code it is read as a Belgian one. */
  phone: Scalars['String']['input'];
  /** Whether the visitor agrees to the privacy statement. Must be true. */
  privacyConsent: Scalars['Boolean']['input'];
  /** The subject. Required: leaving it out returns a validation error along with all other errors. */
  questionType?: InputMaybe<QuestionType>;
  /** Further remarks, at most 300 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Street and number, at most 150 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
};

/** A part of a page that the agency wrote itself. */
export type ContentBlock = ActionBlock | ContactBlock | FormBlock | HomesBlock | HomesMapBlock | OfficesBlock | OfficesMapBlock | PictureBlock | ReviewsBlock | TeamBlock | TextBlock;

/** A country of Europe, by its ISO 3166-1 code. */
export type Country =
  /** Andorra. */
  | 'AD'
  /** Albania. */
  | 'AL'
  /** Austria. */
  | 'AT'
  /** Bosnia and Herzegovina. */
  | 'BA'
  /** Belgium. */
  | 'BE'
  /** Bulgaria. */
  | 'BG'
  /** Belarus. */
  | 'BY'
  /** Switzerland. */
  | 'CH'
  /** Cyprus. */
  | 'CY'
  /** The Czech Republic. */
  | 'CZ'
  /** Germany. */
  | 'DE'
  /** Denmark. */
  | 'DK'
  /** Estonia. */
  | 'EE'
  /** Spain. */
  | 'ES'
  /** Finland. */
  | 'FI'
  /** France. */
  | 'FR'
  /** The United Kingdom. */
  | 'GB'
  /** Georgia. */
  | 'GE'
  /** Gibraltar. */
  | 'GI'
  /** Greece. */
  | 'GR'
  /** Croatia. */
  | 'HR'
  /** Hungary. */
  | 'HU'
  /** Ireland. */
  | 'IE'
  /** Iceland. */
  | 'IS'
  /** Italy. */
  | 'IT'
  /** Liechtenstein. */
  | 'LI'
  /** Lithuania. */
  | 'LT'
  /** Luxembourg. */
  | 'LU'
  /** Latvia. */
  | 'LV'
  /** Monaco. */
  | 'MC'
  /** Moldova. */
  | 'MD'
  /** Montenegro. */
  | 'ME'
  /** North Macedonia. */
  | 'MK'
  /** Malta. */
  | 'MT'
  /** The Netherlands. */
  | 'NL'
  /** Norway. */
  | 'NO'
  /** Poland. */
  | 'PL'
  /** Portugal. */
  | 'PT'
  /** Romania. */
  | 'RO'
  /** Serbia. */
  | 'RS'
  /** Russia. */
  | 'RU'
  /** Sweden. */
  | 'SE'
  /** Slovenia. */
  | 'SI'
  /** Slovakia. */
  | 'SK'
  /** San Marino. */
  | 'SM'
  /** Turkey. */
  | 'TR'
  /** Ukraine. */
  | 'UA'
  /** Vatican City. */
  | 'VA'
  /** Kosovo. */
  | 'XK';

/** The number of homes in a country. */
export type CountryCount = {
  __typename?: 'CountryCount';
  /** The number of homes for sale and to rent. */
  count: Scalars['Int']['output'];
  /** The country. */
  country: Country;
};

/** A viewing that the agent cannot attend. */
export type DeclineAppointmentInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
  /** A message to the visitor, at most 500 characters, without links. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The secret token in the agent's links. */
  token: Scalars['String']['input'];
};

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

/** Measures of building and land. */
export type Dimensions = {
  __typename?: 'Dimensions';
  /** Width of the façade in m. */
  facadeWidth?: Maybe<Scalars['Float']['output']>;
  /** Number of storeys above ground. */
  floors?: Maybe<Scalars['Int']['output']>;
  /** Garden area in m². */
  gardenArea?: Maybe<Scalars['Float']['output']>;
  /** The direction that the garden faces. */
  gardenOrientation?: Maybe<Orientation>;
  /** Living area in m². */
  livingArea?: Maybe<Scalars['Float']['output']>;
  /** Plot area in m². */
  plotArea?: Maybe<Scalars['Float']['output']>;
  /** Depth of the plot in m. */
  plotDepth?: Maybe<Scalars['Float']['output']>;
  /** Terrace area in m². */
  terraceArea?: Maybe<Scalars['Float']['output']>;
  /** Usable area in m²: the floor area of shops, offices, warehouses and garages; of homes, a further area. */
  usableArea?: Maybe<Scalars['Float']['output']>;
};

/** A file for download. */
export type Document = {
  __typename?: 'Document';
  /** Its media type, such as `application/pdf`. */
  mediaType: Scalars['String']['output'];
  /** Its display name. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Its URL: a path of the site, or absolute when it is in an object store; null until the file is processed. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Heating, glazing, insulation and inspection reports. */
export type Energy = {
  __typename?: 'Energy';
  /** Whether there is a home battery. */
  battery?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there is a charging point for electric cars. */
  chargingPoint?: Maybe<Scalars['Boolean']['output']>;
  /** The E-level of a new building in Flanders (E-peil). */
  eLevel?: Maybe<Scalars['Float']['output']>;
  /** The inspection of the electrical installation. */
  electricityReport?: Maybe<Report>;
  /** The glazing of the windows. */
  glazing?: Maybe<Glazing>;
  /** Whether there is a heat pump. */
  heatPump?: Maybe<Scalars['Boolean']['output']>;
  /** The heating fuel. */
  heatingFuel?: Maybe<HeatingFuel>;
  /** The heating system. */
  heatingKind?: Maybe<HeatingKind>;
  /** The insulated parts. */
  insulation?: Maybe<Array<Insulation>>;
  /** The inspection of the oil tank. */
  oilTankReport?: Maybe<Report>;
  /** Capacity of the rainwater tank in litres; 0 when there is none. */
  rainwaterTank?: Maybe<Scalars['Float']['output']>;
  /** The S-level of a new building in Flanders (S-peil). */
  sLevel?: Maybe<Scalars['Float']['output']>;
  /** Peak power of the solar panels in kWp; 0 when there are none. */
  solarPanels?: Maybe<Scalars['Float']['output']>;
};

/** The number of homes with an energy label. */
export type EnergyLabelCount = {
  __typename?: 'EnergyLabelCount';
  /** The number of homes. */
  count: Scalars['Int']['output'];
  /** The label. */
  label: EpcLabel;
};

/** An energy performance certificate (EPC), by the rules of the region. */
export type Epc = {
  __typename?: 'Epc';
  /** Number of the certificate. */
  certificate?: Maybe<Scalars['String']['output']>;
  /** CO₂ emission in kg/(m²·year). */
  co2?: Maybe<Scalars['Float']['output']>;
  /**
   * Whether a buyer must renovate: Flanders, houses and apartments for sale with label E or F (Energy Decree, from 2023),
   * unless the agency says otherwise.
   */
  hasRenovationDuty: Scalars['Boolean']['output'];
  /** The label. */
  label: EpcLabel;
  /** The region whose label scale it uses. */
  region: Region;
  /** Total primary energy in kWh a year, which Wallonia requires in adverts. */
  totalPrimaryEnergy?: Maybe<Scalars['Float']['output']>;
  /** Last day on which it is valid. */
  validUntil?: Maybe<Scalars['Date']['output']>;
  /** Energy use in kWh/(m²·year). */
  value?: Maybe<Scalars['Float']['output']>;
};

/** The energy certificate of the building's common parts. */
export type EpcCommunal = {
  __typename?: 'EpcCommunal';
  /** Number of the certificate. */
  certificate?: Maybe<Scalars['String']['output']>;
  /** Date of issue. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Energy use in kWh/(m²·year). */
  value?: Maybe<Scalars['Float']['output']>;
};

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

/** Personal data to erase. */
export type ErasePersonalDataInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
  /** The secret token in the visitor's mails. */
  token: Scalars['String']['input'];
};

/** The outcome of an erasure request. */
export type ErasePersonalDataPayload = SubmissionPayload & {
  __typename?: 'ErasePersonalDataPayload';
  /** `LINK_EXPIRED`: the token is not valid, or the data were erased before. `TOO_LATE`: an accepted stay is binding. */
  errors: Array<UserError>;
  /** Whether all data were erased. */
  isDone: Scalars['Boolean']['output'];
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A property for sale or to rent. */
export type Estate = Listing & {
  __typename?: 'Estate';
  /** Its address. */
  address: Address;
  /** The agent responsible for it. */
  agent?: Maybe<Agent>;
  /** The paths of its page in each language for which a text was written; all languages without any text. */
  alternates: Array<LocalizedPath>;
  /**
   * Whether the costs of buying or renting it cannot be calculated because a legal rule has ended and its successor is not
   * known yet. Of a purchase, the costs without further input count, as an only own home and otherwise.
   */
  areCostsUnknown: Scalars['Boolean']['output'];
  /** Number of bedrooms. */
  bedrooms?: Maybe<Scalars['Int']['output']>;
  /** When it was sold, rented or withdrawn; null while it is offered. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The co-ownership of the building; null once it is no longer offered. */
  coOwnership?: Maybe<CoOwnership>;
  /** Facilities and comfort. */
  comfort?: Maybe<Comfort>;
  /** How and when it was built. */
  construction?: Maybe<Construction>;
  /** Days since its publication, counted in Brussels; null once it is no longer offered. */
  daysOnOffer?: Maybe<Scalars['Int']['output']>;
  /** The agent's description, without prices once no longer offered; null when there is no text in any language. */
  description?: Maybe<LocalizedText>;
  /** Measures of building and land. */
  dimensions?: Maybe<Dimensions>;
  /** Files for download. */
  documents: Array<Document>;
  /** Heating, glazing, insulation and inspection reports. */
  energy?: Maybe<Energy>;
  /** The energy certificate; null when the law requires none or it is not available yet. */
  epc?: Maybe<Epc>;
  /** The energy certificate of the building's common parts. */
  epcCommunal?: Maybe<EpcCommunal>;
  /** The known values of the extras that a search can ask for. */
  extras: Array<ExtraAnswer>;
  /** Costs and taxes besides the price. */
  financial?: Maybe<Financial>;
  /** Drawings of the floors. */
  floorPlans: Array<Picture>;
  /** The floors with their rooms, from the lowest up. */
  floors: Array<Floor>;
  /** Whether viewings can be booked online: it is offered, and its viewing rules do not disable them. */
  hasAgenda: Scalars['Boolean']['output'];
  /**
   * Like `hasAgenda`.
   * @deprecated Since 2026-11-30: use `hasAgenda`.
   */
  hasViewings: Scalars['Boolean']['output'];
  /** The kind of marker on the map. */
  headType: HeadType;
  /** Whether it is newly published or its price was lowered; null for neither, and when it is no longer offered. */
  highlight?: Maybe<EstateHighlight>;
  /** Permanent id, never reused. */
  id: Scalars['ID']['output'];
  /** Whether search engines may index its page: it is offered, or was closed less than 90 days ago. */
  isIndexable: Scalars['Boolean']['output'];
  /** Whether the location is blurred. */
  isLocationBlurred: Scalars['Boolean']['output'];
  /** Whether the agency notes that legally required statements are missing. Agencies choose whether they do. */
  isMarkedIncomplete: Scalars['Boolean']['output'];
  /** The terms of the lease; null for sales, and once it is no longer offered. */
  lease?: Maybe<Lease>;
  /** What the law of its region requires in its advert; empty abroad, and once it is no longer offered. */
  legalStatements: Array<LegalStatement>;
  /** Living area in m²; of an estate that is not lived in, its usable area. */
  livingArea?: Maybe<Scalars['Float']['output']>;
  /** Its location; blurred to 500 m when the owner hides the address. */
  location: Point;
  /** The number and the building rules of a lot of an allotment, or of another building plot. */
  lot?: Maybe<Lot>;
  /**
   * The old name of `legalStatements`.
   * @deprecated Since 2026-11-29: use `legalStatements`.
   */
  mentions: Array<LegalStatement>;
  /**
   * What a tenant pays on the first day, by the rules in force today. Only for houses and apartments to rent in Belgium that
   * are offered with their price; else null, and while `areCostsUnknown`.
   */
  moveInCost?: Maybe<MoveInCost>;
  /**
   * Public places within a kilometre of its location, nearest first, at most two of each kind; by OpenStreetMap, if the
   * agency has a map file.
   */
  nearby: Array<NearbyPlace>;
  /** The nearest office within 50 km; null when there is none, or when the listing is withdrawn. */
  nearestOffice?: Maybe<NearbyOffice>;
  /** The next free slot for a viewing; null when there is none, or when viewings cannot be booked. */
  nextSlot?: Maybe<Slot>;
  /**
   * Like `nextSlot`.
   * @deprecated Since 2026-11-30: use `nextSlot`.
   */
  nextViewing?: Maybe<Slot>;
  /** The responsible office. */
  office: Office;
  /** Its coming open houses, the next one first. An ended open house may be listed for up to an hour. */
  openHouses: Array<OpenHouse>;
  /** The soil certificate and the servitudes of the land. */
  parcel?: Maybe<Parcel>;
  /** The path of its page in the requested language. */
  path: Scalars['String']['output'];
  /**
   * Number of pictures; includes files that failed processing, of which `photos` has none. 0 when there is no picture to
   * show.
   */
  photoCount: Scalars['Int']['output'];
  /** Pictures in display order; files that failed processing are left out. */
  photos: Array<Picture>;
  /** Town planning information; in Flanders the law requires all of it. */
  planning?: Maybe<Planning>;
  /** Plot area in m². */
  plotArea?: Maybe<Scalars['Float']['output']>;
  /** Euros; per month for rentals. What `sale.method` says it is. Null: on request, announced, or no longer offered. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Past and current prices, oldest first; empty once it is no longer offered. */
  priceHistory: Array<PriceEvent>;
  /**
   * Euros per m² of living area or usable area, of land per m² of the plot; whole euros from 10 on. Null for rentals, when
   * the price or the area is unknown, for a life annuity or a public sale, and once it is no longer offered.
   */
  pricePerSquareMetre?: Maybe<Scalars['Float']['output']>;
  /** What the status leaves open; null when the status says all. */
  progress?: Maybe<Progress>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /**
   * What the purchase costs beside the price, by the rules in force today. Null for a rental, without a price, abroad, in a
   * public sale or for a life annuity, once it is no longer offered, and while a rule that it follows from is not known.
   */
  purchaseCost?: Maybe<PurchaseCost>;
  /** The agency's own reference. */
  reference: Scalars['String']['output'];
  /**
   * The rent of a shop, office, warehouse or business in euros per m² of usable area and year, without VAT; whole euros from
   * 10 on. Null for sales and homes, when the rent or the area is unknown, and once it is no longer offered.
   */
  rentPerSquareMetreYear?: Maybe<Scalars['Float']['output']>;
  /** How it is sold; null for rentals, and once it is no longer offered. */
  sale?: Maybe<SaleTerms>;
  /** Similar homes on offer: same transaction and type, price within 30 %, nearest first. */
  similar: Array<Estate>;
  /** Its status. */
  status: Status;
  /** Past and current statuses, oldest first. */
  statusHistory: Array<StatusEvent>;
  /** The subtype. */
  subType: EstateSubType;
  /** Connections and installations. */
  technical?: Maybe<Technical>;
  /** The languages for which a text was written. */
  textLocales: Array<Locale>;
  /** A one-line heading; null when there is no text in any language. */
  title?: Maybe<LocalizedText>;
  /** For sale or to rent. */
  transaction: Transaction;
  /** The property type. */
  type: EstateType;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
  /** Usable area in m² of a shop, office, warehouse or garage; null for estates that are lived in, and for land. */
  usableArea?: Maybe<Scalars['Float']['output']>;
  /** URL of a video. */
  video?: Maybe<Scalars['String']['output']>;
  /** URL of a virtual tour. */
  virtualTour?: Maybe<Scalars['String']['output']>;
};


/** A property for sale or to rent. */
export type EstatePhotosArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A property for sale or to rent. */
export type EstatePurchaseCostArgs = {
  input?: InputMaybe<PurchaseCostInput>;
};


/** A property for sale or to rent. */
export type EstateSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** The criteria of a search, as in `EstateFilter`; null means no restriction. */
export type EstateCriteria = {
  __typename?: 'EstateCriteria';
  /**
   * Map areas, at most 20: finds homes whose displayed location lies in any of them.
   * `44021`: a municipality with its real border, by its NIS code.
   * `10km-gent-9000`, `10km-51.0543_3.7174`: 1 to 50 km around a city or a point.
   * `box-51_3.6_51.2_3.9`: a rectangle as south, west, north, east.
   * `shape-BF…`: a drawn shape, its corners as a flexible polyline of latitudes and longitudes. All drawn shapes together
   * have at most 400 corners and 64,000 characters; each is simplified to 100 corners. Where the line crosses itself, the
   * shape is filled by the nonzero winding rule.
   */
  areas?: Maybe<Array<Scalars['ID']['output']>>;
  /** The buyer or tenant can move in on this day, immediately or earlier. Homes whose day is unknown are left out. */
  availableBy?: Maybe<Scalars['Date']['output']>;
  /** City ids, at most 50; a city with `isMain` includes all localities of its postal code. */
  cities?: Maybe<Array<Scalars['ID']['output']>>;
  /** Only in these countries. */
  countries?: Maybe<Array<Country>>;
  /** Extras that must be present or absent. */
  extras?: Maybe<Array<WishedExtra>>;
  /** Only with one of these heating fuels. */
  heatingFuels?: Maybe<Array<HeatingFuel>>;
  /**
   * Maximum living area in m²; ignored when `maxLivingArea` is given.
   * @deprecated Since 2026-11-30: use `maxLivingArea`.
   */
  maxArea?: Maybe<Scalars['Int']['output']>;
  /** Maximum living area in m²; of estates that are not lived in, their usable area. */
  maxLivingArea?: Maybe<Scalars['Int']['output']>;
  /** Maximum plot area in m². */
  maxPlotArea?: Maybe<Scalars['Int']['output']>;
  /** Euros; per month for rentals. */
  maxPrice?: Maybe<Scalars['Float']['output']>;
  /** Built in this year or earlier. */
  maxYear?: Maybe<Scalars['Int']['output']>;
  /**
   * Minimum living area in m²; ignored when `minLivingArea` is given.
   * @deprecated Since 2026-11-30: use `minLivingArea`.
   */
  minArea?: Maybe<Scalars['Int']['output']>;
  /** The minimum number of bedrooms. */
  minBedrooms?: Maybe<Scalars['Int']['output']>;
  /** Minimum living area in m²; of estates that are not lived in, their usable area. */
  minLivingArea?: Maybe<Scalars['Int']['output']>;
  /** Minimum plot area in m². */
  minPlotArea?: Maybe<Scalars['Int']['output']>;
  /** Euros; per month for rentals. Homes with the price on request are left out when a price bound is set. */
  minPrice?: Maybe<Scalars['Float']['output']>;
  /** Built in this year or later. */
  minYear?: Maybe<Scalars['Int']['output']>;
  /** The id of the responsible office; an unknown one has no homes. */
  office?: Maybe<Scalars['Int']['output']>;
  /** Only sold by one of these methods; rentals are left out. */
  saleMethods?: Maybe<Array<SaleMethod>>;
  /** Subtypes. A type without a listed subtype matches all its subtypes. */
  subTypes?: Maybe<Array<EstateSubType>>;
  /** A reference, or words in the texts of the requested language. */
  text?: Maybe<Scalars['String']['output']>;
  /** For sale or to rent. */
  transaction?: Maybe<Transaction>;
  /** Property types. */
  types?: Maybe<Array<EstateType>>;
  /** The worst acceptable energy label. */
  worstEpcLabel?: Maybe<EpcLabel>;
};

/** Counts of homes for each further choice. */
export type EstateFacets = {
  __typename?: 'EstateFacets';
  /** Homes by number of bedrooms, fewest first. */
  bedrooms: Array<BedroomCount>;
  /** Cities with homes, largest count first. */
  cities: Array<CityCount>;
  /** Municipalities with homes, largest count first. */
  municipalities: Array<AreaCount>;
  /** The lowest and highest price; null when no home found has a price. */
  price?: Maybe<PriceRange>;
  /** Homes by price, lowest first: intervals of 50,000 euros, for rent of 100 euros. Intervals without homes are left out. */
  prices: Array<PriceCount>;
  /** Subtypes with homes. */
  subTypes: Array<EstateSubTypeCount>;
  /** Property types with homes. */
  types: Array<EstateTypeCount>;
};


/** Counts of homes for each further choice. */
export type EstateFacetsCitiesArgs = {
  first?: Scalars['Int']['input'];
};


/** Counts of homes for each further choice. */
export type EstateFacetsMunicipalitiesArgs = {
  first?: Scalars['Int']['input'];
};

/** Search criteria for homes. The values of one list are alternatives; different fields must all match. */
export type EstateFilter = {
  /** The id of the responsible agent; an unknown one has no homes. Subscriptions ignore it. */
  agent?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Map areas, at most 20: finds homes whose displayed location lies in any of them.
   * `44021`: a municipality with its real border, by its NIS code.
   * `10km-gent-9000`, `10km-51.0543_3.7174`: 1 to 50 km around a city or a point.
   * `box-51_3.6_51.2_3.9`: a rectangle as south, west, north, east.
   * `shape-BF…`: a drawn shape, its corners as a flexible polyline of latitudes and longitudes. All drawn shapes together
   * have at most 400 corners and 64,000 characters; each is simplified to 100 corners. Where the line crosses itself, the
   * shape is filled by the nonzero winding rule.
   */
  areas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The buyer or tenant can move in on this day, immediately or earlier. Homes whose day is unknown are left out. */
  availableBy?: InputMaybe<Scalars['Date']['input']>;
  /** Inside this rectangle. */
  bounds?: InputMaybe<Bounds>;
  /**
   * Only homes that were changed here since this moment: by an import, or hidden and shown by the agency. It is later than
   * `Estate.updatedAt`, which the agency's software sets. An import has the time at which it began, so ask from an hour before
   * the last request. Homes that are no longer offered are not found: ask `listingStatuses` for those that you keep.
   * Subscriptions ignore it.
   */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** City ids, at most 50; a city with `isMain` includes all localities of its postal code. */
  cities?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only in these countries. */
  countries?: InputMaybe<Array<Country>>;
  /** Extras that must be present or absent. */
  extras?: InputMaybe<Array<ExtraCondition>>;
  /** Only with one of these heating fuels. */
  heatingFuels?: InputMaybe<Array<HeatingFuel>>;
  /**
   * Maximum living area in m²; ignored when `maxLivingArea` is given.
   * @deprecated Since 2026-11-30: use `maxLivingArea`.
   */
  maxArea?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum living area in m²; of estates that are not lived in, their usable area. */
  maxLivingArea?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum plot area in m². */
  maxPlotArea?: InputMaybe<Scalars['Int']['input']>;
  /** Euros; per month for rentals. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Built in this year or earlier. */
  maxYear?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Minimum living area in m²; ignored when `minLivingArea` is given.
   * @deprecated Since 2026-11-30: use `minLivingArea`.
   */
  minArea?: InputMaybe<Scalars['Int']['input']>;
  /** The minimum number of bedrooms. */
  minBedrooms?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum living area in m²; of estates that are not lived in, their usable area. */
  minLivingArea?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum plot area in m². */
  minPlotArea?: InputMaybe<Scalars['Int']['input']>;
  /** Euros; per month for rentals. Homes with the price on request are left out when a price bound is set. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Built in this year or later. */
  minYear?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the responsible office; an unknown one has no homes. */
  office?: InputMaybe<Scalars['Int']['input']>;
  /** With an open house in this number of days from now, at most 365. */
  openHouseWithin?: InputMaybe<Scalars['Int']['input']>;
  /** Published at most this number of days ago; at most a hundred years. */
  publishedWithin?: InputMaybe<Scalars['Int']['input']>;
  /** Only sold by one of these methods; rentals are left out. */
  saleMethods?: InputMaybe<Array<SaleMethod>>;
  /** Subtypes. A type without a listed subtype matches all its subtypes. */
  subTypes?: InputMaybe<Array<EstateSubType>>;
  /** A reference, or words in the texts of the requested language. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** For sale or to rent. */
  transaction?: InputMaybe<Transaction>;
  /** Property types. */
  types?: InputMaybe<Array<EstateType>>;
  /** What happens when a city or an area does not exist; `REJECT` when absent. */
  unknownPlaces?: InputMaybe<UnknownPlaces>;
  /** The worst acceptable energy label. */
  worstEpcLabel?: InputMaybe<EpcLabel>;
};

/** Why a home is highlighted. Days are counted in Brussels time. */
export type EstateHighlight =
  /** Published in the last 14 days. */
  | 'NEW'
  /** The price was lowered in the last 30 days and has not changed since. */
  | 'PRICE_LOWERED';

/** A map marker of a home or project, or of a cluster of homes. */
export type EstateMarker = {
  __typename?: 'EstateMarker';
  /** The size and bounds of a cluster; null for a single home or project. */
  cluster?: Maybe<MarkerCluster>;
  /** The kind of marker: of a project that of most of its entities, of a cluster that of the home with the `listingId`. */
  headType: HeadType;
  /** Of a single home or project its id. Of a cluster an id of its own: clusters with the same id are equal. */
  id: Scalars['ID']['output'];
  /** Whether it is a new-construction project. */
  isProject: Scalars['Boolean']['output'];
  /** The id of the estate or project, for a cluster that of one of its homes; never with a language. */
  listingId: Scalars['ID']['output'];
  /** The location, blurred to 500 m when the address is hidden. For a cluster, its centre. */
  location: Point;
  /** Euros; null: on request. The lowest price of a cluster, and `priceFrom` of a project. */
  price?: Maybe<Scalars['Float']['output']>;
  /** The status; of a cluster that of the home with the `listingId`. */
  status: Status;
};

/** A page of homes. */
export type EstatePage = {
  __typename?: 'EstatePage';
  /** For the argument `after` of the next request; null when no homes follow. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Counts for each further choice; each facet ignores its own filter. */
  facets: EstateFacets;
  /** The homes on this page. */
  items: Array<Estate>;
  /** This page's number, from 1; after a cursor an estimate. */
  page: Scalars['Int']['output'];
  /** The number of pages; 0 when nothing was found. */
  pageCount: Scalars['Int']['output'];
  /** The number of homes per page. */
  pageSize: Scalars['Int']['output'];
  /** For each active filter, the number of homes found without it. */
  relaxations: Array<Relaxation>;
  /** The number of homes that match the filter, on all pages. */
  total: Scalars['Int']['output'];
  /** Slightly wider searches that find more homes; a widening that finds no more is left out. */
  widenings: Array<Widening>;
};

/** The order of search results. */
export type EstateSort = {
  /** The sort key. */
  by?: EstateSortKey;
  /** The direction. Homes without a value come last in both directions. */
  order?: SortOrder;
};

/** What homes can be sorted by. */
export type EstateSortKey =
  /** The living area, or the land's area where nothing is built. */
  | 'AREA'
  /** The name of the city, collated by the rules of the requested language. */
  | 'CITY'
  /** The date of publication. */
  | 'DATE'
  /** The living area, or the land's area where nothing is built. */
  | 'LIVING_AREA'
  /** The price; price on request comes last. */
  | 'PRICE'
  /** The price per m², as in `Estate.pricePerSquareMetre`. */
  | 'PRICE_PER_AREA';

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

/** The number of homes of a subtype. */
export type EstateSubTypeCount = {
  __typename?: 'EstateSubTypeCount';
  /** The number of homes. */
  count: Scalars['Int']['output'];
  /** The subtype. */
  subType: EstateSubType;
};

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

/** The number of homes of a type. */
export type EstateTypeCount = {
  __typename?: 'EstateTypeCount';
  /** The number of homes. */
  count: Scalars['Int']['output'];
  /** The type. */
  type: EstateType;
};

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

/** An extra that is known to be present or absent. */
export type ExtraAnswer = {
  __typename?: 'ExtraAnswer';
  /** The extra. */
  extra: Extra;
  /** Whether it is there. */
  present: Scalars['Boolean']['output'];
};

/** An extra that must be present or absent. */
export type ExtraCondition = {
  /** The extra. */
  extra: Extra;
  /** True: the extra is known to be present. False: it is known to be absent. */
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

/** A filter of a search; the minimum and maximum of one quantity are one group. */
export type FilterGroup =
  /** Living area. */
  | 'AREA'
  /** The day on which the buyer or tenant can move in. */
  | 'AVAILABILITY'
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
  /** Heating fuel. */
  | 'HEATING'
  /** Types and subtypes. */
  | 'KIND'
  /** Areas of the map. */
  | 'MAP'
  /** The responsible office. */
  | 'OFFICE'
  /** Open houses. */
  | 'OPEN_HOUSE'
  /** Plot area. */
  | 'PLOT'
  /** Minimum and maximum price. */
  | 'PRICE'
  /** Time since publication. */
  | 'PUBLISHED'
  /** The method of sale. */
  | 'SALE_METHOD'
  /** Reference or search words. */
  | 'TEXT'
  /** Year of construction. */
  | 'YEAR';

/** Costs and taxes besides the price. */
export type Financial = {
  __typename?: 'Financial';
  /** When the buyer or tenant can move in. */
  availability?: Maybe<Availability>;
  /** The first day on which the buyer or tenant can move in. */
  availableFrom?: Maybe<Scalars['Date']['output']>;
  /** Cadastral income in euros a year. */
  cadastralIncome?: Maybe<Scalars['Float']['output']>;
  /** Whether the cadastral income is the indexed one. */
  cadastralIncomeIndexed?: Maybe<Scalars['Boolean']['output']>;
  /** Common charges in euros a month. */
  charges?: Maybe<Scalars['Float']['output']>;
  /** The rent that the tenant of an estate for sale pays, in euros a month without charges; null when it is not let. */
  currentRent?: Maybe<Scalars['Float']['output']>;
  /** Rental deposit in months of rent. */
  depositMonths?: Maybe<Scalars['Int']['output']>;
  /** What a business costs that the buyer or tenant of a shop takes over (handelsfonds, fonds de commerce), in euros. */
  goodwill?: Maybe<Scalars['Float']['output']>;
  /** Guarantee in euros. */
  guarantee?: Maybe<Scalars['Float']['output']>;
  /** Property tax in euros a year. */
  propertyTax?: Maybe<Scalars['Float']['output']>;
  /** The tax that applies to the sale. */
  saleRegime?: Maybe<SaleRegime>;
};

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

/** A floor and its rooms. */
export type Floor = {
  __typename?: 'Floor';
  /** 0 is the ground floor, -1 the cellar. */
  level: Scalars['Int']['output'];
  /** Its rooms. */
  rooms: Array<Room>;
};

/** The contact form, on the page itself. */
export type FormBlock = {
  __typename?: 'FormBlock';
  /** The kind of question that is chosen at first. */
  questionType: QuestionType;
  /** The heading; may be empty. */
  title: Scalars['String']['output'];
};

/** Whether a recipient has opted out of messages sent by other visitors. */
export type FriendMailsRefusal = {
  __typename?: 'FriendMailsRefusal';
  /** Whether they have opted out. */
  isRefused: Scalars['Boolean']['output'];
};

/** A listing to send to another person. */
export type FriendMessageInput = {
  /** The sender's address. */
  email: Scalars['String']['input'];
  /** Proof that the sender is human. */
  human?: InputMaybe<HumanProofInput>;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input sends nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of a listing of any kind that is still offered. */
  listingId: Scalars['ID']['input'];
  /** The language of the sender, and of the mail. */
  locale: Locale;
  /** A note of at most 500 characters, without links. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The sender's name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Whether the sender agrees to the privacy statement. Must be true. */
  privacyConsent: Scalars['Boolean']['input'];
  /** The recipient's address; deleted once the mail is sent. */
  recipientEmail: Scalars['String']['input'];
  /** The recipient's name, at most 100 characters. */
  recipientName: Scalars['String']['input'];
};

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

/** The kind of marker on the map. */
export type HeadType = {
  __typename?: 'HeadType';
  /** Its name. */
  code: HeadTypeCode;
  /** Its number: 1 living, 2 land, 3 commercial, 4 garage, 5 investment. */
  id: Scalars['Int']['output'];
};

/** The kind of a map marker. */
export type HeadTypeCode =
  /** Commercial. */
  | 'COMMERCIAL'
  /** Garage. */
  | 'GARAGE'
  /** Investment. */
  | 'INVESTMENT'
  /** Land. */
  | 'LAND'
  /** Residential. */
  | 'LIVING';

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

/** A hold. */
export type HoldInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
  /** The token of the hold. */
  token: Scalars['String']['input'];
};

/** The outcome of a hold. */
export type HoldPayload = SubmissionPayload & {
  __typename?: 'HoldPayload';
  /** `SLOT_TAKEN`: another visitor holds or booked it. `NO_SUCH_SLOT`: no slot begins then. `HOLD_EXPIRED`: hold a slot again. */
  errors: Array<UserError>;
  /** The hold; null when the slot could not be held. */
  hold?: Maybe<SlotHold>;
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** The outcome of releasing a hold. */
export type HoldReleasePayload = SubmissionPayload & {
  __typename?: 'HoldReleasePayload';
  /** Empty unless the request was rate-limited. */
  errors: Array<UserError>;
  /** Whether the slot is no longer held. */
  isDone: Scalars['Boolean']['output'];
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A slot to hold. */
export type HoldSlotInput = {
  /**
   * Like `listingId`.
   * @deprecated Since 2026-11-30: use `listingId`.
   */
  estateId?: InputMaybe<Scalars['ID']['input']>;
  /** The token of the visitor's existing hold, which is moved to this slot. */
  hold?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input holds nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an estate, project or entity that is offered and has viewings. Leaving it out returns a validation error. */
  listingId?: InputMaybe<Scalars['ID']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
  /** When the viewing begins; required: leaving it out returns a validation error. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A facility of a rental unit. */
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

/** What is behind the search of the home page. */
export type HomeBackdrop =
  /** The site's own drawing of a street. */
  | 'DRAWING'
  /** Nothing. */
  | 'NONE'
  /** The agency's picture. */
  | 'PICTURE';

/** What the agency wrote for the home page. Absent texts are those of the site. */
export type HomeContent = {
  __typename?: 'HomeContent';
  /** What is behind the search. */
  backdrop: HomeBackdrop;
  /** The agency's own parts, which follow the search. */
  content: Array<ContentBlock>;
  /** A sentence for search engines. */
  description?: Maybe<Scalars['String']['output']>;
  /** The heading above the search. */
  heading?: Maybe<Scalars['String']['output']>;
  /** The homes of each `HomesBlock` of the content, in their order. */
  homes: Array<BlockHomes>;
  /** The text below the heading. */
  intro?: Maybe<Scalars['String']['output']>;
  /** The offices for each `OfficesBlock`; empty without such a block. */
  offices: Array<Office>;
  /** The picture behind the search; null unless `backdrop` is `PICTURE`. */
  picture?: Maybe<Picture>;
  /** The sections of the site below the search, in their order. */
  sections: Array<HomeSection>;
  /** The agents for each `TeamBlock`; empty without such a block. */
  team: Array<Agent>;
  /** The title of the page in the browser. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A section of the home page. */
export type HomeSection =
  /** Holiday homes. */
  | 'HOLIDAY'
  /** The newest homes for sale. */
  | 'NEWEST'
  /** The agency's news. */
  | 'NEWS'
  /** The agency's offices. */
  | 'OFFICES'
  /** New-construction projects. */
  | 'PROJECTS'
  /** The newest homes to rent. */
  | 'TO_RENT';

/** The newest homes of a search. */
export type HomesBlock = {
  __typename?: 'HomesBlock';
  /** The path of the search's results. */
  searchPath: Scalars['String']['output'];
  /** The heading; may be empty. */
  title: Scalars['String']['output'];
};

/** The homes of a search on a map, whose markers are those of `estateMarkers`. */
export type HomesMapBlock = {
  __typename?: 'HomesMapBlock';
  /** The path of the search's results. */
  searchPath: Scalars['String']['output'];
  /** The heading; may be empty. */
  title: Scalars['String']['output'];
  /** Homes for sale, or to rent. */
  transaction: Transaction;
};

/** The challenge by which a form distinguishes humans from bots. */
export type HumanChallenge = {
  __typename?: 'HumanChallenge';
  /** A token to submit with the form. */
  formToken: Scalars['String']['output'];
  /** A CAPTCHA service whose widget the form shows; null when none is configured. */
  service?: Maybe<HumanService>;
  /**
   * A proof-of-work task, as JSON of less than 1,000 characters; null when none is needed. The key of a counter is
   * PBKDF2-HMAC-SHA-256 of `parameters.nonce` followed by the counter as four bytes (big-endian), with `parameters.salt` and
   * `parameters.cost` iterations. The solution is the counter, from 400 to 799, whose key of `parameters.keyLength` bytes
   * begins with `parameters.keyPrefix`. Bytes are lower-case hexadecimal digits. `docs/api.md` has a solver.
   */
  work?: Maybe<Scalars['String']['output']>;
};

/** Proof that a human submits the form. */
export type HumanProofInput = {
  /** The token of a `humanChallenge`. */
  formToken?: InputMaybe<Scalars['String']['input']>;
  /** The response of the service's widget (`g-recaptcha-response`). */
  response?: InputMaybe<Scalars['String']['input']>;
  /** A honeypot field: hidden from humans, so it must be empty. */
  trap?: InputMaybe<Scalars['String']['input']>;
  /**
   * The solution of the proof-of-work task, as JSON of at most 2,000 characters: the parsed task as `challenge`, and
   * `solution` with `counter` and the whole key as `derivedKey`. Without it, or with a wrong one: `WORK_REQUIRED`.
   */
  work?: InputMaybe<Scalars['String']['input']>;
};

/** A CAPTCHA service. */
export type HumanService = {
  __typename?: 'HumanService';
  /** The URL of its widget script. */
  scriptUrl: Scalars['String']['output'];
  /** The site key (public) for its widget. */
  siteKey: Scalars['String']['output'];
};

/** A rent that follows the health index. */
export type IndexedRent = {
  __typename?: 'IndexedRent';
  /** Euros a month, without charges. */
  rent: Scalars['Float']['output'];
  /** Whole years after the start of the lease. */
  years: Scalars['Int']['output'];
};

/** A question about one listing. */
export type InfoRequestInput = {
  /** One e-mail address. */
  email: Scalars['String']['input'];
  /** First name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Proof that the sender is human. */
  human?: InputMaybe<HumanProofInput>;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input sends nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of a listing of any kind that is still offered. */
  listingId: Scalars['ID']['input'];
  /** The visitor's language, also used for messages in the response. */
  locale: Locale;
  /** Whether the agency may also send news by mail. */
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 5,000 characters. */
  message: Scalars['String']['input'];
  /** Family name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** A telephone number; without a country code it is read as a Belgian one. */
  phone: Scalars['String']['input'];
  /** Whether the visitor agrees to the privacy statement. Must be true. */
  privacyConsent: Scalars['Boolean']['input'];
};

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

/** A visitor who wants an earlier viewing. */
export type JoinWaitingListInput = {
  /** Only slots before this moment are offered; all slots when absent. */
  earlierThan?: InputMaybe<Scalars['DateTime']['input']>;
  /** One e-mail address. */
  email: Scalars['String']['input'];
  /**
   * Like `listingId`.
   * @deprecated Since 2026-11-30: use `listingId`.
   */
  estateId?: InputMaybe<Scalars['ID']['input']>;
  /** First name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Proof that the sender is human. */
  human?: InputMaybe<HumanProofInput>;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input has no further effect. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an estate, project or entity that is offered and has viewings. Leaving it out returns a validation error. */
  listingId?: InputMaybe<Scalars['ID']['input']>;
  /** The visitor's language, also used for the mails. */
  locale: Locale;
  /** Family name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** A telephone number; without a country code it is read as a Belgian one. */
  phone: Scalars['String']['input'];
  /** Whether the visitor agrees to the privacy statement and to receive mails. Must be true. */
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
  /** Empty when the submission was received. */
  errors: Array<UserError>;
  /** When the message was received; null when it was not. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** The terms of a lease. */
export type Lease = {
  __typename?: 'Lease';
  /** Whether the tenant may register a domicile there. */
  domicile?: Maybe<Scalars['Boolean']['output']>;
  /** The kind of the lease. */
  kind?: Maybe<LeaseKind>;
  /** The term in months. */
  months?: Maybe<Scalars['Int']['output']>;
  /** The number of the letting permit or certificate of conformity. */
  permit?: Maybe<Scalars['String']['output']>;
  /** Whether pets are allowed. */
  pets?: Maybe<Scalars['Boolean']['output']>;
};

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

/** A place on a waiting list to give up. */
export type LeaveWaitingListInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
  /** The secret token in the visitor's links. */
  token: Scalars['String']['input'];
};

/** A section that the agency added to a legal page. */
export type LegalAddition = {
  __typename?: 'LegalAddition';
  /** The anchor of the section on its page. */
  anchor: Scalars['String']['output'];
  /** HTML with the elements of Markdown alone, without scripts and styles. */
  html: Scalars['String']['output'];
  /** Its id, which differs from those of the other legal page. */
  id: Scalars['ID']['output'];
  /** Its heading. */
  title: Scalars['String']['output'];
};

/** The legal pages to which an agency may add sections. */
export type LegalPage =
  /** The privacy statement. */
  | 'PRIVACY'
  /** The terms of use. */
  | 'TERMS';

/** A legal rule on the costs of buying and renting, or on adverts. */
export type LegalRule = {
  __typename?: 'LegalRule';
  /** Its permanent id. */
  id: Scalars['ID']['output'];
  /** False when the rule simplifies the law, or was not found in it or on an official page: it is indicative then. */
  isCertain: Scalars['Boolean']['output'];
  /** The last day on which the source was read and gave the rule's numbers; null while it has not been read. */
  lastVerified?: Maybe<Scalars['Date']['output']>;
  /** The regions in which it applies. */
  regions: Array<Region>;
  /** Where it is published, or explained. */
  source: RuleSource;
  /**
   * The name of the source.
   * @deprecated Since 2026-11-26: use `source.name`.
   */
  sourceName: Scalars['String']['output'];
  /**
   * The URL of the source.
   * @deprecated Since 2026-11-26: use `source.url`.
   */
  sourceUrl: Scalars['String']['output'];
  /** The rule in one sentence. */
  text: Scalars['String']['output'];
  /** The first day on which it applies. */
  validFrom: Scalars['Date']['output'];
  /** The last day on which it applies; null while no end is known. */
  validUntil?: Maybe<Scalars['Date']['output']>;
};

/** Where a legal rule is published, or explained: of a rule on adverts, and of every `LegalRule`. */
export type LegalSource = {
  __typename?: 'LegalSource';
  /** The name of the law in the requested language. */
  name: Scalars['String']['output'];
  /** A page about it. */
  url: Scalars['String']['output'];
};

/** A statement that the law requires in the advert of a home. */
export type LegalStatement = {
  __typename?: 'LegalStatement';
  /** What it states. */
  code: StatementCode;
  /** Whether the agency has not provided it yet. */
  isMissing: Scalars['Boolean']['output'];
  /**
   * Whether the agency has requested it of the municipality and waits for the answer. An advert in Flanders may say so;
   * `isMissing` is false then.
   */
  isRequested: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The rule that requires it. */
  rule: StatementRule;
  /** The statement as a sentence in the requested language; a missing one says that it is not yet provided. */
  sentence: Scalars['String']['output'];
};

/** An annuity that the buyer pays for life. The lump sum is the price of the estate. */
export type LifeAnnuity = {
  __typename?: 'LifeAnnuity';
  /** The ages of these persons in years. */
  ages?: Maybe<Array<Scalars['Int']['output']>>;
  /** Whether it follows an index. */
  indexed?: Maybe<Scalars['Boolean']['output']>;
  /** The number of persons until whose death it is paid: 1 or 2. */
  lives?: Maybe<Scalars['Int']['output']>;
  /** Euros a month. */
  monthly?: Maybe<Scalars['Float']['output']>;
  /** Whether the sellers go on living in the home. */
  occupied?: Maybe<Scalars['Boolean']['output']>;
};

/** What listings of every kind have. They share one id space. */
export type Listing = {
  /** Its address, of an entity that of its project. */
  address: Address;
  /** Permanent id, never reused. */
  id: Scalars['ID']['output'];
  /** Its location; blurred to 500 m when the address is hidden. */
  location: Point;
  /** The path of its page in the requested language. */
  path: Scalars['String']['output'];
  /** Pictures in display order; of an entity its floor plan and the pictures of its project. */
  photos: Array<Picture>;
  /**
   * Euros; per month for rentals. Of a project and a holiday home the lowest one, of a holiday home per week. Null: on
   * request, announced, or no longer offered.
   */
  price?: Maybe<Scalars['Float']['output']>;
  /** The agency's own reference. */
  reference: Scalars['String']['output'];
  /** Its status. */
  status: Status;
  /** A one-line heading, of an entity that of its project; null when there is no text in any language. */
  title?: Maybe<LocalizedText>;
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
};


/** What listings of every kind have. They share one id space. */
export type ListingPhotosArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The status of a listing. */
export type ListingStatus = {
  __typename?: 'ListingStatus';
  /** The id of the listing; never with a language. */
  id: Scalars['ID']['output'];
  /** Its status. */
  status: Status;
};

/** All subscriptions, sent as server-sent events. */
export type LiveEvents = {
  __typename?: 'LiveEvents';
  /**
   * The agenda of an estate, a project or an entity: sent immediately, and again after each slot that is taken, held or
   * freed. The stream ends when the listing is no longer offered.
   */
  agenda: Agenda;
  /** The unavailable nights of a rental unit: sent immediately, and after every change. Ends when the unit is no longer let. */
  unitNights: UnitNights;
};


/** All subscriptions, sent as server-sent events. */
export type LiveEventsAgendaArgs = {
  days?: Scalars['Int']['input'];
  estateId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  hold?: InputMaybe<Scalars['String']['input']>;
  listingId?: InputMaybe<Scalars['ID']['input']>;
};


/** All subscriptions, sent as server-sent events. */
export type LiveEventsUnitNightsArgs = {
  rentalUnitId: Scalars['ID']['input'];
};

/** The homes on offer in a town or municipality. */
export type LocalOffer = {
  /** The path of its page in each language. */
  alternates: Array<LocalizedPath>;
  /** The number of homes with each energy label, best label first. */
  energyLabels: Array<EnergyLabelCount>;
  /** Whether search engines may index its page: it has at least three homes on offer. */
  isIndexable: Scalars['Boolean']['output'];
  /**
   * The median price of a square metre of living area in euros, per month for rentals. Only for types with at least five
   * homes whose price and area are known.
   */
  medianPrices: Array<MedianPrice>;
  /** The nearest others of the same kind with homes on offer, nearest first; at most eight. */
  nearby: Array<LocalOfferLink>;
  /** The office nearest to its centre, within 50 km. */
  nearestOffice?: Maybe<NearbyOffice>;
  /** The path of its page in the requested language. */
  path: Scalars['String']['output'];
  /** The lowest and the highest price in euros, per month for rentals; null without any price. */
  price?: Maybe<PriceRange>;
  /** The number of homes on offer. */
  total: Scalars['Int']['output'];
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
};

/** A town or municipality with homes on offer. */
export type LocalOfferLink = {
  __typename?: 'LocalOfferLink';
  /** The number of homes on offer. */
  count: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The path of its page in the requested language. */
  path: Scalars['String']['output'];
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
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

/** The path of a page in one language. */
export type LocalizedPath = {
  __typename?: 'LocalizedPath';
  /** The language. */
  locale: Locale;
  /** The path. */
  path: Scalars['String']['output'];
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
};

/** A text with the language it is written in, which may differ from the requested language. */
export type LocalizedText = {
  __typename?: 'LocalizedText';
  /** The language of this text. */
  locale: Locale;
  /** The text; paragraphs are separated by an empty line. */
  text: Scalars['String']['output'];
};

/** A lot of an allotment, and what may be built on it. */
export type Lot = {
  __typename?: 'Lot';
  /** The area that may be built on, in m². */
  buildableArea?: Maybe<Scalars['Float']['output']>;
  /** The highest number of storeys. */
  maxFloors?: Maybe<Scalars['Int']['output']>;
  /** Its number on the plan of the allotment. */
  number?: Maybe<Scalars['String']['output']>;
  /** The building rules. */
  rules?: Maybe<LocalizedText>;
};

/** A cluster of homes on a map. */
export type MarkerCluster = {
  __typename?: 'MarkerCluster';
  /** The bounding box of the homes. */
  bounds: Rectangle;
  /** The number of homes. */
  count: Scalars['Int']['output'];
  /** The lowest and highest price; null when no home has a price. */
  price?: Maybe<PriceRange>;
};

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

/** A median price of homes of one type. */
export type MedianPrice = {
  __typename?: 'MedianPrice';
  /** The number of homes that were compared. */
  count: Scalars['Int']['output'];
  /** Euros for a square metre, rounded. */
  pricePerSquareMetre: Scalars['Int']['output'];
  /** The property type. */
  type: EstateType;
};

/** The items of the site's menu and footer. */
export type Menu = {
  __typename?: 'Menu';
  /** The items of the footer, in their order. */
  footer: Array<MenuItem>;
  /** The items of the menu, in their order. */
  header: Array<MenuItem>;
};

/** A link of the menu. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** The text of the link. */
  label: Scalars['String']['output'];
  /** The path of the page, or an address elsewhere. */
  path: Scalars['String']['output'];
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
  /** The language of the linked page, when it was not written in the requested one. */
  writtenIn?: Maybe<Locale>;
};

/** A viewing that the visitor did not attend. */
export type MissedAppointmentInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
  /** The secret token in the agent's links. */
  token: Scalars['String']['input'];
};

/** Bounds and starting values of the mortgage calculator's fields. */
export type MortgageSettings = {
  __typename?: 'MortgageSettings';
  /** The amount borrowed, in whole euros. */
  amount: BoundedNumber;
  /** The effective annual interest rate in per cent. */
  rate: BoundedNumber;
  /** The loan term in whole years. */
  years: BoundedNumber;
};

/** A new time for a viewing. */
export type MoveAppointmentInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input moves nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
  /** When the viewing begins; required: leaving it out returns a validation error. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The secret token in the visitor's links. */
  token: Scalars['String']['input'];
};

/** What a tenant pays on the first day. Amounts are in euros. */
export type MoveInCost = {
  __typename?: 'MoveInCost';
  /** The charges of the first month; null when unknown. */
  charges?: Maybe<Scalars['Float']['output']>;
  /** The deposit. */
  deposit: Scalars['Float']['output'];
  /** The deposit in months of rent: what the landlord asks, at most what the region allows. */
  depositMonths: Scalars['Int']['output'];
  /** The rule on indexation. */
  indexationRule?: Maybe<LegalRule>;
  /** The rent after one, two and three years, when the landlord indexes it each year. */
  indexedRents: Array<IndexedRent>;
  /** Whether the landlord stated the deposit; else it is the highest allowed one. */
  isDepositStated: Scalars['Boolean']['output'];
  /** The rent of the first month. */
  rent: Scalars['Float']['output'];
  /** The rule on the highest deposit. */
  rule: LegalRule;
  /** The sum. */
  total: Scalars['Float']['output'];
};


/** What a tenant pays on the first day. Amounts are in euros. */
export type MoveInCostIndexedRentsArgs = {
  yearlyRise?: Scalars['Float']['input'];
};

/** A municipality with its homes on offer. When one town's page shows the same homes, that is its page. */
export type MunicipalityOffer = LocalOffer & {
  __typename?: 'MunicipalityOffer';
  /** The path of its page in each language. */
  alternates: Array<LocalizedPath>;
  /** The id of its map area: its NIS code. */
  area: Scalars['ID']['output'];
  /** The number of homes with each energy label, best label first. */
  energyLabels: Array<EnergyLabelCount>;
  /** Whether search engines may index its page: it has at least three homes on offer. */
  isIndexable: Scalars['Boolean']['output'];
  /**
   * The median price of a square metre of living area in euros, per month for rentals. Only for types with at least five
   * homes whose price and area are known.
   */
  medianPrices: Array<MedianPrice>;
  /** The name of the municipality. */
  name: Scalars['String']['output'];
  /** The nearest others of the same kind with homes on offer, nearest first; at most eight. */
  nearby: Array<LocalOfferLink>;
  /** The office nearest to its centre, within 50 km. */
  nearestOffice?: Maybe<NearbyOffice>;
  /** The path of its page in the requested language. */
  path: Scalars['String']['output'];
  /** The lowest and the highest price in euros, per month for rentals; null without any price. */
  price?: Maybe<PriceRange>;
  /** The number of homes on offer. */
  total: Scalars['Int']['output'];
  /** Its towns with homes on offer, most homes first. */
  towns: Array<LocalOfferLink>;
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
};

/** All mutations. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Like `answerStay`.
   * @deprecated Since 2026-11-30: use `answerStay`.
   */
  answerReservation?: Maybe<ReservationAnswerPayload>;
  /** Accepts or declines a requested stay. */
  answerStay?: Maybe<StayAnswerPayload>;
  /** Books a viewing. */
  bookAppointment?: Maybe<BookAppointmentPayload>;
  /** Cancels a viewing and frees its slot. */
  cancelAppointment?: Maybe<AppointmentPayload>;
  /**
   * Like `cancelStay`.
   * @deprecated Since 2026-11-30: use `cancelStay`.
   */
  cancelReservation?: Maybe<ReservationAnswerPayload>;
  /** Cancels a stay and frees its nights. */
  cancelStay?: Maybe<StayCancelPayload>;
  /** Confirms the address of a subscription and activates it. */
  confirmSubscription?: Maybe<SubscriptionPayload>;
  /** Cancels a viewing on behalf of the agent and notifies the visitor. */
  declineAppointment?: Maybe<AgentAppointmentPayload>;
  /**
   * Erases all data that the site stores about an e-mail address, subscriptions included. Future viewings and stays are
   * cancelled first; the notice to the agent does not name the visitor.
   */
  erasePersonalData?: Maybe<ErasePersonalDataPayload>;
  /** Erases a subscription and all its personal data immediately. */
  eraseSubscription?: Maybe<SubscribePayload>;
  /** Extends a hold to ten minutes from now. */
  extendHold?: Maybe<HoldPayload>;
  /** Holds a slot for ten minutes. With the token of an existing hold, moves that hold to the slot. */
  holdSlot?: Maybe<HoldPayload>;
  /** Puts a visitor on the waiting list of a listing. A freed slot is offered to the entry that has waited longest. */
  joinWaitingList?: Maybe<WaitingListPayload>;
  /** Removes a visitor from a waiting list. */
  leaveWaitingList?: Maybe<WaitingListPayload>;
  /** Moves a viewing to another time. The old slot is freed when the new one is booked. */
  moveAppointment?: Maybe<AppointmentPayload>;
  /** Opts the owner of this token out of messages sent by other visitors. */
  refuseFriendMails?: Maybe<RefuseFriendMailsPayload>;
  /** Releases a held slot. */
  releaseHold?: Maybe<HoldReleasePayload>;
  /** Records that the visitor did not come. */
  reportMissedAppointment?: Maybe<AgentAppointmentPayload>;
  /** Sends the agency a question about one listing. */
  requestInfo?: Maybe<LeadPayload>;
  /**
   * Like `requestStay`.
   * @deprecated Since 2026-11-30: use `requestStay`.
   */
  requestReservation?: Maybe<ReservationPayload>;
  /** Requests a stay in a rental unit. Nothing is reserved until the request is accepted. */
  requestStay?: Maybe<StayRequestPayload>;
  /** Asks the agency to value a property that its owner wants to sell or let. */
  requestValuation?: Maybe<LeadPayload>;
  /** Resumes a subscription that ended less than a day ago. */
  resubscribe?: Maybe<SubscriptionPayload>;
  /** Sends a message to the agency or to one of its offices. */
  sendContactMessage?: Maybe<LeadPayload>;
  /** Mails a subscriber a new link. The response does not reveal whether the address is subscribed. */
  sendSubscriptionLink?: Maybe<SubscribePayload>;
  /** Sends a listing to one other person by mail, once. */
  sendToFriend?: Maybe<LeadPayload>;
  /**
   * Requests a subscription to new offers. Sends one mail to confirm the address, and nothing else before confirmation. If
   * the address is already subscribed or awaits confirmation, only the search is added.
   */
  subscribe?: Maybe<SubscribePayload>;
  /** Ends a subscription. It can be resumed for a day; after that it is erased. */
  unsubscribe?: Maybe<SubscriptionPayload>;
  /** Changes a subscription. Fields that are absent stay unchanged. */
  updateSubscription?: Maybe<SubscriptionPayload>;
};


/** All mutations. */
export type MutationAnswerReservationArgs = {
  input: ReservationAnswerInput;
};


/** All mutations. */
export type MutationAnswerStayArgs = {
  input: StayAnswerInput;
};


/** All mutations. */
export type MutationBookAppointmentArgs = {
  input: BookAppointmentInput;
};


/** All mutations. */
export type MutationCancelAppointmentArgs = {
  input: CancelAppointmentInput;
};


/** All mutations. */
export type MutationCancelReservationArgs = {
  input: ReservationCancelInput;
};


/** All mutations. */
export type MutationCancelStayArgs = {
  input: StayCancelInput;
};


/** All mutations. */
export type MutationConfirmSubscriptionArgs = {
  input: SubscriptionTokenInput;
};


/** All mutations. */
export type MutationDeclineAppointmentArgs = {
  input: DeclineAppointmentInput;
};


/** All mutations. */
export type MutationErasePersonalDataArgs = {
  input: ErasePersonalDataInput;
};


/** All mutations. */
export type MutationEraseSubscriptionArgs = {
  input: SubscriptionTokenInput;
};


/** All mutations. */
export type MutationExtendHoldArgs = {
  input: HoldInput;
};


/** All mutations. */
export type MutationHoldSlotArgs = {
  input: HoldSlotInput;
};


/** All mutations. */
export type MutationJoinWaitingListArgs = {
  input: JoinWaitingListInput;
};


/** All mutations. */
export type MutationLeaveWaitingListArgs = {
  input: LeaveWaitingListInput;
};


/** All mutations. */
export type MutationMoveAppointmentArgs = {
  input: MoveAppointmentInput;
};


/** All mutations. */
export type MutationRefuseFriendMailsArgs = {
  input: RefuseFriendMailsInput;
};


/** All mutations. */
export type MutationReleaseHoldArgs = {
  input: HoldInput;
};


/** All mutations. */
export type MutationReportMissedAppointmentArgs = {
  input: MissedAppointmentInput;
};


/** All mutations. */
export type MutationRequestInfoArgs = {
  input: InfoRequestInput;
};


/** All mutations. */
export type MutationRequestReservationArgs = {
  input: ReservationInput;
};


/** All mutations. */
export type MutationRequestStayArgs = {
  input: StayRequestInput;
};


/** All mutations. */
export type MutationRequestValuationArgs = {
  input: ValuationInput;
};


/** All mutations. */
export type MutationResubscribeArgs = {
  input: SubscriptionTokenInput;
};


/** All mutations. */
export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


/** All mutations. */
export type MutationSendSubscriptionLinkArgs = {
  input: SubscriptionLinkInput;
};


/** All mutations. */
export type MutationSendToFriendArgs = {
  input: FriendMessageInput;
};


/** All mutations. */
export type MutationSubscribeArgs = {
  input: SubscribeInput;
};


/** All mutations. */
export type MutationUnsubscribeArgs = {
  input: SubscriptionTokenInput;
};


/** All mutations. */
export type MutationUpdateSubscriptionArgs = {
  input: SubscriptionUpdateInput;
};

/** An office near a listing. */
export type NearbyOffice = {
  __typename?: 'NearbyOffice';
  /** Distance in kilometres as the crow flies, to 100 m; from a blurred location to 500 m. Never 0. */
  kilometres: Scalars['Float']['output'];
  /** The office. */
  office: Office;
};

/** A public place near a listing. */
export type NearbyPlace = {
  __typename?: 'NearbyPlace';
  /** What it is. */
  kind: NearbyPlaceKind;
  /** The distance as the crow flies, in metres: a multiple of 50 for a shown address, of 500 for a blurred location. */
  metres: Scalars['Int']['output'];
  /** Its name in the requested language, else its local name. */
  name: Scalars['String']['output'];
};

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

/** A news item of the agency. */
export type NewsItem = {
  __typename?: 'NewsItem';
  /** The paths of its page in each language for which a text was written. */
  alternates: Array<LocalizedPath>;
  /** The same text with headings, lists, links and pictures, in the language of `text`; empty when it has no formatting. */
  content: Array<ArticleBlock>;
  /** Permanent id. */
  id: Scalars['ID']['output'];
  /** The news item published after it; null for the newest. */
  next?: Maybe<NewsItem>;
  /** The path of its page in the requested language. */
  path: Scalars['String']['output'];
  /** Its picture; null when there is none. */
  picture?: Maybe<Picture>;
  /** The news item published before it; null for the oldest. */
  previous?: Maybe<NewsItem>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** A summary of one or two sentences. */
  summary: LocalizedText;
  /** The full text without formatting; a blank line separates paragraphs. */
  text: LocalizedText;
  /** Its heading. */
  title: LocalizedText;
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
};

/** One page of news. */
export type NewsPage = {
  __typename?: 'NewsPage';
  /** The news of this page. */
  items: Array<NewsItem>;
  /** The requested page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The number of items per page. */
  pageSize: Scalars['Int']['output'];
  /** The number of news items on all pages. */
  total: Scalars['Int']['output'];
};

/** A kind of listings that an agency may have on offer. */
export type OfferedKind =
  /** Homes to rent. */
  | 'FOR_RENT'
  /** Homes for sale. */
  | 'FOR_SALE'
  /** Holiday homes. */
  | 'HOLIDAY'
  /** New-construction projects. */
  | 'PROJECTS';

/** An office of the agency. */
export type Office = {
  __typename?: 'Office';
  /** Its address. */
  address: Address;
  /** The agents of its team who work there, ordered by name. */
  agents: Array<Agent>;
  /** The path of its page in every language. */
  alternates: Array<LocalizedPath>;
  /** The days from today on, on which it is closed by exception, in order. */
  closedDays: Array<ClosedDays>;
  /** Its e-mail address. */
  email: Scalars['String']['output'];
  /** The number of homes on offer, not counting projects and rental units. */
  homeCount: Scalars['Int']['output'];
  /** Its homes on offer, newest first. */
  homes: OfficeHomes;
  /** Permanent id. */
  id: Scalars['ID']['output'];
  /** Its location. */
  location: Point;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Whether it is open now, and until when. */
  opening: Opening;
  /** Opening hours in weekday order; a weekday may have several spans or none. */
  openingHours: Array<OpeningHours>;
  /** The path of its page in the requested language. */
  path: Scalars['String']['output'];
  /** Its telephone number, formatted for display. */
  phone: Scalars['String']['output'];
  /** A picture of it; null when there is none. */
  picture?: Maybe<Picture>;
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
};


/** An office of the agency. */
export type OfficeHomesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of the homes on offer at an office. */
export type OfficeHomes = {
  __typename?: 'OfficeHomes';
  /** The homes of this page. */
  items: Array<Estate>;
  /** The requested page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The number of items per page. */
  pageSize: Scalars['Int']['output'];
  /** The number of items on all pages. */
  total: Scalars['Int']['output'];
};

/** The agency's offices, which the page has. */
export type OfficesBlock = {
  __typename?: 'OfficesBlock';
  /** The heading; may be empty. */
  title: Scalars['String']['output'];
};

/** The agency's offices on a map. */
export type OfficesMapBlock = {
  __typename?: 'OfficesMapBlock';
  /** The heading; may be empty. */
  title: Scalars['String']['output'];
};

/** A period in which visitors can enter an estate without an appointment. */
export type OpenHouse = {
  __typename?: 'OpenHouse';
  /** Its end. */
  endsAt: Scalars['DateTime']['output'];
  /** Its start. */
  startsAt: Scalars['DateTime']['output'];
};

/** Whether an office is open at a given moment. */
export type Opening = {
  __typename?: 'Opening';
  /** The moment at which the query was answered. */
  at: Scalars['DateTime']['output'];
  /** When the office next closes or opens; null when it never opens. */
  changesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the office is open at that moment. */
  isOpen: Scalars['Boolean']['output'];
};

/** A span of opening hours. */
export type OpeningHours = {
  __typename?: 'OpeningHours';
  /** Closing time in Brussels local time, `HH:MM`. */
  closes: Scalars['String']['output'];
  /** Opening time in Brussels local time, `HH:MM`. */
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

/** The land that belongs to an estate, as the deed describes it. */
export type Parcel = {
  __typename?: 'Parcel';
  /** Whether there are servitudes. */
  servitudes?: Maybe<Scalars['Boolean']['output']>;
  /** The servitudes. */
  servitudesText?: Maybe<LocalizedText>;
  /** Whether there is a soil certificate. */
  soilCertificate?: Maybe<Scalars['Boolean']['output']>;
  /** The summary of the soil certificate. */
  soilText?: Maybe<LocalizedText>;
};

/** Whether a building permit was granted. */
export type PermitState =
  /** Applied for, and not decided yet. */
  | 'APPLIED_FOR'
  /** Granted. */
  | 'GRANTED'
  /** Not granted. */
  | 'NOT_GRANTED';

/** All data that the site stores about an e-mail address. */
export type PersonalData = {
  __typename?: 'PersonalData';
  /** The e-mail address. */
  email: Scalars['String']['output'];
  /** The records, newest first. The URL of the page followed by `.json` returns them in full. */
  records: Array<PersonalRecord>;
};

/** One record about a visitor. */
export type PersonalRecord = {
  __typename?: 'PersonalRecord';
  /** The day of the viewing, or of arrival. */
  day?: Maybe<Scalars['Date']['output']>;
  /** Whether it is a future viewing or stay: erasing it cancels it. */
  isAhead: Scalars['Boolean']['output'];
  /** Whether it is an accepted stay past its cancellation deadline: erasure is not possible until the stay is over. */
  isBinding: Scalars['Boolean']['output'];
  /** What it is about. */
  kind: PersonalRecordKind;
  /** The listing concerned; null when there is none, or when it was deleted. */
  listing?: Maybe<Listing>;
  /** When the submission was received. */
  receivedAt: Scalars['DateTime']['output'];
};

/** The kind of a record. */
export type PersonalRecordKind =
  /** A message to the agency, or a listing sent to a friend. */
  | 'MESSAGE'
  /** A stay in a rental unit that was requested. */
  | 'STAY'
  /** A subscription to new offers, or a request for one. */
  | 'SUBSCRIPTION'
  /** A viewing that was booked. */
  | 'VIEWING'
  /** A place on a waiting list. */
  | 'WAITING_LIST';

/** A picture or drawing. Its text is known before its file is processed; until then everything about the file is null. */
export type Picture = {
  __typename?: 'Picture';
  /** What the picture shows, in the requested language if available. */
  alt?: Maybe<LocalizedText>;
  /** The CSS class of the placeholder colour shown while it loads: `shade-a62` for `#a62`, one of 64. */
  colour?: Maybe<Scalars['String']['output']>;
  /** The hash in the names of its files: `/media/<hash>-<width>.<avif|webp|jpg>` on the site. */
  hash?: Maybe<Scalars['String']['output']>;
  /** Height of its largest version in pixels. */
  height?: Maybe<Scalars['Int']['output']>;
  /** All versions in one format, for the `srcset` attribute. */
  srcset?: Maybe<Scalars['String']['output']>;
  /** The public URL of the object store, if that has all versions: `<store>/<hash>/<width>.<avif|webp|jpg>`. Otherwise null. */
  store?: Maybe<Scalars['String']['output']>;
  /**
   * The URL of the narrowest version that is at least as wide as requested, or of the widest. It is relative to the site, or
   * absolute when the version is in an object store. The content of a URL never changes.
   */
  url?: Maybe<Scalars['String']['output']>;
  /** Width of its largest version in pixels, at most 1,600. There are versions of 400, 800, 1,200 and 1,600, never enlarged. */
  width?: Maybe<Scalars['Int']['output']>;
};


/** A picture or drawing. Its text is known before its file is processed; until then everything about the file is null. */
export type PictureSrcsetArgs = {
  format: PictureFormat;
};


/** A picture or drawing. Its text is known before its file is processed; until then everything about the file is null. */
export type PictureUrlArgs = {
  format?: PictureFormat;
  width: Scalars['Int']['input'];
};

/** A picture with its caption. */
export type PictureBlock = {
  __typename?: 'PictureBlock';
  /** The text below the picture; may be empty. */
  caption: Scalars['String']['output'];
  /** The picture. */
  picture: Picture;
};

/** A format in which every picture is available. */
export type PictureFormat =
  /** The smallest files. */
  | 'AVIF'
  /** For all other clients, and for e-mails. */
  | 'JPEG'
  /** For clients without AVIF support. */
  | 'WEBP';

/** Town planning information; null means not yet provided. */
export type Planning = {
  __typename?: 'Planning';
  /** The asbestos certificate. */
  asbestosCertificate?: Maybe<Report>;
  /** Whether it lies in a marked bank zone along a watercourse (Flanders). */
  bankZone?: Maybe<Scalars['Boolean']['output']>;
  /** The use of the land according to the zoning plan, as one of the usual zones. */
  destination?: Maybe<Destination>;
  /** The use of the land in the words of the plan, which are not translated. */
  destinationText?: Maybe<LocalizedText>;
  /** Whether the planning extract was requested of the municipality and has not arrived. */
  extractRequested?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it lies in a marked flood area (Flanders). */
  floodArea?: Maybe<Scalars['Boolean']['output']>;
  /** G-score: the flood risk of the building (Flanders). */
  floodBuilding?: Maybe<FloodScore>;
  /** P-score: the flood risk of the parcel (Flanders). */
  floodParcel?: Maybe<FloodScore>;
  /** Whether it is protected heritage. */
  heritage?: Maybe<Scalars['Boolean']['output']>;
  /** All planning information of the municipality, in its own words. */
  information?: Maybe<LocalizedText>;
  /** Where the planning information can be read. */
  informationUrl?: Maybe<Scalars['String']['output']>;
  /** Whether a building permit was granted; false while it is applied for. */
  permit?: Maybe<Scalars['Boolean']['output']>;
  /** Whether a building permit was granted, or applied for. */
  permitState?: Maybe<PermitState>;
  /** Whether a right of pre-emption applies. */
  preemption?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there is a subdivision permit. */
  subdivisionPermit?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there is a summons, a restoration order or another measure. */
  summons?: Maybe<Scalars['Boolean']['output']>;
  /** The measure against a breach of planning rules. */
  summonsState?: Maybe<SummonsState>;
};

/** A location in WGS 84 coordinates. */
export type Point = {
  __typename?: 'Point';
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
};

/** The number of homes in an interval of prices. */
export type PriceCount = {
  __typename?: 'PriceCount';
  /** The number of homes. */
  count: Scalars['Int']['output'];
  /** The upper bound in euros, which the next interval contains; null for the last interval, which has none. */
  max?: Maybe<Scalars['Int']['output']>;
  /** The lower bound, in euros. */
  min: Scalars['Int']['output'];
};

/** A price change. */
export type PriceEvent = {
  __typename?: 'PriceEvent';
  /** The start of this price. */
  at: Scalars['DateTime']['output'];
  /** Euros; null: on request. */
  price?: Maybe<Scalars['Float']['output']>;
};

/** The lowest and highest price, in euros. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** The highest price. */
  max: Scalars['Float']['output'];
  /** The lowest price. */
  min: Scalars['Float']['output'];
};

/** How the site handles submitted personal data. */
export type PrivacySettings = {
  __typename?: 'PrivacySettings';
  /** The name of the tool that counts visits; null when visits are not counted. */
  analytics?: Maybe<Scalars['String']['output']>;
  /** The edition of the privacy statement to which visitors agree. */
  edition: Scalars['String']['output'];
  /** Whether visitors may choose Google Maps. */
  googleMaps: Scalars['Boolean']['output'];
  /** Whether forms are also sent to the software in which the agency keeps its files. */
  hasCrm: Scalars['Boolean']['output'];
  /** The name of the CAPTCHA service; null when the site uses its own check. */
  humanService?: Maybe<Scalars['String']['output']>;
  /** Retention period of submissions, in months. */
  leadsMonths: Scalars['Int']['output'];
  /** The host of pictures and documents; null when this site serves them. */
  mediaHost?: Maybe<Scalars['String']['output']>;
  /** The host of the base map tiles; null when this site serves them. */
  tilesHost?: Maybe<Scalars['String']['output']>;
};

/** The disclosures that Belgian law requires of a real-estate agency. */
export type ProfessionalBody = {
  __typename?: 'ProfessionalBody';
  /** The number assigned by the regulator: BIV in Dutch and German, IPI in French. */
  bivNumber: Scalars['String']['output'];
  /** Membership number of the professional association CIB; null for non-members. */
  cibNumber?: Maybe<Scalars['String']['output']>;
  /** The professional liability insurer. */
  insurer: Scalars['String']['output'];
  /**
   * The number of the liability insurance policy. It is not secret: the terms of use show it to all visitors and read it
   * from here.
   */
  policyNumber: Scalars['String']['output'];
  /**
   * The date of the royal decree that approved the code of ethics. The terms of use show it to all visitors and read it from
   * here.
   */
  royalDecreeDate: Scalars['Date']['output'];
  /**
   * The IBAN of the account for money of third parties; null when the agency does not publish it. It is not secret: the
   * terms of use show it to all visitors.
   */
  thirdPartyAccount?: Maybe<Scalars['String']['output']>;
  /** The titles with which the agency is registered. */
  titles: Array<ProfessionalTitle>;
};

/** The professional title of a Belgian estate agent. */
export type ProfessionalTitle =
  /** Broker: sells and lets for others. */
  | 'BROKER'
  /** Manager of property for owners. */
  | 'MANAGER'
  /** Syndic: manages co-owned buildings. */
  | 'SYNDIC';

/** What the status leaves open. */
export type Progress =
  /** It will be available soon. Until then it has no price and no address, and cannot be viewed. */
  | 'ANNOUNCED'
  /** The owner has accepted an offer; the status is OPTION. */
  | 'OFFER_ACCEPTED'
  /** It is sold if conditions are met, such as a loan for the buyer; the status is OPTION. */
  | 'SOLD_CONDITIONALLY';

/** New construction: a building or development whose entities are sold individually. */
export type Project = Listing & {
  __typename?: 'Project';
  /** Its address. */
  address: Address;
  /** The agent responsible for it. */
  agent?: Maybe<Agent>;
  /** The paths of its page in each language for which a text was written; all languages without any text. */
  alternates: Array<LocalizedPath>;
  /** The architect. */
  architect?: Maybe<Scalars['String']['output']>;
  /** The number of entities on offer without an option. */
  availableCount: Scalars['Int']['output'];
  /** The expected delivery: the first day of the month or quarter. */
  delivery?: Maybe<Scalars['Date']['output']>;
  /** The agent's description, without prices once no longer offered; null when there is no text in any language. */
  description?: Maybe<LocalizedText>;
  /** The developer, who also sells it. */
  developer?: Maybe<Scalars['String']['output']>;
  /** Files for download. */
  documents: Array<Document>;
  /** Its entities in the agency's order, at most 500; sold ones stay listed. */
  entities: Array<ProjectEntity>;
  /** One of its entities; null when it has none with this id. */
  entity?: Maybe<ProjectEntity>;
  /** The number of entities. */
  entityCount: Scalars['Int']['output'];
  /** Whether viewings can be booked online: it is offered, and its viewing rules do not disable them. */
  hasAgenda: Scalars['Boolean']['output'];
  /**
   * Like `hasAgenda`.
   * @deprecated Since 2026-11-30: use `hasAgenda`.
   */
  hasViewings: Scalars['Boolean']['output'];
  /** The kind of marker: that of most of its entities, residential when it has none. */
  headType: HeadType;
  /** Permanent id; listings of every kind share one id space. */
  id: Scalars['ID']['output'];
  /** Whether search engines may index its page: it is offered, or was closed less than 90 days ago. */
  isIndexable: Scalars['Boolean']['output'];
  /** Whether the location is blurred. */
  isLocationBlurred: Scalars['Boolean']['output'];
  /** Its kind; an allotment when the agency does not say it and all entities are land. */
  kind: ProjectKind;
  /** The smallest and largest living area of its entities, in m². */
  livingArea?: Maybe<AreaRange>;
  /** Its location; blurred to 500 m when the address is hidden. */
  location: Point;
  /** Its proper name, the same in every language. */
  name: Scalars['String']['output'];
  /**
   * Public places within a kilometre of its location, nearest first, at most two of each kind; by OpenStreetMap, if the
   * agency has a map file.
   */
  nearby: Array<NearbyPlace>;
  /** The nearest office within 50 km; null when there is none, or when the listing is withdrawn. */
  nearestOffice?: Maybe<NearbyOffice>;
  /** The next free slot for a viewing; null when there is none, or when viewings cannot be booked. */
  nextSlot?: Maybe<Slot>;
  /**
   * Like `nextSlot`.
   * @deprecated Since 2026-11-30: use `nextSlot`.
   */
  nextViewing?: Maybe<Slot>;
  /** The responsible office. */
  office: Office;
  /** The path of its page in the requested language. */
  path: Scalars['String']['output'];
  /** Pictures in display order; files that failed processing are left out. */
  photos: Array<Picture>;
  /** The same as `priceFrom`. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Euros: the lowest price of a home on offer, or of any entity when no home has a price; null when no entity has one. */
  priceFrom?: Maybe<Scalars['Float']['output']>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** The agency's own reference. */
  reference: Scalars['String']['output'];
  /** Similar projects on offer with at least one available entity, nearest first. */
  similar: Array<Project>;
  /** The construction stage. */
  stage: ProjectStage;
  /** Its status. */
  status: Status;
  /** The languages for which a text was written. */
  textLocales: Array<Locale>;
  /** A one-line heading; null when there is no text in any language. */
  title?: Maybe<LocalizedText>;
  /** Whether its entities are for sale or to rent. */
  transaction: Transaction;
  /** Property types of its entities, most frequent first. */
  types: Array<EstateType>;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
  /** URL of a video. */
  video?: Maybe<Scalars['String']['output']>;
  /** URL of a virtual tour. */
  virtualTour?: Maybe<Scalars['String']['output']>;
};


/** New construction: a building or development whose entities are sold individually. */
export type ProjectEntityArgs = {
  id: Scalars['ID']['input'];
};


/** New construction: a building or development whose entities are sold individually. */
export type ProjectPhotosArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** New construction: a building or development whose entities are sold individually. */
export type ProjectSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** A home, shop or garage in a project. */
export type ProjectEntity = Listing & {
  __typename?: 'ProjectEntity';
  /** The address of its project. */
  address: Address;
  /** Gross area in m². */
  area?: Maybe<Scalars['Float']['output']>;
  /** Number of bedrooms. */
  bedrooms?: Maybe<Scalars['Int']['output']>;
  /** When it or its project was sold, rented or withdrawn; null while it is on offer. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The energy certificate; null while there is none, as before the completion. */
  epc?: Maybe<Epc>;
  /** The floor; 0 is the ground floor, −1 the cellar. */
  floor?: Maybe<Scalars['Int']['output']>;
  /** Whether viewings can be booked online: it is offered, and its viewing rules do not disable them. */
  hasAgenda: Scalars['Boolean']['output'];
  /**
   * Like `hasAgenda`.
   * @deprecated Since 2026-11-30: use `hasAgenda`.
   */
  hasViewings: Scalars['Boolean']['output'];
  /** The kind of marker. */
  headType: HeadType;
  /** Permanent id; listings of every kind share one id space. */
  id: Scalars['ID']['output'];
  /** Whether search engines may index its page: it and its project are each on offer, or closed less than 90 days ago. */
  isIndexable: Scalars['Boolean']['output'];
  /** The share of the price that is for the land, in per cent. */
  landPercent?: Maybe<Scalars['Float']['output']>;
  /** What the law of its region requires in its advert; empty once it is no longer offered. */
  legalStatements: Array<LegalStatement>;
  /** Living area in m². */
  livingArea?: Maybe<Scalars['Float']['output']>;
  /** The location of its project; blurred to 500 m when the address is hidden. */
  location: Point;
  /** The next free slot for a viewing; null when there is none, or when viewings cannot be booked. */
  nextSlot?: Maybe<Slot>;
  /**
   * Like `nextSlot`.
   * @deprecated Since 2026-11-30: use `nextSlot`.
   */
  nextViewing?: Maybe<Slot>;
  /** Its number within the building. */
  number: Scalars['String']['output'];
  /** The path of its page in the requested language. */
  path: Scalars['String']['output'];
  /** Its floor plan and the pictures of its project; none when it is withdrawn. */
  photos: Array<Picture>;
  /** Its floor plan; null when there is none yet, or when it is withdrawn. */
  plan?: Maybe<Picture>;
  /** Town planning information; in Flanders the law requires all of it. */
  planning?: Maybe<Planning>;
  /** Area of its private land in m². */
  plotArea?: Maybe<Scalars['Float']['output']>;
  /** Euros, without taxes on a new building. Null: on request, or no longer offered. */
  price?: Maybe<Scalars['Float']['output']>;
  /**
   * Euros: the price with VAT and registration duty, without the costs of the deed. Null without a price, a regime or a
   * rate, and when it is not for sale in Belgium.
   */
  priceWithTaxes?: Maybe<Scalars['Float']['output']>;
  /** The project. */
  project: Project;
  /** The agency's own reference. */
  reference: Scalars['String']['output'];
  /** Its status, limited by that of the project: it is never on offer when the project is not. */
  status: Status;
  /** The subtype. */
  subType: EstateSubType;
  /** Area of its terraces in m². */
  terraceArea?: Maybe<Scalars['Float']['output']>;
  /** The heading of its project; null when there is no text in any language, or when it is withdrawn. */
  title?: Maybe<LocalizedText>;
  /** The property type. */
  type: EstateType;
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
  /** The VAT rate of the building in per cent: 21, or 6 for an only own home after demolition on the same plot. */
  vatRate?: Maybe<Scalars['Int']['output']>;
  /** What VAT is due on; null when the agency does not say it. */
  vatRegime?: Maybe<VatRegime>;
};


/** A home, shop or garage in a project. */
export type ProjectEntityPhotosArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * Search criteria for projects. Type and price must match the same entity, and that entity must be on offer. Without a
 * type, prices are compared with the entities that `priceFrom` considers: homes, or all entities when no home has a price.
 */
export type ProjectFilter = {
  /** Only projects that were changed here since this moment; see `EstateFilter.changedSince`. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** City ids, at most 50; a city with `isMain` includes all localities of its postal code. */
  cities?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Delivered on or before this day. */
  deliveredBy?: InputMaybe<Scalars['Date']['input']>;
  /** Maximum price of an entity in euros. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum price of an entity in euros. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Property types of entities on offer. */
  types?: InputMaybe<Array<EstateType>>;
  /** What happens when a city does not exist; `REJECT` when absent. */
  unknownPlaces?: InputMaybe<UnknownPlaces>;
};

/** The kind of a project. */
export type ProjectKind =
  /** An allotment: its entities are building plots, called lots. */
  | 'ALLOTMENT'
  /** A building or development of homes, shops and garages. */
  | 'BUILDING';

/** One page of projects. */
export type ProjectPage = {
  __typename?: 'ProjectPage';
  /** Cities with projects on offer, independent of the filter; largest count first, at most 100. */
  cities: Array<CityCount>;
  /** Delivery years of projects on offer, independent of the filter, from the current year on, in ascending order. */
  deliveryYears: Array<Scalars['Int']['output']>;
  /** The projects of this page. */
  items: Array<Project>;
  /** The requested page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The number of items per page. */
  pageSize: Scalars['Int']['output'];
  /** The number of items on all pages. */
  total: Scalars['Int']['output'];
};

/** The construction stage of a project. */
export type ProjectStage =
  /** Completed. */
  | 'COMPLETED'
  /** Not started. */
  | 'PLANNED'
  /** Under construction. */
  | 'UNDER_CONSTRUCTION';

/** The costs of a purchase beside its price. Amounts are in euros. */
export type PurchaseCost = {
  __typename?: 'PurchaseCost';
  /** What the buyer brings on the day of the deed: price and costs without the loan; 0 when the loan covers both. */
  dueAtDeed: Scalars['Float']['output'];
  /** Flanders: whether the costs are those of a core city or the Flemish periphery of Brussels. False elsewhere. */
  isInCoreCity: Scalars['Boolean']['output'];
  /** Whether the costs are those of an only own home. */
  isOnlyOwnHome: Scalars['Boolean']['output'];
  /** What is bought. */
  kind: PurchaseKind;
  /** The amounts: first the deed of purchase, then the deed of the mortgage. */
  lines: Array<PurchaseCostLine>;
  /** The amount borrowed; 0 for no loan. */
  loanAmount: Scalars['Float']['output'];
  /** The sum of the deed of the mortgage; 0 without a loan. */
  loanTotal: Scalars['Float']['output'];
  /** The price, without VAT. */
  price: Scalars['Float']['output'];
  /** The sum of the deed of purchase. */
  purchaseTotal: Scalars['Float']['output'];
  /** The sum of all lines. */
  total: Scalars['Float']['output'];
};

/** What an amount of the costs of a purchase is for. */
export type PurchaseCostCode =
  /** Administrative costs of the notary. */
  | 'ADMINISTRATION'
  /** Registration of the annexes. */
  | 'ANNEXES_DUTY'
  /** Searches at public services. */
  | 'DISBURSEMENTS'
  /** Administrative costs for the deed of the mortgage. */
  | 'LOAN_ADMINISTRATION'
  /** Registration of the annexes of the deed of the mortgage. */
  | 'LOAN_ANNEXES_DUTY'
  /** Searches for the deed of the mortgage. */
  | 'LOAN_DISBURSEMENTS'
  /** Registration duty on the mortgage. */
  | 'LOAN_DUTY'
  /** The notary's fee for the deed of the mortgage. */
  | 'LOAN_FEE'
  /** Mortgage duty. */
  | 'LOAN_MORTGAGE_DUTY'
  /** Entry of the mortgage in the registers. */
  | 'LOAN_RETRIBUTION'
  /** VAT on fee, administrative costs, searches and writing duty of the deed of the mortgage. */
  | 'LOAN_VAT_ON_FEES'
  /** Writing duty of the deed of the mortgage. */
  | 'LOAN_WRITING_DUTY'
  /** The notary's fee. */
  | 'NOTARY_FEE'
  /** Registration duty on the sale. */
  | 'REGISTRATION_DUTY'
  /** Transcription of the deed in the registers. */
  | 'TRANSCRIPTION'
  /** VAT on a new building. */
  | 'VAT_BUILDING'
  /** VAT on the land of a new building. */
  | 'VAT_LAND'
  /** VAT on fee, administrative costs, searches and writing duty. */
  | 'VAT_ON_FEES'
  /** Writing duty. */
  | 'WRITING_DUTY';

/** What the costs of a purchase depend on beside price and place. Absent fields have the values stated. */
export type PurchaseCostInput = {
  /** Brussels: the energy classes gained by a renovation within five years, 0 to 6. */
  energyClassesGained?: Scalars['Int']['input'];
  /**
   * Flanders: whether it is in a core city or in the Flemish periphery of Brussels. When absent, the municipality of the
   * estate decides; false for a purchase without an estate.
   */
  isInCoreCity?: InputMaybe<Scalars['Boolean']['input']>;
  /** New buildings: whether the building's seller also sells the land. */
  isLandOfSameSeller?: Scalars['Boolean']['input'];
  /** Whether it becomes the only own home of natural persons. Without effect for properties to which that does not apply. */
  isOnlyOwnHome?: Scalars['Boolean']['input'];
  /** New buildings: whether it replaces a demolished building on the same plot, within the rule's area. */
  isRebuilt?: Scalars['Boolean']['input'];
  /** New buildings: the land's share of the price in per cent, 0 to 100. */
  landPercent?: Scalars['Float']['input'];
  /** Euros borrowed, 0 for no mortgage. When absent: the usual share of the price, or 0 when that is below 25,000. */
  loanAmount?: InputMaybe<Scalars['Float']['input']>;
};

/** One amount of the costs of a purchase. */
export type PurchaseCostLine = {
  __typename?: 'PurchaseCostLine';
  /** Euros. */
  amount: Scalars['Float']['output'];
  /** What is paid. */
  code: PurchaseCostCode;
  /** Whether one of these rules is not certain. */
  isIndicative: Scalars['Boolean']['output'];
  /** The rules that the amount follows from. */
  rules: Array<LegalRule>;
};

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

/** All queries. */
export type Query = {
  __typename?: 'Query';
  /**
   * A page that the agency wrote itself; null when it has none at this path. A page that was not written in the language
   * is returned in another one.
   */
  agencyPage?: Maybe<AgencyPage>;
  /** The pages that the agency wrote itself, in the order of their names. */
  agencyPages?: Maybe<Array<AgencyPage>>;
  /**
   * The viewing slots of an estate, a project or an entity of a project. Null when there is none with this id, when it is
   * not offered, and when its viewings cannot be booked online.
   */
  agenda?: Maybe<Agenda>;
  /** One agent of the team; null when it has none with this id. */
  agent?: Maybe<Agent>;
  /** A viewing, as shown to the agent; null when the token is not valid. */
  agentAppointment?: Maybe<AgentAppointment>;
  /** The team: the agents whom the agency shows, ordered by the names of their offices, then by their own. */
  agents?: Maybe<AgentPage>;
  /** A viewing, as shown to the visitor who booked it; null when the token is not valid. */
  appointment?: Maybe<Appointment>;
  /** The outlines of map areas, in the order of the ids; invalid ids are left out. */
  areaOutlines?: Maybe<Array<AreaOutline>>;
  /** Map areas by id, in the order of the ids; invalid ids are left out. */
  areas?: Maybe<Array<Area>>;
  /** Cities by id, in the order of the ids; unknown ids are left out. */
  cities?: Maybe<Array<City>>;
  /** The municipalities where the agency has sold and let most homes in the last two years, at most 12; no prices. */
  closedHomes?: Maybe<Array<ClosedHomes>>;
  /** Countries with homes for sale or to rent on offer, most homes first. */
  countries?: Maybe<Array<CountryCount>>;
  /**
   * One estate with any status except IN_PREPARATION; null when there is none with this id.
   * A sold or rented estate has no price. A withdrawn one has only its type, address and status.
   */
  estate?: Maybe<Estate>;
  /**
   * Map markers of homes and new-construction projects on offer, newest first. With a `zoom`, at most 200 markers represent
   * all homes: homes in the same grid cell share a marker with a `cluster`. A cell is about 85 pixels wide at that zoom, and
   * wider when the bounds contain more than 200 cells. Cells on the edge of the bounds are counted completely. After the
   * homes come at most 50 projects, the newest first, which are never clustered.
   * A project itself must match the place (cities, areas, countries, bounds) and the time since publication. Types, price,
   * bedrooms and areas in m² must all match one of its entities that is on offer. Without a type, only the entities that
   * `Project.priceFrom` considers are compared. Projects are for sale and have no year of construction, energy label, extras,
   * heating, terms of sale, office, agent, moment of change or search words here: a search for rentals, or for one of these,
   * finds no projects.
   */
  estateMarkers?: Maybe<Array<EstateMarker>>;
  /** Homes on offer: one page of results, the total, and counts by facet. */
  estates?: Maybe<EstatePage>;
  /** The listings that the visitor keeps, oldest first. */
  favorites: Array<Favorite>;
  /** The listings on offer that the agency features, the latest first, at most 12. */
  featuredListings?: Maybe<Array<Listing>>;
  /** State of the opt-out link in a mail sent by another visitor; null: the token is not valid. */
  friendMailsRefusal?: Maybe<FriendMailsRefusal>;
  /** What the agency wrote for the home page; null when it is the site's own. */
  homeContent?: Maybe<HomeContent>;
  /** The challenge that a form needs before it is shown. Each query returns a new one, valid for a day and one submission. */
  humanChallenge?: Maybe<HumanChallenge>;
  /** The sections that the agency added to a legal page. */
  legalAdditions?: Maybe<Array<LegalAddition>>;
  /** A listing of any kind with any status except IN_PREPARATION; null when there is none with this id. */
  listing?: Maybe<Listing>;
  /**
   * The statuses of listings of any kind, in the order of the ids. A listing with the status IN_PREPARATION is included:
   * only its status is public. Unknown ids are left out.
   */
  listingStatuses?: Maybe<Array<ListingStatus>>;
  /**
   * Listings of any kind by id, in the order of the ids. Listings with the status IN_PREPARATION and unknown ids are left
   * out.
   */
  listings?: Maybe<Array<Listing>>;
  /** The homes for sale or to rent in a town or municipality, in figures; null when none has this address. */
  localOffer?: Maybe<LocalOffer>;
  /** The items of the site's menu and footer. Lists without items, such as holiday homes, are left out. */
  menu?: Maybe<Menu>;
  /** The agency's news, newest first, whatever the language it was written in. */
  news?: Maybe<NewsPage>;
  /** One news item; null when there is none with this id, or when it was withdrawn. */
  newsItem?: Maybe<NewsItem>;
  /** A sentence of the agency for all pages; null when there is none today. */
  notice?: Maybe<SiteNotice>;
  /** The kinds of listings of which the agency has one on offer. */
  offeredKinds?: Maybe<Array<OfferedKind>>;
  /** One office; null when there is none with this id. */
  office?: Maybe<Office>;
  /** All offices of the agency, ordered by name. Not paginated: an agency has few offices, never more than 100. */
  offices?: Maybe<Array<Office>>;
  /** All data that the site stores about an e-mail address; null when the token is not valid or the data were erased. */
  personalData?: Maybe<PersonalData>;
  /** One project with any status except IN_PREPARATION; null when there is none with this id. */
  project?: Maybe<Project>;
  /** New-construction projects on offer, newest first. */
  projects?: Maybe<ProjectPage>;
  /**
   * The costs of a purchase beside its price, by the rules in force today in Brussels. The error `RULE_UNKNOWN` says that
   * a rule has ended and its successor is not known yet.
   */
  purchaseCost?: Maybe<PurchaseCost>;
  /** One rental unit with any status except IN_PREPARATION; null when there is none with this id. */
  rentalUnit?: Maybe<RentalUnit>;
  /** Rental units on offer, newest first. */
  rentalUnits?: Maybe<RentalUnitPage>;
  /** The legal rules of a region that are in force on a day: on the costs of buying and renting, and on adverts. */
  rules?: Maybe<Array<LegalRule>>;
  /**
   * Searches cities by any of their names, a part of a name, or a postal code; best match first. Tolerates typing errors.
   * Without a query it lists all cities by name.
   */
  searchCities?: Maybe<CityPage>;
  /** Belgian municipalities whose name contains the query, in alphabetical order; all for an empty query. */
  searchMunicipalities?: Maybe<AreaPage>;
  /** The public settings of the agency and of this site. */
  settings?: Maybe<Settings>;
  /** The held slot that belongs to this token; null when the token is not valid or has expired. */
  slotHold?: Maybe<SlotHold>;
  /** A stay, as shown to the visitor who requested it; null when the token is not valid. */
  stay?: Maybe<Stay>;
  /** A stay, as shown to the person who answers the request; null when the token is not valid. */
  stayToAnswer?: Maybe<StayToAnswer>;
  /** A subscription to new offers, for its owner; null when the token is not valid or no longer valid. */
  subscription?: Maybe<Subscription>;
  /** Preview of a search: the homes published in the last 30 days that match it, newest first. */
  subscriptionPreview?: Maybe<EstatePage>;
  /**
   * The homes for sale or to rent in a town, in figures; null when no town has this address.
   * @deprecated Since 2026-11-26: use `localOffer`, which also finds municipalities.
   */
  town?: Maybe<Town>;
  /** A place on a waiting list; null when the token is not valid. */
  waitingEntry?: Maybe<WaitingEntry>;
};


/** All queries. */
export type QueryAgencyPageArgs = {
  locale: Locale;
  slug: Scalars['String']['input'];
};


/** All queries. */
export type QueryAgencyPagesArgs = {
  locale: Locale;
};


/** All queries. */
export type QueryAgendaArgs = {
  days?: Scalars['Int']['input'];
  estateId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  hold?: InputMaybe<Scalars['String']['input']>;
  listingId?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. */
export type QueryAgentArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** All queries. */
export type QueryAgentAppointmentArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};


/** All queries. */
export type QueryAgentsArgs = {
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. */
export type QueryAppointmentArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};


/** All queries. */
export type QueryAreaOutlinesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** All queries. */
export type QueryAreasArgs = {
  ids: Array<Scalars['ID']['input']>;
  locale: Locale;
};


/** All queries. */
export type QueryCitiesArgs = {
  ids: Array<Scalars['ID']['input']>;
  locale: Locale;
};


/** All queries. */
export type QueryClosedHomesArgs = {
  locale: Locale;
};


/** All queries. */
export type QueryEstateArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** All queries. */
export type QueryEstateMarkersArgs = {
  filter?: InputMaybe<EstateFilter>;
  first?: Scalars['Int']['input'];
  locale: Locale;
  zoom?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. */
export type QueryEstatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EstateFilter>;
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<EstateSort>;
};


/** All queries. */
export type QueryFeaturedListingsArgs = {
  locale: Locale;
};


/** All queries. */
export type QueryFriendMailsRefusalArgs = {
  token: Scalars['String']['input'];
};


/** All queries. */
export type QueryHomeContentArgs = {
  locale: Locale;
};


/** All queries. */
export type QueryLegalAdditionsArgs = {
  locale: Locale;
  page: LegalPage;
};


/** All queries. */
export type QueryListingArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** All queries. */
export type QueryListingStatusesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** All queries. */
export type QueryListingsArgs = {
  ids: Array<Scalars['ID']['input']>;
  locale: Locale;
};


/** All queries. */
export type QueryLocalOfferArgs = {
  locale: Locale;
  slug: Scalars['String']['input'];
  transaction: Transaction;
};


/** All queries. */
export type QueryMenuArgs = {
  locale: Locale;
};


/** All queries. */
export type QueryNewsArgs = {
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. */
export type QueryNewsItemArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** All queries. */
export type QueryNoticeArgs = {
  locale: Locale;
};


/** All queries. */
export type QueryOfficeArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** All queries. */
export type QueryOfficesArgs = {
  locale: Locale;
};


/** All queries. */
export type QueryPersonalDataArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};


/** All queries. */
export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** All queries. */
export type QueryProjectsArgs = {
  filter?: InputMaybe<ProjectFilter>;
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. */
export type QueryPurchaseCostArgs = {
  input?: InputMaybe<PurchaseCostInput>;
  kind?: PurchaseKind;
  locale: Locale;
  price: Scalars['Float']['input'];
  region: Region;
};


/** All queries. */
export type QueryRentalUnitArgs = {
  id: Scalars['ID']['input'];
  locale: Locale;
};


/** All queries. */
export type QueryRentalUnitsArgs = {
  filter?: InputMaybe<RentalUnitFilter>;
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. */
export type QueryRulesArgs = {
  locale: Locale;
  on?: InputMaybe<Scalars['Date']['input']>;
  region: Region;
};


/** All queries. */
export type QuerySearchCitiesArgs = {
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** All queries. */
export type QuerySearchMunicipalitiesArgs = {
  locale: Locale;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  query?: Scalars['String']['input'];
};


/** All queries. */
export type QuerySlotHoldArgs = {
  token: Scalars['String']['input'];
};


/** All queries. */
export type QueryStayArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};


/** All queries. */
export type QueryStayToAnswerArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};


/** All queries. */
export type QuerySubscriptionArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};


/** All queries. */
export type QuerySubscriptionPreviewArgs = {
  filter: EstateFilter;
  locale: Locale;
};


/** All queries. */
export type QueryTownArgs = {
  locale: Locale;
  slug: Scalars['String']['input'];
  transaction: Transaction;
};


/** All queries. */
export type QueryWaitingEntryArgs = {
  locale: Locale;
  token: Scalars['String']['input'];
};

/** The subject of a message to the agency. */
export type QuestionType =
  /** A free, non-binding estimate of a home. */
  | 'ESTIMATE'
  /** General advice. */
  | 'GENERAL'
  /** Selling a home, or an appointment to discuss a sale. */
  | 'SELL';

/** A rectangle on the map, WGS 84. */
export type Rectangle = {
  __typename?: 'Rectangle';
  /** Longitude of the right edge, in degrees east. */
  east: Scalars['Float']['output'];
  /** Latitude of the upper edge, in degrees north. */
  north: Scalars['Float']['output'];
  /** Latitude of the lower edge, in degrees north. */
  south: Scalars['Float']['output'];
  /** Longitude of the left edge, in degrees east. */
  west: Scalars['Float']['output'];
};

/** An opt-out. */
export type RefuseFriendMailsInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
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
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A region of Belgium. The energy scale and the planning rules depend on it. */
export type Region =
  /** Brussels-Capital Region. */
  | 'BRUSSELS'
  /** Flemish Region. */
  | 'FLANDERS'
  /** Walloon Region, the German-speaking Community included. */
  | 'WALLONIA';

/** The result of removing one filter. */
export type Relaxation = {
  __typename?: 'Relaxation';
  /** The filter. */
  filter: FilterGroup;
  /** The number of homes found without it. */
  total: Scalars['Int']['output'];
};

/** A period from the first night to the day of departure (half-open). */
export type RentalPeriod = {
  __typename?: 'RentalPeriod';
  /** The first night. */
  from: Scalars['Date']['output'];
  /** The day of departure. */
  until: Scalars['Date']['output'];
};

/** Prices and arrival rules in one period. Seasons of a unit never overlap. */
export type RentalSeason = {
  __typename?: 'RentalSeason';
  /** Weekdays on which a stay can begin: 1 is Monday, 7 Sunday. */
  arrivalDays: Array<Scalars['Int']['output']>;
  /** The first night. */
  from: Scalars['Date']['output'];
  /** The minimum number of nights of a stay that begins in this season. */
  minNights: Scalars['Int']['output'];
  /** Euros. */
  pricePerNight: Scalars['Float']['output'];
  /** Euros; never more than seven single nights. */
  pricePerWeek: Scalars['Float']['output'];
  /** The day after the last night. */
  until: Scalars['Date']['output'];
};

/** A holiday home that is let by the night and by the week. */
export type RentalUnit = Listing & {
  __typename?: 'RentalUnit';
  /** Its address. */
  address: Address;
  /** The agent responsible for it. */
  agent?: Maybe<Agent>;
  /** Whether guests may bring pets. */
  allowsPets: Scalars['Boolean']['output'];
  /** The paths of its page in each language for which a text was written; all languages without any text. */
  alternates: Array<LocalizedPath>;
  /** Number of bathrooms. */
  bathrooms?: Maybe<Scalars['Int']['output']>;
  /** Number of bedrooms; 0 is a studio. */
  bedrooms?: Maybe<Scalars['Int']['output']>;
  /** The first possible arrival day: today in Brussels. */
  bookableFrom: Scalars['Date']['output'];
  /** The agent's description, without prices once no longer offered; null when there is no text in any language. */
  description?: Maybe<LocalizedText>;
  /** Files for download. */
  documents: Array<Document>;
  /** Its facilities, in display order. */
  facilities: Array<HolidayFacility>;
  /** The kind of marker: residential. */
  headType: HeadType;
  /** Permanent id; listings of every kind share one id space. */
  id: Scalars['ID']['output'];
  /** Whether search engines may index its page: it is let, or was closed less than 90 days ago. */
  isIndexable: Scalars['Boolean']['output'];
  /** Whether the location is blurred. */
  isLocationBlurred: Scalars['Boolean']['output'];
  /** Its location; blurred to 500 m when the address is hidden. */
  location: Point;
  /** Its proper name, the same in every language. */
  name: Scalars['String']['output'];
  /**
   * Public places within a kilometre of its location, nearest first, at most two of each kind; by OpenStreetMap, if the
   * agency has a map file.
   */
  nearby: Array<NearbyPlace>;
  /** The nearest office within 50 km; null when there is none, or when the listing is withdrawn. */
  nearestOffice?: Maybe<NearbyOffice>;
  /** The responsible office. */
  office: Office;
  /** The path of its page in the requested language. */
  path: Scalars['String']['output'];
  /** The maximum number of guests. */
  persons: Scalars['Int']['output'];
  /** Pictures in display order; files that failed processing are left out. */
  photos: Array<Picture>;
  /** The same as `priceFromPerWeek`. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Euros: the lowest price per night of its current and future seasons; null once it is no longer let. */
  priceFromPerNight?: Maybe<Scalars['Float']['output']>;
  /** Euros: the lowest price per week of its current and future seasons; null once it is no longer let. */
  priceFromPerWeek?: Maybe<Scalars['Float']['output']>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** The agency's own reference. */
  reference: Scalars['String']['output'];
  /** Its current and future seasons, in chronological order; empty once it is no longer let. */
  seasons: Array<RentalSeason>;
  /**
   * Similar units on offer: in the same country, in Belgium in the same region, for at least as many guests; nearest
   * first.
   */
  similar: Array<RentalUnit>;
  /** Its status. */
  status: Status;
  /** What a stay costs, or why it is not possible. Only a quote: nothing is reserved. */
  stay: StayQuote;
  /** The languages for which a text was written. */
  textLocales: Array<Locale>;
  /** A one-line heading; null when there is no text in any language. */
  title?: Maybe<LocalizedText>;
  /** Unavailable nights from today on, in chronological order; adjacent periods are merged. */
  unavailable: Array<RentalPeriod>;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
  /** URL of a video. */
  video?: Maybe<Scalars['String']['output']>;
  /** URL of a virtual tour. */
  virtualTour?: Maybe<Scalars['String']['output']>;
};


/** A holiday home that is let by the night and by the week. */
export type RentalUnitPhotosArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A holiday home that is let by the night and by the week. */
export type RentalUnitSimilarArgs = {
  first?: Scalars['Int']['input'];
};


/** A holiday home that is let by the night and by the week. */
export type RentalUnitStayArgs = {
  from: Scalars['Date']['input'];
  persons: Scalars['Int']['input'];
  until: Scalars['Date']['input'];
};

/** Search criteria for rental units; all given criteria must match. */
export type RentalUnitFilter = {
  /** Only units that were changed here since this moment; see `EstateFilter.changedSince`. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** City ids, at most 50; a city with `isMain` includes all localities of its postal code. */
  cities?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only in this country. */
  country?: InputMaybe<Country>;
  /**
   * The first night of a period in which the unit must be let and free; requires `until`. Arrival days are not checked. A
   * period that begins before today finds nothing.
   */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The minimum number of guests it must accommodate; from 1. */
  persons?: InputMaybe<Scalars['Int']['input']>;
  /** True: pets must be allowed. False: no restriction. */
  pets?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only in this region of Belgium. */
  region?: InputMaybe<Region>;
  /** What happens when a city does not exist; `REJECT` when absent. */
  unknownPlaces?: InputMaybe<UnknownPlaces>;
  /** The day of departure, after `from`. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** One page of rental units. */
export type RentalUnitPage = {
  __typename?: 'RentalUnitPage';
  /** The first possible arrival day: today in Brussels. */
  bookableFrom: Scalars['Date']['output'];
  /** The units of this page. */
  items: Array<RentalUnit>;
  /** The requested page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The number of items per page. */
  pageSize: Scalars['Int']['output'];
  /** Cities with units that match the other criteria, wherever they are; largest count first, at most 100. */
  places: Array<CityCount>;
  /** The number of items on all pages. */
  total: Scalars['Int']['output'];
};

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

/** An answer to a request for a stay. */
export type ReservationAnswerInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether the stay is accepted. */
  isAccepted: Scalars['Boolean']['input'];
  /** The language of messages in the response. */
  locale: Locale;
  /** A message to the visitor, at most 500 characters, without links. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The secret token in the mail that asks for an answer. */
  token: Scalars['String']['input'];
};

/** The outcome of an answer or a cancellation. */
export type ReservationAnswerPayload = SubmissionPayload & {
  __typename?: 'ReservationAnswerPayload';
  /** `NOT_FOUND`, `ALREADY_ANSWERED`, `ALREADY_CANCELLED`, `TOO_LATE`; `PERIOD_TAKEN`: it can only be declined. */
  errors: Array<UserError>;
  /** Whether the change was made. */
  isDone: Scalars['Boolean']['output'];
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** The stay that the visitor cancelled; null for an answer, and when nothing was changed. */
  stay?: Maybe<Stay>;
};

/** A stay to cancel. */
export type ReservationCancelInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
  /** The secret token in the visitor's links. */
  token: Scalars['String']['input'];
};

/** A request for a stay. */
export type ReservationInput = {
  /** One e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The first night. Leaving out this or another required field returns a validation error. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Proof that the sender is human. */
  human?: InputMaybe<HumanProofInput>;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input sends no second request. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The visitor's language, also used for the mails. */
  locale: Locale;
  /** The number of guests. */
  persons?: InputMaybe<Scalars['Int']['input']>;
  /** A telephone number; without a country code it is read as a Belgian one. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether the visitor agrees to the privacy statement. Must be true. */
  privacyConsent: Scalars['Boolean']['input'];
  /** The id of a rental unit that is let. */
  rentalUnitId: Scalars['ID']['input'];
  /** Euros: the price that was shown. A different current price returns `PRICE_CHANGED` and requests nothing. */
  total?: InputMaybe<Scalars['Float']['input']>;
  /** The day of departure. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** Whether the guests bring pets. */
  withPets?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of a request for a stay. */
export type ReservationPayload = SubmissionPayload & {
  __typename?: 'ReservationPayload';
  /**
   * `REQUIRED`, `EMAIL`, `PHONE` and `CONSENT` on the field concerned; the codes of `StayErrorCode` on `from`, `until` and
   * `persons`; `NO_PETS` on `withPets`; `PRICE_CHANGED` on `total`.
   */
  errors: Array<UserError>;
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** The requested stay; null when nothing was requested. */
  stay?: Maybe<Stay>;
  /** The secret token in the visitor's links; null when nothing was requested. */
  token?: Maybe<Scalars['String']['output']>;
};

/** What a client wrote about the agency. */
export type Review = {
  __typename?: 'Review';
  /** Who wrote it. */
  author: Scalars['String']['output'];
  /** The day on which it was written. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Stars, from 1 to 5; null when there are none. */
  stars?: Maybe<Scalars['Int']['output']>;
  /** Their words. */
  text: Scalars['String']['output'];
};

/** What clients wrote about the agency. */
export type ReviewsBlock = {
  __typename?: 'ReviewsBlock';
  /** The reviews, in the agency's order. */
  reviews: Array<Review>;
  /** The heading; may be empty. */
  title: Scalars['String']['output'];
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
  /** The use of the room. */
  kind: RoomKind;
};

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

/** Where a rule can be read. */
export type RuleSource = {
  __typename?: 'RuleSource';
  /** The law or the page, in the requested language. */
  name: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['String']['output'];
};

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

/** How an estate is sold. */
export type SaleTerms = {
  __typename?: 'SaleTerms';
  /** The annuity of a sale by life annuity. */
  annuity?: Maybe<LifeAnnuity>;
  /** The last day for bids or offers. */
  closesOn?: Maybe<Scalars['Date']['output']>;
  /** How it gets its price and its buyer. */
  method: SaleMethod;
  /** The first day for bids. */
  opensOn?: Maybe<Scalars['Date']['output']>;
  /** The page of the sale on another site, such as Biddit. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The form of address of a subscriber. */
export type Salutation =
  /** Madam. */
  | 'MADAM'
  /** Sir. */
  | 'SIR';

/** The public settings of the agency and the site. */
export type Settings = {
  __typename?: 'Settings';
  /** The name of the agency. */
  agencyName: Scalars['String']['output'];
  /** The company behind the site. */
  company: Company;
  /** Its e-mail address. */
  email: Scalars['String']['output'];
  /** The ids of the statuses of which homes show no details on a map. */
  hiddenStatusIds: Array<Scalars['Int']['output']>;
  /** The languages of the site, in the order in which they are offered. */
  locales: Array<Locale>;
  /** The bounds and defaults of the mortgage calculator. */
  mortgage: MortgageSettings;
  /** The number of homes on a results page. */
  pageSize: Scalars['Int']['output'];
  /** Its telephone number, formatted for display. */
  phone: Scalars['String']['output'];
  /** The facts that the privacy statement mentions. */
  privacy: PrivacySettings;
  /** Registration with the professional body. */
  professionalBody: ProfessionalBody;
  /** The agency's pages on social media, in its own order. */
  socialLinks: Array<SocialLink>;
  /** Today's date in Brussels: the day whose rules apply. */
  today: Scalars['Date']['output'];
};

/** A sentence of the agency above every page. */
export type SiteNotice = {
  __typename?: 'SiteNotice';
  /** Where it leads; null: nowhere. */
  path?: Maybe<Scalars['String']['output']>;
  /** The text. */
  text: Scalars['String']['output'];
  /** `path` as an absolute URL. */
  url?: Maybe<Scalars['String']['output']>;
  /** The language of the text, when it was not written in the requested one. */
  writtenIn?: Maybe<Locale>;
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
  /** The visitor's contact details; only for a hold that was offered from a waiting list. */
  contact?: Maybe<SlotHoldContact>;
  /** When the viewing ends. */
  endsAt: Scalars['DateTime']['output'];
  /**
   * Like `listingId`.
   * @deprecated Since 2026-11-30: use `listingId`.
   */
  estateId: Scalars['ID']['output'];
  /** When the hold expires. */
  heldUntil: Scalars['DateTime']['output'];
  /** An id for the caches of clients, the same for the same token. No argument accepts it. */
  id: Scalars['ID']['output'];
  /** The id of the estate, project or entity. */
  listingId: Scalars['ID']['output'];
  /** When the viewing begins. */
  startsAt: Scalars['DateTime']['output'];
  /** A secret token that entitles its bearer to book the slot. */
  token: Scalars['String']['output'];
};

/** The contact details that a visitor left on a waiting list. */
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
  /** The slot can be booked. */
  | 'FREE'
  /** Another visitor holds the slot while booking it; it may become free again. */
  | 'HELD'
  /** The slot is held by the token in the request. */
  | 'OWN'
  /** The slot is booked. */
  | 'TAKEN';

/** A page of the agency on a social network. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** The name of the network, or the agency's own words. */
  label: Scalars['String']['output'];
  /** Its address, which starts with https. */
  url: Scalars['String']['output'];
};

/** The direction of a sort. */
export type SortOrder =
  /** Ascending: smallest, first or oldest on top. */
  | 'ASC'
  /** Descending: largest, last or newest on top. */
  | 'DESC';

/** A language that an agent speaks. */
export type SpokenLanguage = {
  __typename?: 'SpokenLanguage';
  /** Its code, ISO 639. */
  code: Scalars['String']['output'];
  /** Its name in the requested language. */
  name: Scalars['String']['output'];
};

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

/** A fine in euros. */
export type StatementFine = {
  __typename?: 'StatementFine';
  /** The highest fine; null when the amount is not known. */
  max?: Maybe<Scalars['Float']['output']>;
  /** The lowest fine; null when the amount is not known. */
  min?: Maybe<Scalars['Float']['output']>;
};

/** A legal rule about adverts of homes. */
export type StatementRule = {
  __typename?: 'StatementRule';
  /** The fine for an advert without the statement; null when none is known. */
  fine?: Maybe<StatementFine>;
  /** Its permanent id. */
  id: Scalars['ID']['output'];
  /** False when the rule simplifies the law, or was not found in it or on an official page: it is indicative then. */
  isCertain: Scalars['Boolean']['output'];
  /** Where it is published, or explained. */
  source: LegalSource;
};

/** The status of a listing. */
export type Status = {
  __typename?: 'Status';
  /** Its name. */
  code: StatusCode;
  /** Its number: 1 available, 2 option, 3 sold, 4 rented, 5 withdrawn, 6 in preparation. */
  id: Scalars['Int']['output'];
};

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

/** A status change. */
export type StatusEvent = {
  __typename?: 'StatusEvent';
  /** The start of this status. */
  at: Scalars['DateTime']['output'];
  /** The status. */
  status: Status;
};

/** A stay in a rental unit, as shown to its visitor. */
export type Stay = {
  __typename?: 'Stay';
  /** The agent responsible for the unit. */
  agent?: Maybe<Agent>;
  /** The message that came with the answer. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Whether it can be cancelled now. */
  canCancel: Scalars['Boolean']['output'];
  /** The last day on which it can be cancelled online. */
  cancelUntil: Scalars['Date']['output'];
  /** The e-mail address for its mails; null once it is erased. */
  email?: Maybe<Scalars['String']['output']>;
  /** The first night. */
  from: Scalars['Date']['output'];
  /** An id for the caches of clients, the same for the same token. No argument accepts it. */
  id: Scalars['ID']['output'];
  /** What happens after acceptance: deposit, keys. */
  nextSteps?: Maybe<LocalizedText>;
  /** The number of nights. */
  nights: Scalars['Int']['output'];
  /** The responsible office. */
  office: Office;
  /** The price of each part of the stay. */
  parts: Array<StayPart>;
  /** The number of guests. */
  persons: Scalars['Int']['output'];
  /** Its status. */
  status: StayStatus;
  /** Euros, as shown when the stay was requested. */
  total: Scalars['Float']['output'];
  /** The rental unit; null when it was deleted. */
  unit?: Maybe<RentalUnit>;
  /** The day of departure. */
  until: Scalars['Date']['output'];
  /** Whether the guests bring pets. */
  withPets: Scalars['Boolean']['output'];
};

/** An answer to a request for a stay. */
export type StayAnswerInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether the stay is accepted. */
  isAccepted: Scalars['Boolean']['input'];
  /** The language of messages in the response. */
  locale: Locale;
  /** A message to the visitor, at most 500 characters, without links. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The secret token in the mail that asks for an answer. */
  token: Scalars['String']['input'];
};

/** The outcome of an answer to a request for a stay. */
export type StayAnswerPayload = SubmissionPayload & {
  __typename?: 'StayAnswerPayload';
  /** `NOT_FOUND`, `ALREADY_ANSWERED`, `ALREADY_CANCELLED`; `PERIOD_TAKEN`: it can only be declined. */
  errors: Array<UserError>;
  /** Whether the answer was recorded. */
  isDone: Scalars['Boolean']['output'];
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** The answered stay; null when nothing was changed. */
  stay?: Maybe<StayToAnswer>;
};

/** A stay to cancel. */
export type StayCancelInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
  /** The secret token in the visitor's links. */
  token: Scalars['String']['input'];
};

/** The outcome of a cancellation of a stay. */
export type StayCancelPayload = SubmissionPayload & {
  __typename?: 'StayCancelPayload';
  /** `NOT_FOUND`, `ALREADY_CANCELLED`, `TOO_LATE`. */
  errors: Array<UserError>;
  /** Whether the stay is cancelled. */
  isDone: Scalars['Boolean']['output'];
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** The cancelled stay; null when nothing was changed. */
  stay?: Maybe<Stay>;
};

/** A reason why a stay is not possible. */
export type StayError = {
  __typename?: 'StayError';
  /** The reason. */
  code: StayErrorCode;
  /** The argument of `stay` to correct: `from`, `until` or `persons`. */
  field: Scalars['String']['output'];
};

/** Why a stay is not possible. */
export type StayErrorCode =
  /** The season of the first night allows no arrival on that weekday. */
  | 'ARRIVAL_DAY'
  /** It begins before today (Brussels time). */
  | 'ARRIVAL_IN_PAST'
  /** The departure is not after the arrival. */
  | 'DEPARTURE_NOT_AFTER_ARRIVAL'
  /** The unit is not let on some of its nights. */
  | 'OUT_OF_SEASON'
  /** Some of its nights are no longer available. */
  | 'PERIOD_TAKEN'
  /** It has more than 90 nights. */
  | 'STAY_TOO_LONG'
  /** The season of the first night requires more nights. */
  | 'STAY_TOO_SHORT'
  /** It is for fewer than one guest. */
  | 'TOO_FEW_PERSONS'
  /** It is for more guests than the unit accommodates. */
  | 'TOO_MANY_PERSONS';

/**
 * The nights of a stay in one season. Full weeks cost the weekly price. Each remaining night costs the nightly price, but
 * together never more than one more week.
 */
export type StayLine = {
  __typename?: 'StayLine';
  /** The first night of this part. */
  from: Scalars['Date']['output'];
  /** The number of nights. */
  nights: Scalars['Int']['output'];
  /** Euros for this part. */
  price: Scalars['Float']['output'];
  /** The season of these nights. */
  season: RentalSeason;
  /** The number of nights charged one by one. */
  singleNights: Scalars['Int']['output'];
  /** The day after its last night. */
  until: Scalars['Date']['output'];
  /** The number of weeks charged; the last may have fewer than seven nights. */
  weeks: Scalars['Int']['output'];
};

/** The nights of a stay in one season, with the price at the time of the request. */
export type StayPart = {
  __typename?: 'StayPart';
  /** The first night of this part. */
  from: Scalars['Date']['output'];
  /** The number of nights. */
  nights: Scalars['Int']['output'];
  /** Euros for this part. */
  price: Scalars['Float']['output'];
  /** The day after its last night. */
  until: Scalars['Date']['output'];
};

/** What a stay costs, or why it is not possible. */
export type StayQuote = {
  __typename?: 'StayQuote';
  /** Why the stay is not possible; empty when it is possible. */
  errors: Array<StayError>;
  /** The total by season; empty when the stay is not possible. */
  lines: Array<StayLine>;
  /** The number of nights; 0 when the departure is not after the arrival. */
  nights: Scalars['Int']['output'];
  /** At most three alternative periods of the same length, nearest first; empty when the stay is possible. */
  otherPeriods: Array<RentalPeriod>;
  /** Euros; null when the stay is not possible. */
  total?: Maybe<Scalars['Float']['output']>;
};

/** A request for a stay. */
export type StayRequestInput = {
  /** One e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The first night. Leaving out this or another required field returns a validation error. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Proof that the sender is human. */
  human?: InputMaybe<HumanProofInput>;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input sends no second request. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The visitor's language, also used for the mails. */
  locale: Locale;
  /** The number of guests. */
  persons?: InputMaybe<Scalars['Int']['input']>;
  /** A telephone number; without a country code it is read as a Belgian one. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether the visitor agrees to the privacy statement. Must be true. */
  privacyConsent: Scalars['Boolean']['input'];
  /** The id of a rental unit that is let. */
  rentalUnitId: Scalars['ID']['input'];
  /** Euros: the price that was shown. A different current price returns `PRICE_CHANGED` and requests nothing. */
  total?: InputMaybe<Scalars['Float']['input']>;
  /** The day of departure. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** Whether the guests bring pets. */
  withPets?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of a request for a stay. */
export type StayRequestPayload = SubmissionPayload & {
  __typename?: 'StayRequestPayload';
  /**
   * `REQUIRED`, `EMAIL`, `PHONE` and `CONSENT` on the field concerned; the codes of `StayErrorCode` on `from`, `until` and
   * `persons`; `NO_PETS` on `withPets`; `PRICE_CHANGED` on `total`.
   */
  errors: Array<UserError>;
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** The requested stay; null when nothing was requested. */
  stay?: Maybe<Stay>;
  /** The secret token in the visitor's links; null when nothing was requested. */
  token?: Maybe<Scalars['String']['output']>;
};

/** The status of a stay. */
export type StayStatus =
  /** Accepted; the nights are reserved. */
  | 'ACCEPTED'
  /** Cancelled. */
  | 'CANCELLED'
  /** Declined. */
  | 'DECLINED'
  /** Requested; nothing is reserved. */
  | 'REQUESTED';

/** A stay in a rental unit, as shown to the person who answers the request. */
export type StayToAnswer = {
  __typename?: 'StayToAnswer';
  /** The message that came with the answer. */
  answer?: Maybe<Scalars['String']['output']>;
  /** The visitor's e-mail address; null once it is erased. */
  email?: Maybe<Scalars['String']['output']>;
  /** The first night. */
  from: Scalars['Date']['output'];
  /** An id for the caches of clients, the same for the same token. No argument accepts it. */
  id: Scalars['ID']['output'];
  /** Whether the day of arrival has passed: the stay can then only be declined. */
  isArrivalPast: Scalars['Boolean']['output'];
  /** Whether some of its nights have been taken since. */
  isTaken: Scalars['Boolean']['output'];
  /** The number of nights. */
  nights: Scalars['Int']['output'];
  /** The number of guests. */
  persons: Scalars['Int']['output'];
  /** The visitor's telephone number, formatted for display. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When the stay was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** Its status. */
  status: StayStatus;
  /** Euros, as shown to the visitor. */
  total: Scalars['Float']['output'];
  /** The rental unit; null when it was deleted. */
  unit?: Maybe<RentalUnit>;
  /** The day of departure. */
  until: Scalars['Date']['output'];
  /** Whether the guests bring pets. */
  withPets: Scalars['Boolean']['output'];
};

/** The outcome of a submission. Each payload type adds fields for its own result. */
export type SubmissionPayload = {
  /** Empty when the submission was accepted. */
  errors: Array<UserError>;
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A request for a subscription. */
export type SubscribeInput = {
  /** Box, at most 20 characters. */
  box?: InputMaybe<Scalars['String']['input']>;
  /** City, at most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The subscriber's e-mail address. */
  email: Scalars['String']['input'];
  /** First name, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** How often mails are sent; daily when absent. */
  frequency?: InputMaybe<SubscriptionFrequency>;
  /** Proof that the sender is human. */
  human?: InputMaybe<HumanProofInput>;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages, of the search words, and of the mails. */
  locale: Locale;
  /** The language of the mails, when it differs from `locale`. */
  mailLocale?: InputMaybe<Locale>;
  /** Whether the subscriber also wants other news of the agency. */
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Mobile number, as typed by the visitor. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** House number, at most 20 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number, as typed by the visitor. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, at most 20 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Consent to the privacy statement. Must be true. */
  privacyConsent: Scalars['Boolean']['input'];
  /** The form of address. */
  salutation?: InputMaybe<Salutation>;
  /**
   * The search to follow; its `transaction` is required. `publishedWithin` and `bounds` are ignored: to follow a rectangle,
   * use an area `box-…`.
   */
  search: EstateFilter;
  /** Street, at most 150 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
};

/** Whether the submission was received. Does not reveal whether the address is known. */
export type SubscribePayload = SubmissionPayload & {
  __typename?: 'SubscribePayload';
  /** Empty when the submission was received. */
  errors: Array<UserError>;
  /** True unless there are errors. */
  isReceived: Scalars['Boolean']['output'];
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A search of which a subscriber receives new offers. */
export type SubscribedSearch = {
  __typename?: 'SubscribedSearch';
  /** The search criteria. */
  criteria: EstateCriteria;
  /** Null until the subscription is confirmed. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether mails about this search are paused. */
  isPaused: Scalars['Boolean']['output'];
  /** The language of its search words. */
  locale: Locale;
  /** The criteria as the query string of a results page, without `?`, with `transaction` as `sale` or `rent`. */
  query: Scalars['String']['output'];
};

/** A search of a subscription. */
export type SubscribedSearchInput = {
  /** The search criteria, as in `SubscribeInput.search`; null keeps the existing ones. */
  filter?: InputMaybe<EstateFilter>;
  /** The id of an existing search; null adds a new one. An id of another subscription is an error: nothing changes. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether mails about this search are paused; unchanged when absent. */
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A subscription to new offers. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Box. */
  box?: Maybe<Scalars['String']['output']>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** The e-mail address for its mails. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** How often the subscriber receives mails. */
  frequency: SubscriptionFrequency;
  /** An id for the caches of clients, the same for the same token. No argument accepts it. */
  id: Scalars['ID']['output'];
  /** The language of its mails. */
  locale: Locale;
  /** Whether the subscriber also wants other news of the agency. */
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
  /** The subscriber was asked to renew; without an answer the subscription ends after this day. Null when not asked. */
  renewBy?: Maybe<Scalars['Date']['output']>;
  /** The form of address. */
  salutation?: Maybe<Salutation>;
  /** The searches that the subscriber follows. */
  searches: Array<SubscribedSearch>;
  /** When it was requested or confirmed. */
  since: Scalars['DateTime']['output'];
  /** Its status. */
  status: SubscriptionStatus;
  /** Street. */
  street?: Maybe<Scalars['String']['output']>;
};

/** How often a subscriber receives mails. */
export type SubscriptionFrequency =
  /** As soon as a matching home is published or changes. */
  | 'AT_ONCE'
  /** Every morning at eight, when there are new offers. */
  | 'DAILY'
  /** On Monday morning at eight. */
  | 'WEEKLY';

/** A request for a new link. */
export type SubscriptionLinkInput = {
  /** The address of the subscription. */
  email: Scalars['String']['input'];
  /** Proof that the sender is human. */
  human?: InputMaybe<HumanProofInput>;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
};

/** The outcome of a change to a subscription. */
export type SubscriptionPayload = SubmissionPayload & {
  __typename?: 'SubscriptionPayload';
  /** Empty when the change was made. */
  errors: Array<UserError>;
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** The subscription; null when there are errors. */
  subscription?: Maybe<Subscription>;
  /** The secret token in its links; null when there are errors. */
  token?: Maybe<Scalars['String']['output']>;
};

/** The status of a subscription. */
export type SubscriptionStatus =
  /** The subscriber receives mails about new offers. */
  | 'ACTIVE'
  /** The address is not confirmed yet, and no offers are sent. */
  | 'UNCONFIRMED'
  /** The subscription has ended; it can be resumed for a day. */
  | 'UNSUBSCRIBED';

/** Identifies a subscription by its secret token. */
export type SubscriptionTokenInput = {
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
  /** The secret token in the subscriber's links. */
  token: Scalars['String']['input'];
};

/**
 * Changes to a subscription. A field that is absent or null stays unchanged, except that an empty text clears its field
 * and a null salutation clears the salutation.
 */
export type SubscriptionUpdateInput = {
  /** Box, at most 20 characters. */
  box?: InputMaybe<Scalars['String']['input']>;
  /** City, at most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** How often mails are sent. */
  frequency?: InputMaybe<SubscriptionFrequency>;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of messages in the response. */
  locale: Locale;
  /** The language of the mails. */
  mailLocale?: InputMaybe<Locale>;
  /** Whether the subscriber also wants other news of the agency. */
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Mobile number, as typed by the visitor. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** House number, at most 20 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number, as typed by the visitor. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, at most 20 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** The form of address; null clears it. */
  salutation?: InputMaybe<Salutation>;
  /** The complete new list of searches, at most 20. */
  searches?: InputMaybe<Array<SubscribedSearchInput>>;
  /** Street, at most 150 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** The secret token in the subscriber's links. */
  token: Scalars['String']['input'];
};

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

/** The agents of the team, of whom the page has the first ones. */
export type TeamBlock = {
  __typename?: 'TeamBlock';
  /** The heading; may be empty. */
  title: Scalars['String']['output'];
};

/** Connections and installations. */
export type Technical = {
  __typename?: 'Technical';
  /** The inspection of the private drainage (keuring van de privéwaterafvoer, CertIBEau). */
  drainageReport?: Maybe<Report>;
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

/** Paragraphs, headings, lists and tables. */
export type TextBlock = {
  __typename?: 'TextBlock';
  /** HTML with the elements of Markdown alone, without scripts and styles. */
  html: Scalars['String']['output'];
};

/** A town with its homes on offer. A town with `City.isMain` includes the other localities of its postal code. */
export type Town = LocalOffer & {
  __typename?: 'Town';
  /** The path of its page in each language. */
  alternates: Array<LocalizedPath>;
  /** The town. */
  city: City;
  /** The number of homes with each energy label, best label first. */
  energyLabels: Array<EnergyLabelCount>;
  /** Whether search engines may index its page: it has at least three homes on offer. */
  isIndexable: Scalars['Boolean']['output'];
  /**
   * The median price of a square metre of living area in euros, per month for rentals. Only for types with at least five
   * homes whose price and area are known.
   */
  medianPrices: Array<MedianPrice>;
  /** Its municipality; null when it has no homes on offer, or the same as this town. */
  municipality?: Maybe<LocalOfferLink>;
  /** The nearest others of the same kind with homes on offer, nearest first; at most eight. */
  nearby: Array<LocalOfferLink>;
  /** The office nearest to its centre, within 50 km. */
  nearestOffice?: Maybe<NearbyOffice>;
  /**
   * The nearest towns with homes on offer, nearest first; at most eight.
   * @deprecated Since 2026-11-26: use `nearby`, which has their paths.
   */
  neighbours: Array<CityCount>;
  /** The path of its page in the requested language. */
  path: Scalars['String']['output'];
  /** The lowest and the highest price in euros, per month for rentals; null without any price. */
  price?: Maybe<PriceRange>;
  /** The number of homes on offer. */
  total: Scalars['Int']['output'];
  /** `path` as an absolute URL. */
  url: Scalars['String']['output'];
};

/** Whether a listing is for sale or to rent. */
export type Transaction =
  /** To rent. */
  | 'RENT'
  /** For sale. */
  | 'SALE';

/** The unavailable nights of a unit at one moment. */
export type UnitNights = {
  __typename?: 'UnitNights';
  /** The first possible arrival day: today in Brussels. */
  bookableFrom: Scalars['Date']['output'];
  /** The unit's id. */
  rentalUnitId: Scalars['ID']['output'];
  /** What a stay costs now, or why it is not possible. Only a quote: nothing is reserved. */
  stay: StayQuote;
  /** Unavailable nights from today on, in chronological order. */
  unavailable: Array<RentalPeriod>;
};


/** The unavailable nights of a unit at one moment. */
export type UnitNightsStayArgs = {
  from: Scalars['Date']['input'];
  persons: Scalars['Int']['input'];
  until: Scalars['Date']['input'];
};

/** What a search does with the id of a city or area that does not exist. */
export type UnknownPlaces =
  /** It is left out; when none is left, the search is not limited to places. */
  | 'IGNORE'
  /** It is an error, with the code `BAD_USER_INPUT`. */
  | 'REJECT';

/** A validation error, or the reason why a submission was rejected. */
export type UserError = {
  __typename?: 'UserError';
  /** The same code as text, for clients generated before `reason` existed. */
  code: Scalars['String']['output'];
  /** The path of the input field; null when the error does not concern a single field. */
  field?: Maybe<Scalars['String']['output']>;
  /** A sentence in the requested language. */
  message: Scalars['String']['output'];
  /** The code as an enumeration. Releases may add values: treat an unknown one as a rejection. */
  reason: UserErrorCode;
};

/** The stable code of a `UserError`. */
export type UserErrorCode =
  /** Of stays: the request was answered before. */
  | 'ALREADY_ANSWERED'
  /** Of viewings: this e-mail address has already booked a viewing of the listing. */
  | 'ALREADY_BOOKED'
  /** Of viewings and stays: it was cancelled before. */
  | 'ALREADY_CANCELLED'
  /** Of viewings: this e-mail address is on the waiting list of the listing. */
  | 'ALREADY_WAITING'
  /** Of stays: the season of the first night allows no arrival on that weekday. */
  | 'ARRIVAL_DAY'
  /** Of stays: it begins before today (Brussels time). */
  | 'ARRIVAL_IN_PAST'
  /** On a field: no agreement to the privacy statement, or to the storage that the request needs. */
  | 'CONSENT'
  /** Of stays: the departure is not after the arrival. */
  | 'DEPARTURE_NOT_AFTER_ARRIVAL'
  /** On a field: no e-mail address, or more than one. */
  | 'EMAIL'
  /** On a field: no first name, or a first name that is too long or has line breaks. */
  | 'FIRST_NAME'
  /** Of viewings: the hold has ended. */
  | 'HOLD_EXPIRED'
  /**
   * On the submission: no proof that a human sent it. The form token is absent or forged, the honeypot field is filled in,
   * or the CAPTCHA service rejected the response.
   */
  | 'HUMAN_CHECK'
  /**
   * On the submission: its form token is less than a few seconds old, older than a day, used before, or has no task although
   * one is required now. Submit again with a new `humanChallenge`.
   */
  | 'HUMAN_CHECK_EXPIRED'
  /** On the submission: the idempotency key was used with another input, or has more than 255 characters. */
  | 'IDEMPOTENCY_KEY'
  /** On a field: a link, where none is allowed. */
  | 'LINK'
  /** Of subscriptions: the link is not valid, or no longer. */
  | 'LINK_EXPIRED'
  /** On a field: no message. */
  | 'MESSAGE'
  /** On a field: no name, or a name that is too long or has line breaks. */
  | 'NAME'
  /** On a field: there is no such listing, office or record, the listing is no longer offered, or the secret is not valid. */
  | 'NOT_FOUND'
  /** Of stays: the unit does not allow pets. */
  | 'NO_PETS'
  /** Of viewings: there is no such slot, or it cannot be booked now. */
  | 'NO_SUCH_SLOT'
  /** Of stays: the unit is not let on some of its nights. */
  | 'OUT_OF_SEASON'
  /** Of stays: some of its nights are no longer available. */
  | 'PERIOD_TAKEN'
  /** On a field: no telephone number that exists. */
  | 'PHONE'
  /** On `photos`: a photo of more than 10 MB or 64 million pixels. */
  | 'PHOTO_TOO_LARGE'
  /** On `photos`: a file that is no photo, or a photo that is not stored, or no longer. */
  | 'PHOTO_UNREADABLE'
  /** Of stays: the price has changed since it was shown. */
  | 'PRICE_CHANGED'
  /** On a field: no type of question. */
  | 'QUESTION'
  /** Of searches: the minimum is higher than the maximum. */
  | 'RANGE'
  /** On the submission: too many of them. `retryAfter` has the seconds to wait. */
  | 'RATE_LIMITED'
  /** On the submission: this recipient has opted out. */
  | 'REFUSED'
  /** On a field: required, but absent or empty. */
  | 'REQUIRED'
  /** On a field: no slot was chosen. */
  | 'SLOT'
  /** Of viewings: another visitor has taken the slot. */
  | 'SLOT_TAKEN'
  /** Of stays: it has more than 90 nights. */
  | 'STAY_TOO_LONG'
  /** Of stays: the season of the first night requires more nights. */
  | 'STAY_TOO_SHORT'
  /** On a field: a text that is too long or has control characters, or a word that is not in the list. */
  | 'TEXT'
  /** Of viewings: it has not begun yet. */
  | 'TOO_EARLY'
  /** Of stays: it is for fewer than one guest. */
  | 'TOO_FEW_PERSONS'
  /** Of viewings and stays: it can no longer be changed. */
  | 'TOO_LATE'
  /** Of searches: more than 50 cities. */
  | 'TOO_MANY_CITIES'
  /** Of stays: it is for more guests than the unit accommodates. */
  | 'TOO_MANY_PERSONS'
  /** On `photos`: more than eight. */
  | 'TOO_MANY_PHOTOS'
  /** Of subscriptions: more than 20 searches. */
  | 'TOO_MANY_SEARCHES'
  /** Of searches: none of the areas is valid. */
  | 'UNKNOWN_AREA'
  /** Of searches: none of the cities is known. */
  | 'UNKNOWN_CITY'
  /** Of subscriptions: it has no such search. */
  | 'UNKNOWN_SEARCH'
  /** Of subscriptions: it has ended; resume it first. */
  | 'UNSUBSCRIBED'
  /**
   * On the submission: the task of `humanChallenge.work` is not solved, or the solution is wrong. The form token stays
   * valid: submit again with the solution in `human.work`.
   */
  | 'WORK_REQUIRED';

/** A property to value. */
export type ValuationInput = {
  /** Its area in the owner's words, at most 60 characters. */
  area?: InputMaybe<Scalars['String']['input']>;
  /** Its bedrooms in the owner's words, at most 20 characters. */
  bedrooms?: InputMaybe<Scalars['String']['input']>;
  /** When the owner wants to be called. Required, as the purpose. */
  callTime?: InputMaybe<CallTime>;
  /** Its town, at most 120 characters. */
  city: Scalars['String']['input'];
  /** One e-mail address. */
  email: Scalars['String']['input'];
  /** First name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Proof that the sender is human. */
  human?: InputMaybe<HumanProofInput>;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input sends nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The visitor's language, also used for messages in the response. */
  locale: Locale;
  /** Whether the agency may also send news by mail. */
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Family name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** A telephone number; without a country code it is read as a Belgian one. */
  phone: Scalars['String']['input'];
  /** At most eight secrets of photos that were uploaded to the form's page in the last hours; others are ignored. */
  photos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its postal code, at most 20 characters. */
  postalCode: Scalars['String']['input'];
  /** Whether the visitor agrees to the privacy statement. Must be true. */
  privacyConsent: Scalars['Boolean']['input'];
  /** Its type. Required, as the purpose. */
  propertyType?: InputMaybe<EstateType>;
  /** What the owner wants. Required: leaving it out returns a validation error along with all other errors. */
  purpose?: InputMaybe<ValuationPurpose>;
  /** What else the agency should know, at most 5,000 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Its state; null when the owner does not say. */
  state?: InputMaybe<BuildingState>;
  /** Street and number of the property, at most 150 characters. */
  street: Scalars['String']['input'];
};

/** What the owner of a property wants. */
export type ValuationPurpose =
  /** To let it. */
  | 'LET'
  /** To sell it. */
  | 'SELL';

/** What VAT is due on when a new building is sold. */
export type VatRegime =
  /** On the building and its land, which the same seller sells. */
  | 'BUILDING_AND_LAND'
  /** On the building; registration duty is due on the land, which another seller sells. */
  | 'BUILDING_ONLY';

/** A place on a waiting list. */
export type WaitingEntry = {
  __typename?: 'WaitingEntry';
  /** When the visitor joined the waiting list. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The estate; null when it was deleted, or when the viewing is of a project or an entity: see `listing`.
   * @deprecated Since 2026-11-30: use `listing`, which is also a project or an entity.
   */
  estate?: Maybe<Estate>;
  /** An id for the caches of clients, the same for the same token. No argument accepts it. */
  id: Scalars['ID']['output'];
  /** The estate, project or entity of the viewing; null when it was deleted. */
  listing?: Maybe<Listing>;
};

/** The outcome of a change to a waiting list. */
export type WaitingListPayload = SubmissionPayload & {
  __typename?: 'WaitingListPayload';
  /** `NOT_FOUND`; on `email`: `ALREADY_WAITING`. */
  errors: Array<UserError>;
  /** Whether the change was made. */
  isDone: Scalars['Boolean']['output'];
  /** Seconds to wait before the next attempt; null unless the request was rate-limited. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** A search that is slightly wider in one filter. Its values replace those of the filter; all other filters stay. */
export type Widening = {
  __typename?: 'Widening';
  /** For circles: all areas of the search, with each circle widened; else null. */
  areas?: Maybe<Array<Scalars['ID']['output']>>;
  /** The filter that is widened. */
  by: WideningKind;
  /** For cities: the selected ones plus the ten nearby ones with the most additional homes, at most 50 in all; else null. */
  cities?: Maybe<Array<Scalars['ID']['output']>>;
  /** For cities: the search radius around the selected ones, in km. For circles: the largest radius. Else null. */
  kilometres?: Maybe<Scalars['Int']['output']>;
  /** For the price: the new maximum in euros; else null. */
  maxPrice?: Maybe<Scalars['Int']['output']>;
  /** For bedrooms: the new minimum, 0 for any number; else null. */
  minBedrooms?: Maybe<Scalars['Int']['output']>;
  /** How many more homes it finds. */
  more: Scalars['Int']['output'];
};

/** The ways in which a search can be widened. */
export type WideningKind =
  /** Requires one bedroom less. */
  | 'BEDROOMS'
  /** Widens each circle to the next of 2, 5, 10, 15, 25 and 50 km. */
  | 'CIRCLE'
  /** Raises the maximum price by about a tenth. */
  | 'PRICE'
  /** Adds nearby cities. */
  | 'RADIUS';

/** An extra that must be present or absent. */
export type WishedExtra = {
  __typename?: 'WishedExtra';
  /** The extra. */
  extra: Extra;
  /** True: the extra must be present. False: it must be absent. */
  present: Scalars['Boolean']['output'];
};
