import type { ExampleDays } from './example-days.ts';

export interface Example {
  query: string;
  /** JSON; with days, it depends on the day on which the example is opened. */
  variables?: string | ((days: ExampleDays) => string);
}

/** The examples of the playground. Each is a complete operation with results in the demo data. */
export const EXAMPLES: readonly Example[] = [
  {
    query: `# Apartments to rent with two bedrooms or more, cheapest first
query ApartmentsToRent {
  estates(
    locale: en
    filter: { transaction: RENT, types: [APARTMENT], minBedrooms: 2 }
    sort: { by: PRICE, order: ASC }
  ) {
    total
    items { id reference price bedrooms livingArea path address { city { name } } }
  }
}`,
  },
  {
    query: `# What a search could be narrowed by, counted in the same round trip
query Facets {
  estates(locale: nl, filter: { transaction: SALE }, pageSize: 1) {
    total
    facets {
      types { type count }
      subTypes { subType count }
      bedrooms { bedrooms count }
      price { min max }
      cities(first: 10) { count city { name postalCode } }
    }
  }
}`,
  },
  {
    query: `# One home with its sections
query OneHome($id: ID!) {
  estate(id: $id, locale: fr) {
    reference
    title { text locale }
    description { text locale }
    status { id code }
    price
    dimensions { livingArea plotArea facadeWidth }
    comfort { bedrooms bathrooms kitchen lift }
    epc { region label value certificate hasRenovationDuty }
    planning { permit destination floodParcel floodBuilding }
    office { name phone agents { name } }
  }
}`,
    variables: '{ "id": "1" }',
  },
  {
    query: `# When a home can be viewed
query AgendaOfAHome($id: ID!) {
  agenda(listingId: $id, days: 7) {
    slotMinutes
    next { startsAt }
    days { date isClosed slots { startsAt endsAt state } }
  }
}`,
    variables: '{ "id": "5" }',
  },
  {
    query: `# The same, followed: hold a slot on its page and watch it change here
subscription FollowedAgenda($id: ID!) {
  agenda(listingId: $id, days: 7) {
    days { date slots { startsAt state } }
  }
}`,
    variables: '{ "id": "5" }',
  },
  {
    query: `# Step 1 of a viewing: hold a free slot of the agenda for ten minutes: put one of the example above into "startsAt".
# With the token of an earlier hold as "hold", that hold moves to the new slot. SLOT_TAKEN and NO_SUCH_SLOT: show the
# agenda again
mutation HoldAViewing($input: HoldSlotInput!) {
  holdSlot(input: $input) {
    hold { token startsAt endsAt heldUntil }
    retryAfter
    errors { code field message }
  }
}`,
    variables: ({ viewing }) => `{ "input": { "locale": "nl", "listingId": "5", "startsAt": "${viewing}" } }`,
  },
  {
    query: `# Step 2: book the held slot. "hold" is its token; human has the token of a humanChallenge that is at least two
# seconds old. Keep the idempotencyKey for retries. The token in the result moves and cancels the viewing
mutation BookAViewing($input: BookAppointmentInput!) {
  bookAppointment(input: $input) {
    token
    retryAfter
    errors { code field message }
  }
}`,
    variables: ({ viewing }) => `{
  "input": {
    "locale": "nl", "listingId": "5", "startsAt": "${viewing}", "hold": "the token of the hold",
    "firstName": "Anne", "name": "Dubois", "email": "anne@mail.example", "phone": "0470 12 34 56",
    "privacyConsent": false, "human": { "formToken": "the token of a humanChallenge" },
    "idempotencyKey": "one of your own for each booking"
  }
}`,
  },
  {
    query: `# Step 3, if the visitor wants another time: the old slot is free once the new one is booked
mutation MoveAViewing($input: MoveAppointmentInput!) {
  moveAppointment(input: $input) {
    startsAt
    retryAfter
    errors { code field message }
  }
}`,
    variables: ({ laterViewing }) =>
      `{ "input": { "locale": "nl", "token": "the token of the viewing", "startsAt": "${laterViewing}" } }`,
  },
  {
    query: `# Step 4, if the visitor cannot come. ALREADY_CANCELLED and TOO_LATE need no retry
mutation CancelAViewing($input: CancelAppointmentInput!) {
  cancelAppointment(input: $input) {
    startsAt
    retryAfter
    errors { code field message }
  }
}`,
    variables: '{ "input": { "locale": "nl", "token": "the token of the viewing" } }',
  },
  {
    query: `# The nights of a holiday home, followed: have a stay accepted and watch them go here
subscription FollowedNights($id: ID!, $from: Date!, $until: Date!) {
  unitNights(rentalUnitId: $id) {
    bookableFrom
    unavailable { from until }
    stay(from: $from, until: $until, persons: 2) {
      total
      errors { code field }
      otherPeriods { from until }
    }
  }
}`,
    variables: ({ week: { from, until } }) => `{ "id": "86", "from": "${from}", "until": "${until}" }`,
  },
  {
    query: `# Homes like one, the nearest first
query SimilarHomes($id: ID!) {
  estate(id: $id, locale: en) {
    subType
    price
    similar(first: 4) { id subType price path address { city { name } } }
  }
}`,
    variables: '{ "id": "1" }',
  },
  {
    query: `# Towns by any of their names, with or without accents, typing errors forgiven
query Towns {
  luik: searchCities(query: "Luik", locale: fr) { items { id name postalCode region } }
  lueven: searchCities(query: "lueven", locale: nl) { items { id name postalCode } }
  byCode: searchCities(query: "84", locale: nl, pageSize: 5) { items { name postalCode } hasMore }
}`,
  },
  {
    query: `# Markers for a map of the coast, with homes that lie together as one
query MapOfTheCoast {
  estateMarkers(
    locale: en
    zoom: 11
    filter: { transaction: SALE, bounds: { south: 51.08, west: 2.5, north: 51.38, east: 3.4 } }
  ) {
    id
    price
    location { latitude longitude }
    headType { id code }
    cluster { count bounds { south west north east } price { min max } }
  }
}`,
  },
  {
    query: `# What a purchase costs beside its price, line by line, and the law that each line follows from
query CostsOfAPurchase($price: Float!, $loan: Float) {
  purchaseCost(locale: en, region: FLANDERS, price: $price, input: { isOnlyOwnHome: true, loanAmount: $loan }) {
    total
    dueAtDeed
    lines { code amount isIndicative rules { id text } }
  }
}`,
    variables: '{ "price": 350000, "loan": 280000 }',
  },
  {
    query: `# The legal rules on costs and adverts in a region on a day, with their sources
query LegalRules($on: Date) {
  rules(region: WALLONIA, on: $on, locale: fr) {
    id
    text
    source { name url }
    validFrom
    validUntil
    isCertain
  }
}`,
    variables: ({ today }) => `{ "on": "${today}" }`,
  },
  {
    query: `# A town in figures: prices, energy labels, and where to look next
query TownInFigures($slug: String!) {
  localOffer(slug: $slug, transaction: SALE, locale: nl) {
    url
    total
    price { min max }
    medianPrices { type pricePerSquareMetre count }
    energyLabels { label count }
    nearby { name count path }
    nearestOffice { kilometres office { name phone } }
    ... on Town { city { name postalCode } municipality { name path } }
  }
}`,
    variables: '{ "slug": "gent-9000" }',
  },
  {
    query: `# A home, a project and a holiday home: what every listing has, without fragments
query ListingsOfEachKind($ids: [ID!]!) {
  listings(ids: $ids, locale: en) {
    __typename
    id
    reference
    title { text }
    price
    status { code }
    url
    address { city { name } }
    location { latitude longitude }
  }
}`,
    variables: '{ "ids": ["1", "167", "86"] }',
  },
  {
    query: `# Ids that name the language, for caches that keep objects by id. Every argument takes them.
# Results have them at /graphql?ids=localized, where this playground asks for them, too
query IdsWithTheirLanguage {
  french: estate(id: "1.fr", locale: fr) { id title { text } address { city { id name } } }
  german: estate(id: "1.de", locale: de) { id title { text } address { city { id name } } }
}`,
  },
  {
    query: `# Homes in the whole municipality of Ghent or within 5 km of Deinze
query SearchByArea {
  estates(locale: en, filter: { transaction: SALE, areas: ["44021", "5km-deinze-9800"] }) {
    total
    facets { municipalities(first: 5) { count area { id name } } }
  }
  areas(locale: en, ids: ["44021", "5km-deinze-9800"]) { id kind name kilometres }
}`,
  },
  {
    query: `# Family houses with a garden that need no work, by words in the text
query FamilyHouses {
  estates(
    locale: en
    filter: {
      types: [HOUSE]
      worstEpcLabel: C
      extras: [{ extra: GARDEN, present: true }, { extra: RENOVATION_REQUIRED, present: false }]
      text: "garden"
    }
    sort: { by: LIVING_AREA, order: DESC }
    pageSize: 5
  ) {
    total
    items { reference livingArea plotArea epc { label value } title { text } }
  }
}`,
  },
  {
    query: `# Nothing found? What giving up one criterion would find
query Relax {
  estates(
    locale: de
    filter: { transaction: SALE, types: [HOUSE], subTypes: [VILLA], maxPrice: 90000, minBedrooms: 6 }
  ) {
    total
    relaxations { filter total }
  }
}`,
  },
  {
    query: `# Holiday homes for four with a pet that are free in the first week of July
query HolidayHomes($from: Date!, $until: Date!) {
  rentalUnits(locale: en, filter: { persons: 4, pets: true, from: $from, until: $until }) {
    total
    places { count city { name country } }
    items { id name persons bedrooms priceFromPerWeek stay(from: $from, until: $until, persons: 4) { total } }
  }
}`,
    variables: ({ week: { from, until } }) => `{ "from": "${from}", "until": "${until}" }`,
  },
  {
    query: `# What a stay costs, season by season, or what stands against it
query PriceOfAStay($from: Date!, $until: Date!) {
  rentalUnits(locale: nl, pageSize: 3) {
    items {
      name
      bookableFrom
      seasons { from until pricePerNight pricePerWeek arrivalDays minNights }
      unavailable { from until }
      stay(from: $from, until: $until, persons: 2) {
        nights
        total
        lines { from until nights weeks singleNights price }
        errors { code field }
      }
    }
  }
}`,
    variables: ({ fortnight: { from, until } }) => `{ "from": "${from}", "until": "${until}" }`,
  },
  {
    query: `# New construction that is delivered by the end of next year, with a home below half a million
query Projects($deliveredBy: Date!) {
  projects(locale: en, filter: { types: [APARTMENT], maxPrice: 500000, deliveredBy: $deliveredBy }) {
    total
    cities { count city { name } }
    items { id name stage delivery priceFrom livingArea { min max } entityCount availableCount path }
  }
}`,
    variables: ({ endOfNextYear }) => `{ "deliveredBy": "${endOfNextYear}" }`,
  },
  {
    query: `# One project with all that is sold in it
query OneProject($id: ID!) {
  project(id: $id, locale: fr) {
    name
    developer
    architect
    stage
    title { text locale }
    address { street number city { name postalCode } }
    entities { number type floor bedrooms livingArea terraceArea price status { code } path }
    office { name phone }
  }
}`,
    variables: '{ "id": "167" }',
  },
  {
    query: `# The agency's news, newest first; a text may be in another language than the one asked for
query News {
  news(locale: de, pageSize: 5) {
    total
    pageCount
    items { id publishedAt title { text locale } summary { text locale } path }
  }
}`,
  },
  {
    query: `# One piece of news, and the ways on
query OnePieceOfNews($id: ID!) {
  newsItem(id: $id, locale: en) {
    publishedAt
    title { text locale }
    text { text locale }
    alternates { locale path }
    previous { title { text } path }
    next { title { text } path }
  }
}`,
    variables: '{ "id": "8" }',
  },
  {
    query: `# Which offices are open now, and until when; what they offer
query OpenOffices {
  offices(locale: en) {
    name
    path
    opening { at isOpen changesAt }
    homeCount
    homes(pageSize: 3) { items { reference price path address { city { name } } } }
  }
}`,
  },
  {
    query: `# What a form needs: its token tells that a human had it open
query WhatAFormNeeds {
  humanChallenge { formToken work service { siteKey scriptUrl } }
}`,
  },
  {
    query: `# A question about a home; what is wrong with it comes as errors with a code. It is sent once privacyConsent
# is true, and human has the token of a humanChallenge that is at least two seconds old
mutation AskAboutAHome($input: InfoRequestInput!) {
  requestInfo(input: $input) {
    receivedAt
    retryAfter
    errors { code field message }
  }
}`,
    variables: `{
  "input": {
    "locale": "fr", "listingId": "1", "firstName": "Anne", "name": "Dubois", "email": "anne@example", "phone": "12",
    "message": "Le jardin est-il orienté au sud ?", "privacyConsent": false
  }
}`,
  },
  {
    query: `# Mails about new homes that match a search. The subscriber confirms by the link in the first mail. It is sent
# once privacyConsent is true, and human has the token of a humanChallenge that is at least two seconds old
mutation FollowNewHomes($input: SubscribeInput!) {
  subscribe(input: $input) {
    isReceived
    retryAfter
    errors { code field message }
  }
}`,
    variables: `{
  "input": {
    "locale": "nl", "email": "anne@mail.example", "firstName": "Anne", "name": "Dubois", "frequency": "AT_ONCE",
    "search": { "transaction": "SALE", "types": ["HOUSE"], "areas": ["44021"], "maxPrice": 450000 },
    "privacyConsent": false
  }
}`,
  },
  {
    query: `# The agency, its offices and the people there
query Agency {
  settings { agencyName phone email professionalBody { bivNumber cibNumber insurer } pageSize }
  offices(locale: de) {
    name
    phone
    address { street number city { name postalCode } }
    openingHours { weekday opens closes }
    agents { name email registration }
  }
}`,
  },
];
