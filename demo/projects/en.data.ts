/** Phrases of projects in English; Belgian legal terms are explained. */
import type { ProjectPhrases } from './phrases.ts';

export const en: ProjectPhrases = {
  stories: {
    'PR-101':
      'On a quiet arm of the river Leie, a former printing works makes way for {name}. Its ochre brick façades nod to the warehouses that once stood here.',
    'PR-102':
      '{name} rises where the city meets the river, nine storeys high. From the top you watch the ships come in; lower down you look out over a courtyard of birches.',
    'PR-103':
      'A stone’s throw from the Ixelles ponds, {name} hides behind a restored Art Deco façade. At the back, the apartments open onto three gardens that step down the slope.',
    'PR-104':
      'Where kitchen gardens once ran down to the Meuse, {name} is taking shape on paper: two slender volumes around a car-free square. The plans include allotments on the roof for residents who like to grow their own.',
    'PR-105':
      '{name} lies in a bend of the Dijle, ten minutes on foot from the Grote Markt. The old convent walls have been kept and now enclose a shared garden.',
    'PR-106':
      'Between the marina and the beach, {name} takes the shape of a dune: pale, stepped and full of terraces. Every apartment is turned to catch both the sun and the sea air.',
    'PR-107':
      '{name} brings twelve family houses together around a play green without cars. The cycle highway all but starts at the front door.',
    'PR-108':
      'On the edge of Namur, {name} follows the slope of an old orchard. The fruit trees stay, so that every house has one in its garden.',
    'PR-109':
      'In the dye works of a former carpet mill, four spacious houses have been given a second life. {name} has kept the chimney, the saw-tooth roofs and the cast-iron columns.',
    'PR-110':
      '{name} lies on the green side of Eupen, where the Hertogenwald begins. Three small buildings in timber and natural stone stand apart among the beeches.',
    'PR-111':
      'Close to the green boulevard of Hasselt, a distillery has lent its name to {name}. The shops on the ground floor already bring the little square to life.',
    'PR-112':
      'Against the edge of the woods at Wavre, {name} is being prepared: a small neighbourhood of houses and apartments side by side. The permit has been applied for, and whoever comes forward now will choose first.',
  },
  nouns: {
    flats: ['one apartment', '{n} apartments'],
    houses: ['one house', '{n} houses'],
    commercial: ['one commercial unit', '{n} commercial units'],
    garages: ['one garage', '{n} garages and parking spaces'],
  },
  quarters: ['first quarter', 'second quarter', 'third quarter', 'fourth quarter'],
  quarterOf: '{quarter} of {year}',
  planText: 'Floor plan of {number} in {name}',
  title: [
    '{name}, new construction in {place}',
    'New development {name} in {place}',
    '{place}: {homes} at {name}',
    'Living at {name}, {place}',
    '{name}: {homes} in {place}',
  ],
  mix: [
    'The project has {mix}, with living areas from {smallest} to {largest}.',
    'You can choose among {mix}; the smallest unit measures {smallest}, the largest {largest}.',
    'In all there will be {mix}, from {smallest} to {largest}.',
    '{Mix}: the range runs from {smallest} for those who live compactly to {largest} for a family.',
    'With {mix} between {smallest} and {largest}, there is a choice for first-time buyers, families and those who are downsizing.',
  ],
  architecture: [
    '{architect} designed a restrained building, of the kind that ages well.',
    'The design by {architect} is about daylight, deep terraces and greenery right up to the façade.',
    'The developer, {developer}, works with materials that last: facing brick, aluminium frames and oak front doors.',
    '{architect} opted for wide windows and for terraces that really belong to the living room.',
    'Behind the project is {developer}, which has renewed more than one neighbourhood in the region.',
    '{developer} keeps things small: few front doors on each landing, plenty of privacy.',
    'The façades, drawn by {architect}, alternate brick with timber.',
  ],
  interior: [
    'The finish is looked after down to the bathroom, with oak parquet and large-format tiles.',
    'Living rooms face the sun, bedrooms the quiet side.',
    'Every unit has its own storage room and a place in the locked bicycle store.',
    'Ceilings of 2.6 metres and windows down to the floor make the rooms larger than their figures.',
    'The kitchens come from a Belgian maker and are fitted to measure.',
    'Level showers and wide doors make these homes for life.',
  ],
  technics: [
    'A heat pump with underfloor heating keeps consumption low: the expected energy label is A.',
    'Heating and cooling are geothermal, without a gas connection.',
    'Triple glazing, ventilation with heat recovery and solar panels are included in the price.',
    'Rainwater serves the toilets and the garden, and every parking space is ready for a charging point.',
    'The project meets the requirements for nearly zero-energy buildings.',
    'Solar panels on the roof supply the common parts.',
    'The homes are insulated so well that a small heat pump will do.',
  ],
  'stage.PLANNED': [
    'Work starts as soon as the permit is final; delivery is planned for the {delivery}.',
    'You buy off plan, and layouts can still be changed. Delivery in the {delivery}.',
    'Sales off plan have begun, and the first buyers have a say in the layout. We aim for the {delivery}.',
    'The timetable follows once the permit has been granted.',
  ],
  'stage.UNDER_CONSTRUCTION': [
    'The shell is coming along well and the keys follow in the {delivery}.',
    'The site is on schedule, with delivery in the {delivery}.',
    'The site can be visited by appointment. Delivery is expected in the {delivery}.',
    'The cranes are there and the first floors have been poured: you can live here from the {delivery}.',
    'Until the roof is closed you are free to choose your finish; delivery follows in the {delivery}.',
  ],
  'stage.COMPLETED': [
    'The project was delivered in the {delivery}: you can view the available units on site.',
    'Everything has been ready since the {delivery}, so you know exactly what you are buying.',
    'The first residents moved in during the {delivery}.',
  ],
  money: [
    'The sale is subject to VAT; prices exclude VAT, duties on the land and connection costs.',
    'Besides the price, allow for VAT, the notary’s fees and your share of the deed of division.',
    'We give you a full calculation with VAT and costs, so that there are no surprises.',
  ],
  breyne: [
    'The Breyne Act protects you: you pay as the work progresses.',
    'Completion is guaranteed under the Breyne Act.',
  ],
  sold: ['All houses have been sold by now; we will gladly let you know about a next project.'],
  closing: [
    'Plans, specifications and price list are available from {agent}.',
    '{agent} will gladly show you the scale model and the samples at our office in {office}.',
    'Make an appointment at our office in {office} and see the plans at full size.',
    'A question about one of the units? {agent} answers the same day.',
    'We go through the plans with you, without obligation.',
  ],
};
