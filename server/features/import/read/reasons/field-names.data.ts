/** The names of feed fields in the agency's words. A field that is absent here has its own name, in separate words. */

/** By the path of the field, or else by its last key. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  'address.number': 'house number',
  alt: 'description',
  atOnce: 'number of viewings at the same time',
  bathrooms: 'number of bathrooms',
  bedrooms: 'number of bedrooms',
  calendarUrl: 'address of the calendar',
  calendarUrls: 'calendars',
  city: 'town',
  closes: 'closing time',
  co2: 'CO₂ emission',
  daysAhead: 'number of days that can be booked',
  'dimensions.floors': 'number of floors',
  facades: 'number of façades',
  garages: 'number of garages',
  leadHours: 'notice before a viewing in hours',
  mediaType: 'media type',
  opens: 'opening time',
  pauseMinutes: 'pause between viewings in minutes',
  parkingSpaces: 'number of parking spaces',
  persons: 'number of guests',
  eLevel: 'E-level',
  'lease.months': 'term of the lease in months',
  publishedAt: 'date of publication',
  sLevel: 'S-level',
  slotMinutes: 'length of a viewing in minutes',
  solarPanels: 'power of the solar panels',
  source: 'path or web address',
  subType: 'subtype',
  toilets: 'number of toilets',
  transaction: 'transaction (sale or rent)',
  updatedAt: 'date of the last change',
  viewings: 'viewing rules',
  virtualTour: 'address of the virtual tour',
  video: 'address of the video',
};

/** Sections whose fields are named with the section. The fields of other sections are clear without it. */
export const SECTION_NAMES: Readonly<Record<string, string>> = {
  epc: 'EPC',
  epcCommunal: 'EPC of the common parts',
};

/** The name of one element of a list. */
export const ELEMENT_NAMES: Readonly<Record<string, string>> = {
  arrivalDays: 'day of arrival',
  calendarUrls: 'calendar',
  documents: 'document',
  entities: 'unit',
  exceptions: 'exception',
  facilities: 'facility',
  floorPlans: 'floor plan',
  floors: 'floor',
  hours: 'period',
  insulation: 'insulation',
  materials: 'material',
  openingHours: 'opening hours',
  photos: 'photo',
  rooms: 'room',
  seasons: 'season',
  unavailable: 'blocked period',
};

export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  nl: 'in Dutch',
  fr: 'in French',
  en: 'in English',
  de: 'in German',
};

export const LINE_NAMES: Readonly<Record<string, string>> = {
  office: 'the office',
  agent: 'the agent',
  estate: 'the home',
  project: 'the project',
  rentalUnit: 'the holiday unit',
  news: 'the news item',
};
