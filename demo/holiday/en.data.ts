/** Phrases of rental units in English. */
import type { HolidayPhrases } from './phrases.ts';

export const en: HolidayPhrases = {
  nouns: {
    STUDIO: ['studio', 'a studio', 'this studio'],
    APARTMENT: ['apartment', 'an apartment', 'this apartment'],
    PENTHOUSE: ['penthouse', 'a penthouse', 'this penthouse'],
    HOUSE: ['holiday house', 'a holiday house', 'this holiday house'],
    CHALET: ['chalet', 'a chalet', 'this chalet'],
    GITE: ['gîte', 'a gîte', 'this gîte'],
    VILLA: ['villa', 'a villa', 'this villa'],
  },
  persons: ['one person', '{n} people'],
  places: {
    'HU-201': 'The Knokke seafront is three hundred metres away, the Zwin half an hour by bicycle.',
    'HU-202': 'You look straight at the Blankenberge Pier and hear the surf at night.',
    'HU-203': 'The Royal Galleries, the casino and Ostend station are all within walking distance.',
    'HU-204': 'The marina lies at your feet, with the fish market and the shrimp stalls around the corner.',
    'HU-205': 'In the Concession of De Haan you cycle to the beach between white Belle Époque villas.',
    'HU-206': 'Middelkerke has a new seafront: wide, car-free and with steps to sit on down to the sand.',
    'HU-207':
      'Bredene is one of the few resorts without a promenade: here you walk to the sea through the dunes.',
    'HU-208': 'Between the channel and the beach of Nieuwpoort, the ferry lands every quarter of an hour.',
    'HU-209':
      'The widest beach of the coast begins in De Panne, and behind it lie the dunes of the Westhoek.',
    'HU-210':
      'In Koksijde you climb the Hoge Blekker, the highest dune in Belgium, and see two countries at once.',
    'HU-211': 'Durbuy can be done on foot: kayaks, topiary and terraces are within ten minutes.',
    'HU-212': 'Above La Roche the walks start at the drive; below, the Ourthe winds around the castle.',
    'HU-213':
      'The brook that once turned the mill wheel still runs through the garden, three kilometres from Bouillon.',
    'HU-214':
      'In September you can hear the stags here: Saint-Hubert lies in the middle of the great forest.',
    'HU-215': 'Stavelot Abbey and the Spa-Francorchamps circuit are a stone’s throw away.',
    'HU-216':
      'The High Fens begin beyond Malmedy, and in winter the cross-country trails set out from there.',
    'HU-217': 'The caves of Han and the wildlife park are ten minutes from Rochefort.',
    'HU-218': 'You can see the thermal baths of Spa from the terrace; a funicular takes you up for a swim.',
    'HU-219': 'The pink lagoons of Torrevieja are close by, and La Mata beach is five minutes on foot.',
    'HU-220': 'Between the Montgó and the bay of Jávea, the almond trees blossom in February.',
    'HU-221': 'A path of two hundred steps leads down to a pebble cove near Moraira, good for snorkelling.',
    'HU-222': 'The blue domes of Altea are above you, the fish restaurants on the promenade below.',
    'HU-223': 'In Fuengirola the coastal train runs all the way to the airport, so you need no hire car.',
    'HU-224': 'The old town of Marbella with its square of orange trees is a quarter of an hour on foot.',
  },
  title: [
    '{name}: {plain} for {persons} in {place}',
    '{Plain} in {place}: {name}',
    '{place} for {persons}: {name}',
    '{place}: {plain} with {bedrooms}',
    'Holidays in {place}: {name}',
  ],
  'opening.COAST': [
    '{name} is {a} where the sea is never far away.',
    'In need of fresh air? {name} welcomes {persons} to {place}.',
    'Those who know {place} come back, and {this} is a good reason to.',
    'Shoes off, windows open: at {name} the holiday starts at once.',
    '{This} was chosen for its light and the salt in the air.',
  ],
  'opening.ARDENNES': [
    '{name} is {a} for {persons}, with the forest for a back garden.',
    'Those who look for silence find it at {name}, near {place}.',
    'With a fire in the hearth and room at the table, {this} lends itself to late evenings.',
    'Rucksack down and feet by the fire: that is how a day ends at {name}.',
  ],
  'opening.SPAIN': [
    'Three hundred days of sun a year: {name} in {place} makes the most of them.',
    '{name} is {a} for {persons} on the Spanish coast.',
    'Breakfast under the pergola, a swim before dinner: {this} is made for living outdoors.',
    'Our owners in {place} let {this} with care, as if you were their guest.',
  ],
  'sleeping.STUDIO': [
    'The living space has a fold-down bed and a sleeping corner with bunks.',
    'Everything is in one bright room, with a good bed behind a sliding screen.',
  ],
  'sleeping.ONE': [
    'You sleep in a separate bedroom and on a solid sofa bed.',
    'There is one bedroom, and a sofa bed for two in the sitting area.',
  ],
  'sleeping.MANY': [
    'There are {bedrooms} and {bathrooms}, enough for {persons}.',
    '{Bedrooms} and {bathrooms} give everyone a place of their own.',
    'Sleeping is in {bedrooms}, and you will also find {bathrooms}.',
  ],
  facilities: {
    SEA_VIEW: ['From the sofa you look out over the sea.', 'The sea fills the whole window.'],
    POOL: [
      'The pool is open from Easter to All Saints’ Day.',
      'You can swim a few lengths in the pool before breakfast.',
    ],
    SAUNA: ['After the walk, the sauna is waiting.', 'There is a Finnish sauna for cold days.'],
    TERRACE: [
      'The terrace has a table for everyone.',
      'The terrace keeps the sun until the evening.',
      'Coffee is best on the terrace.',
    ],
    GARDEN: ['Children play in the fenced garden.', 'The garden is large enough for a game of football.'],
    BARBECUE: ['A barbecue is ready for use.', 'You can grill outside; charcoal is sold in the village.'],
    FIREPLACE: ['The logs for the fire are stacked.', 'The open fire is lit in five minutes.'],
    AIR_CONDITIONING: ['Air conditioning keeps the rooms cool.', 'Every room has air conditioning.'],
    DISHWASHER: ['The kitchen has a dishwasher and a full set of china.', 'The dishwasher does the dishes.'],
    WASHING_MACHINE: ['There is a washing machine too.', 'Sand and mud go into the washing machine.'],
    BED_LINEN: ['Bed linen and towels are included.', 'The beds are made when you arrive.'],
    COT: ['There is a cot for the smallest.'],
    HIGH_CHAIR: ['A high chair is provided.'],
    LIFT: ['The lift takes you straight up.', 'The building has a lift.'],
    WHEELCHAIR_ACCESS: ['With a wheelchair you can go everywhere without a step.'],
    PARKING: ['The car has a space of its own.', 'Parking is free and next to the door.'],
    EV_CHARGING: ['Your electric car charges at the house.'],
    BICYCLE_SHED: ['Bicycles are safe in the shed.', 'There is a locked store for bicycles.'],
  },
  'pets.YES': [
    'Your dog is welcome.',
    'Pets may come along; just ask.',
    'Dogs are allowed; we only ask that they stay off the beds.',
  ],
  'pets.NO': [
    'Pets stay at home, for the sake of guests with allergies.',
    'Pets are not allowed.',
    'For health reasons the owners do not accept animals.',
  ],
  practical: [
    'Arrive from 4 p.m. and leave before 10 a.m.',
    'You collect the key from us or take it from a safe, with a code that comes by e-mail.',
    'We see to the final cleaning; all you do is tidy up.',
    'The deposit is paid in advance and returned within the week.',
    'Water and electricity are included in the price, the tourist tax is not.',
  ],
  closing: [
    'Ask for your dates, and {agent} confirms within one working day.',
    'A request commits you to nothing: first {agent} checks that everything fits.',
    'Questions about the area? {agent} knows every bakery there.',
    'Those who book early choose their week; {agent} will gladly help.',
    'Our office in {office} looks after your stay, at the weekend too.',
  ],
};
