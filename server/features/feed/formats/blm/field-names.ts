/** Which fields of a BLM record are read, and which are private. Other fields are counted as unmapped. */

const READ_FIELDS = new Set([
  ...[
    'AGENT_REF',
    'BRANCH_ID',
    'STATUS_ID',
    'PUBLISHED_FLAG',
    'TRANS_TYPE_ID',
    'PROP_SUB_ID',
    'CREATE_DATE',
    'UPDATE_DATE',
  ],
  ...['PRICE', 'PRICE_QUALIFIER', 'CURRENCY', 'PRICE_CURRENCY', 'LET_RENT_FREQUENCY', 'LET_BOND'],
  ...[
    'LET_DATE_AVAILABLE',
    'LET_FURN_ID',
    'NEW_HOME_FLAG',
    'BEDROOMS',
    'BATHROOMS',
    'SUMMARY',
    'DESCRIPTION',
  ],
  ...['MIN_SIZE_ENTERED', 'MAX_SIZE_ENTERED', 'AREA_SIZE_UNIT_ID', 'DISPLAY_ADDRESS'],
  ...['ADDRESS_1', 'ADDRESS_2', 'ADDRESS_3', 'ADDRESS_4', 'TOWN', 'POSTCODE1', 'COUNTRY'],
  ...['HOUSE_NAME_NUMBER', 'STREET_NAME', 'OS_TOWN_CITY', 'ZIPCODE', 'COUNTRY_CODE'],
  ...['EXACT_LATITUDE', 'EXACT_LONGITUDE', 'LATITUDE', 'LONGITUDE'],
]);

const READ_SERIES =
  /^(?:FEATURE\d{1,2}|MEDIA_(?:IMAGE|FLOOR_PLAN|DOCUMENT)(?:_TEXT)?_\d\d|MEDIA_VIRTUAL_TOUR_\d\d)$/;

/** Fields that some agency software adds. Their names are not reported either. */
const PRIVATE_FIELDS =
  /^(?:OWNER|VENDOR|SELLER|LANDLORD|TENANT|BUYER|CONTACT|NEGOTIATOR|KEY|ALARM_CODE|NOTE|INTERNAL|REMARK|COMMISSION|FEE|ADMINISTRATION_FEE|MANDATE|VALUATION)/;

export function isUnreadField(name: string): boolean {
  return !READ_FIELDS.has(name) && !READ_SERIES.test(name) && !PRIVATE_FIELDS.test(name);
}
