/** Phrases of estates in English, for readers from abroad: Belgian terms are explained where they first occur. */
import type { Phrases } from './phrases.ts';

export const en: Phrases = {
  'title.HOME': [
    '{Plain} with {bedrooms} in {place}',
    '{Plain} with {bedrooms} and a garden of {garden} in {place}',
    '{Plain} of {area} with {bedrooms}, {place}',
    '{place}: {plain} with {bedrooms} and a terrace of {terrace}',
    '{Plain} with {bedrooms} and {garages} in {place}',
    '{Plain} in {place}',
  ],
  'title.STUDIO': ['Studio of {area} in {place}', 'Compact studio in {place}', '{place}: studio {onLevel}'],
  'title.LAND': ['{Plain} of {plot} in {place}', '{place}: {plain} of {plot}', '{Plain} in {place}, {plot}'],
  'title.BUILDING': ['{Plain} of {area} in {place}', '{place}: {plain} of {area}', '{Plain} in {place}'],
  'title.GARAGE': ['{Plain} in {place}', '{Plain} of {garageArea} in {place}', '{place}: {plain} {inStreet}'],
  'title.NEW': [
    'New build: {plain} with {bedrooms} in {place}',
    'Newly built {plain} with {bedrooms}, {place}',
  ],
  'title.SHELL': ['{Plain} in {place}, sold as a shell to finish', 'Weathertight shell: {plain} in {place}'],
  'title.TO_RENOVATE': ['{Plain} to renovate in {place}', '{place}: {plain} with {bedrooms}, to renovate'],

  'opening.HOUSE.SALE': [
    'Looking for {a} in {place} that still leaves room to breathe? Read on.',
    '{This} in {place} has a way of feeling larger than its figures.',
    'We are pleased to offer {a} {inStreet} in {place}.',
    'Some houses only make sense once you step inside, and {this} is one of them.',
    'New to the market in {place}: {a} with {bedrooms} and a sensible layout.',
    'If {place} is on your list, put {this} near the top.',
    'From the street, {this} gives little away; the surprise is indoors.',
    '{This} stands {inStreet}, within easy reach of everything in {place}.',
  ],
  'opening.HOUSE.RENT': [
    'To let in {place}: {a} with {bedrooms}.',
    'Would you rather have a house than a flat? We are letting {a} in {place}.',
    '{This} in {place} is looking for tenants who plan to stay.',
    'A whole house to yourself: {this} {inStreet} is now available to rent.',
  ],
  'opening.APARTMENT.SALE': [
    '{This} in {place} makes everyday life easy.',
    '{OnLevel} of a well-kept building in {place}, we are selling {a}.',
    'Whether it is your first home or an investment, {this} in {place} deserves a visit.',
    'Light, quiet and low upkeep: that sums up {this} in {place}.',
    'We are selling {a} of {area} in {place}.',
    'Here is {a} in {place} with a floor plan that works.',
    'In a building dating from {year}, {this} offers real comfort in {place}.',
    'Moving to Belgium, or moving up? Consider {this} {inStreet} in {place}.',
  ],
  'opening.APARTMENT.RENT': [
    'To let in {place}: {a} {onLevel}.',
    '{This} {inStreet} in {place} is ready for its next tenant.',
    'New in town? {This} in {place} is a good place to land.',
    'We are letting {a} of {area} in {place}.',
    'Homes like {this} do not stay on the rental market in {place} for long.',
  ],
  'opening.LAND.SALE': [
    'For sale in {place}: {a} of {plot}.',
    'Land is getting scarce in {place}, which makes {this} of {plot} worth a look.',
    '{This} in {place} measures {plot} according to the land register.',
    'We are selling {plot} of land in {place}, in one piece.',
    'If you have been waiting for land in {place}, here is {a} of {plot}.',
  ],
  'opening.COMMERCIAL.SALE': [
    'For sale in {place}: {a} of {area}.',
    'Own the walls you work in: {this} in {place} is on the market.',
    '{This} in {place} enjoys excellent visibility.',
    'Entrepreneurs, take note: {this} {inStreet} offers {area} to make your own.',
  ],
  'opening.COMMERCIAL.RENT': [
    'To let in {place}: {a} of {area}.',
    'Starting up or moving on? {This} in {place} is becoming available.',
    '{This} in {place} is waiting for a business with plans.',
    'We are letting {a} in {place} that customers will find without effort.',
  ],
  'opening.GARAGE.SALE': [
    'No more circling the block in {place}: {this} is for sale.',
    'For sale in {place}: {a} {inStreet}.',
    'Parking in {place} is a daily puzzle, and {this} solves it.',
    'Use it or let it: {this} in {place} is a handy investment.',
    'We are selling {a} of {garageArea} in {place}.',
  ],
  'opening.GARAGE.RENT': [
    'To let in {place}: {a} {inStreet}.',
    'A fixed place for your car in {place}: {this} is available.',
    'We are letting {a} of {garageArea} in {place}.',
    'Tired of looking for a space every evening? {This} in {place} is yours to rent.',
  ],
  'opening.INVESTMENT.SALE': [
    'For the investor: {a} of {area} in {place}.',
    '{This} in {place} has never been hard to let.',
    'Bricks remain a safe choice, and {this} in {place} shows why.',
    'We are selling {a} in {place} that is easy to manage.',
    'If steady rent matters more to you than adventure, look at {this} in {place}.',
  ],

  'location.z': [
    'The seafront, the coastal tram and the shops are all within walking distance.',
    'You live by the sea here, with beach and dunes on the doorstep.',
    'A morning walk on the beach becomes part of the routine.',
    'The resort stays lively outside the season too.',
  ],
  'location.c': [
    'Shops, schools and public transport are around the corner.',
    'You can leave the car at home: market, cinema and tram are all nearby.',
    'The neighbourhood is lively by day and surprisingly quiet at night.',
    'A park, good bakeries and several bus lines are close at hand.',
    'This is city living with everything on foot.',
  ],
  'location.u': [
    'The university and its hospital are a short bike ride away.',
    'Being close to the campus keeps rental demand high.',
    'Students and researchers keep the area lively all year round.',
  ],
  'location.h': [
    'The historic centre with its main square is a few minutes away on foot.',
    'The old town, its terraces and its weekly market are close by.',
    'Small shops, a library and good schools cluster around the old centre.',
  ],
  'location.s': [
    'The station is close, which commuters will appreciate.',
    'Trains are frequent and the motorway is not far.',
    'Schools, supermarket and station all lie within two kilometres.',
  ],
  'location.w': [
    'A cycle path follows the water and takes you out of town.',
    'The waterside is close, perfect for a stroll after work.',
    'Walks along the water start at your front door.',
  ],
  'location.b': [
    'Brussels is close, yet it is mostly birds you hear.',
    'The ring road and the trains to Brussels are easily reached.',
    'Ideal if you work in the capital and want to come home to greenery.',
  ],
  'location.g': [
    'The area is green and residential, with wide streets and mature trees.',
    'Children cycle to school on their own here.',
    'There is hardly any through traffic, and the shops are still close.',
    'Woods and sports grounds are a stone’s throw away.',
  ],
  'location.a': [
    'The forests of the Ardennes begin at the end of the road.',
    'Walkers and cyclists are spoilt here in every season.',
    'The air is fresh, the village is lively and the river is never far.',
  ],
  'location.v': [
    'The village has kept its school, its bakery and its fairs.',
    'The setting is rural, with open views and little traffic.',
    'People here still know their neighbours by name.',
    'It is the countryside, but not the back of beyond: the main road is minutes away.',
  ],
  'location.x': [
    'The border is close, a plus for those who work across it.',
    'Cross-border workers save themselves hours in traffic.',
    'You can do your shopping on both sides of the border.',
  ],
  'location.Z': [
    'Beach, marina and golf course are a short drive away.',
    'The airport is within the hour, the beach much closer.',
    'The climate lets you live outdoors from April to November.',
  ],
  'location.I': [
    'The white village lies among olive and almond trees, away from the crowds of the coast.',
    'Inland Spain means shaded squares and long lunches.',
    'The sea is a scenic drive away through the hills.',
  ],
  'location.N': [
    'You are just across the border, minutes from Flanders.',
    'Dutch calm and space, close enough to Belgium to keep working there.',
    'Cycle paths, schools and shops are near and, as ever in the Netherlands, well kept.',
  ],

  'character.TERRACED': [
    'Not a single square metre is wasted.',
    'The living rooms flow into one another and get light from both sides.',
    'Narrow in front and deep inside, it is the Belgian terraced house at its best.',
  ],
  'character.SEMI_DETACHED': [
    'A side passage takes you to the back without crossing the house.',
    'Windows on three sides bring in light at every hour.',
    'You keep some distance from the neighbours without inheriting a park to mow.',
  ],
  'character.DETACHED': [
    'Standing free on all four sides, it catches the sun from breakfast to supper.',
    'Set back from the road, the house has a drive for visitors.',
    'All around there is space to play, to garden and to set a long table in summer.',
  ],
  'character.VILLA': [
    'Large windows bring the garden indoors, winter and summer.',
    'Entertaining, working from home and winding down each have their own corner.',
    'The generous entrance hall sets the tone.',
  ],
  'character.FARMHOUSE': [
    'Thick walls, old beams and an inner courtyard tell the story of the place.',
    'The outbuildings lend themselves to a workshop, stables or, permit granted, a guest house.',
    'Its character has been preserved from the gate to the rafters.',
  ],
  'character.MANSION': [
    'High ceilings, marble fireplaces and a graceful staircase give it presence.',
    'The three reception rooms in a row, mouldings included, have become a rarity.',
    'It works as a family home and equally well with a practice on the ground floor.',
  ],
  'character.BUNGALOW': [
    'Everything is on one level: comfortable now and in twenty years’ time.',
    'No stairs, no thresholds, and a green view from every window.',
    'Single-storey living keeps daily life simple.',
  ],
  'character.FLAT': [
    'The layout is clear, with living and sleeping areas kept apart.',
    'Windows across the full width of the living room let in plenty of light.',
    'It asks for little upkeep and gives a lot of comfort.',
    'The building is well managed and the common areas are neat.',
  ],
  'character.STUDIO': [
    'Everything has its place: sleeping, cooking and working.',
    'It makes an ideal pied-à-terre, first home or buy-to-let.',
    'The sleeping corner is neatly set apart from the sitting area.',
  ],
  'character.PENTHOUSE': [
    'There is nothing above you but sky, and the view reaches across the rooftops.',
    'The sun moves around the terrace all day long.',
    'At the top of the building you enjoy quiet and a wide horizon.',
  ],
  'character.DUPLEX': [
    'Living on two levels feels like a house, without the upkeep of one.',
    'An inner staircase links the living room with the bedrooms.',
    'Live downstairs, sleep upstairs: it is as simple as that.',
  ],
  'character.GROUND_FLOOR': [
    'You come and go without stairs or lift.',
    'It offers ground-level ease with the comfort of an apartment.',
    'With a pram or with reduced mobility, you will appreciate the level access.',
  ],
  'character.LOFT': [
    'Cast-iron columns and tall windows recall the industrial past.',
    'The open floor can be arranged to suit you.',
    'The volume is exceptional, with ceilings that new builds no longer offer.',
  ],
  'character.BUILDING_PLOT': [
    'Mains services are in the street.',
    'The orientation allows for a house full of light.',
    'The plot is clear of buildings and regular in shape.',
  ],
  'character.FARMLAND': [
    'The land is level, easy to reach and suitable as meadow or field.',
    'A surfaced farm track leads to the parcel.',
    'Farmers and horse owners alike will find it of interest.',
  ],
  'character.WOOD': [
    'The stand of mixed broadleaf trees can be reached by a forest track.',
    'It is a place to walk, to manage and to pass on; building is not permitted.',
    'The trees are healthy and were thinned recently.',
  ],
  'character.SHOP': [
    'The wide shop window catches the eye of passers-by.',
    'There is a stockroom at the back with access for deliveries.',
    'On busy days, hundreds of pedestrians walk past.',
  ],
  'character.OFFICE': [
    'The rooms can serve as separate offices or as one open space.',
    'Cabling and lighting are in place, so you can start quickly.',
    'Clients will find you easily, by car and by public transport.',
  ],
  'character.WAREHOUSE': [
    'The clear height and the sectional door make loading simple.',
    'Lorries can turn on site with ease.',
    'The concrete floor is built for heavy loads.',
  ],
  'character.CATERING': [
    'The dining room has a solid wood bar and the kitchen has proper extraction.',
    'It has loyal customers and a good name in the area.',
    'The technical installation is in place, so a new concept need not start from scratch.',
  ],
  'character.BOX': [
    'It closes with an up-and-over door and stays dry.',
    'It also works as storage for bicycles or equipment.',
    'Driving in and out is easy, even with a large family car.',
  ],
  'character.PARKING_SPACE': [
    'The space is in a closed and lit car park.',
    'Getting in and out takes no manoeuvring.',
    'A remote-controlled gate gives access.',
  ],
  'character.BLOCK_OF_FLATS': [
    'Every unit has its own meters, which keeps management simple.',
    'All units are properly permitted and easy to let.',
    'Refreshing the common areas could raise the rents further.',
  ],
  'character.STUDENT_BUILDING': [
    'Every room has its own shower and internet connection.',
    'Contracts follow the academic year and vacancy is rare.',
    'The shared kitchen and the bicycle store are well used.',
  ],

  'layout.HOUSE': [
    'The living area is {area}, including a living room of {living}.',
    'The ground floor holds the hall, a living room of {living} and a kitchen of {kitchenArea}.',
    'At its heart is the living room of {living}; altogether you have {area}.',
    'There is {area} of living space on a plot of {plot}.',
    'From the hall you enter a living and dining area of {living}.',
    'With {area} of living space, everyone has a corner of their own.',
  ],
  'layout.APARTMENT': [
    'You have {area}, with a living room of {living}.',
    'The hall opens onto a living room of {living} and a kitchen of {kitchenArea}.',
    'In all there is {area}, of which {living} for sitting and dining.',
    'The {area} are cleverly arranged around the living room.',
    'A living room of {living} is the centre of an apartment of {area}.',
  ],
  'layout.STUDIO': [
    'The living and sleeping area measures {living}, next to a kitchen and a shower room.',
    'Within {area} you find a living space, a kitchen and a separate shower.',
    'It measures {area} and is practically laid out.',
  ],
  'layout.BLOCK_OF_FLATS': [
    'The building holds {flats} with a total of {area}.',
    'Spread over the floors are {flats}, {area} in all.',
    'The property comprises {flats} on a plot of {plot}.',
  ],
  'layout.STUDENT_BUILDING': [
    'The house has {studentRooms} and measures {area}.',
    'You buy {studentRooms} with a shared kitchen, {area} in all.',
    'There are {studentRooms} spread over the floors.',
  ],
  'layout.COMMERCIAL': [
    'The usable area is {area}, all on one level.',
    'You have {area} at your disposal, toilets included.',
    'In all there is {area}, free to arrange.',
  ],
  'layout.GARAGE': [
    'Inside it measures {garageArea}.',
    'At {garageArea} there is space for one car and some storage.',
    'The area is {garageArea}.',
  ],
  'layout.PARKING_SPACE': [
    'The space measures {garageArea}.',
    'At {garageArea}, it takes an ordinary family car with ease.',
  ],
  'layout.BUILDING_PLOT': [
    'The plot is {facade} wide at the street and about {depth} deep.',
    'You build on {plot} with {facade} along the street.',
    'At {facade} wide and {depth} deep, it leaves ample space for a garden.',
  ],

  'kitchen.NONE': ['The kitchen is yours to choose: water, power and drains are provided for.'],
  'kitchen.BASIC': [
    'The kitchen is simple and ready for your own ideas.',
    'The kitchen works but is due for replacement.',
  ],
  'kitchen.SEMI_EQUIPPED': [
    'The kitchen has a hob, an extractor and enough cupboards.',
    'The kitchen covers the basics, with space for a dishwasher.',
  ],
  'kitchen.EQUIPPED': [
    'The fitted kitchen comes with oven, dishwasher, hob and fridge.',
    'You cook in a fitted kitchen with a good worktop.',
    'The fitted kitchen adjoins the dining area.',
  ],
  'kitchen.HYPER_EQUIPPED': [
    'The kitchen is fully fitted with quality appliances and a composite worktop.',
    'Keen cooks will enjoy the fully fitted kitchen with its island.',
    'Induction hob, steam oven, large fridge: the kitchen lacks nothing.',
  ],
  'sleeping.ONE': [
    'The bedroom of {bedroomArea} is on the quiet side.',
    'There is one bedroom of {bedroomArea}, next to the bathroom.',
    'The bedroom is large enough for a generous wardrobe.',
  ],
  'sleeping.MANY': [
    'The sleeping area comprises {bedrooms}, the largest of {bedroomArea}, and {bathrooms}.',
    'There are {bedrooms} and {bathrooms}.',
    'You have {bedrooms}; the main one measures {bedroomArea}.',
    'At night, {bedrooms} share {bathrooms}.',
  ],
  'outside.GARDEN': [
    'The garden of {garden} faces {orientation}.',
    'At the back is an enclosed garden of {garden}, facing {orientation}.',
    'Outside you have {garden} of {orientation}-facing garden.',
    'The garden of {garden} has room for a vegetable patch.',
  ],
  'outside.BOTH': [
    'The terrace of {terrace} opens onto a {orientation}-facing garden of {garden}.',
    'At the back there is a terrace of {terrace} and {garden} of greenery.',
    'From the terrace ({terrace}) you look out over the garden of {garden}.',
    'The garden of {garden} faces {orientation}, with a terrace of {terrace} for eating outdoors.',
  ],
  'outside.TERRACE': [
    'The terrace of {terrace} is the place for a coffee in the sun.',
    'A terrace of {terrace} extends the living space outdoors.',
    'Outside, you have a terrace of {terrace}.',
  ],
  'parking.GARAGE': [
    'For the car there is {garages}.',
    'The property includes {garages}, handy for bicycles too.',
    'Parking is no worry, thanks to {garages}.',
  ],
  'parking.SPACES': ['For the car you have {parking}.', 'Parking is taken care of with {parking}.'],
  cellar: [
    'A cellar provides storage.',
    'The cellar is dry and takes wine, tools and bicycles.',
    'For storage, there is a private cellar.',
  ],
  lift: ['A lift takes you to your floor.', 'The building has a lift.'],

  'energy.HIGH': [
    'With {certificate} label {label} ({value}), energy costs stay low.',
    'The energy certificate ({certificate}) shows label {label}, a promise of low bills.',
    'At {value}, it earns label {label}.',
  ],
  'energy.MIDDLE': [
    'The energy certificate ({certificate}) states {value}, which is label {label}.',
    'In energy terms it scores label {label} ({value}).',
    'With {value}, it falls in class {label}.',
  ],
  'energy.LOW': [
    'The {certificate} label is {label} ({value}), so insulation will pay off.',
    'At {value} (label {label}), an energy upgrade is advisable.',
    'Label {label} calls for a plan for insulation and heating; grants will help.',
  ],
  'energy.DUTY': [
    'The Flemish renovation duty rests on this home.',
    'As the buyer, you take on the Flemish renovation duty.',
    'The renovation duty applies.',
  ],
  'heating.FUEL': [
    'Warmth comes from {fuel}.',
    'There is {fuel}, and the windows have {glazing}.',
    'Heating: {fuel}; windows: {glazing}.',
  ],
  solar: ['Solar panels ({panels}) bring the bill down.', 'The roof carries {panels} of solar panels.'],
  tank: [
    'A rainwater tank of {tank} feeds the toilets and the garden tap.',
    'There is a rainwater tank of {tank}.',
  ],

  'state.NEW': [
    'Everything is new and nobody has lived here yet.',
    'Built in {year}, it is insulated and ventilated to today’s standards.',
    'The ten-year liability of contractor and architect applies.',
  ],
  'state.SHELL': [
    'It is sold as a shell: walls, roof and windows are done, the rest is up to you.',
    'The structure was completed in {year}; the finish is left to you.',
  ],
  'state.AS_NEW': [
    'Since the renovation of {renovated}, everything is in excellent order.',
    'It is as good as new: just bring your furniture.',
    'It was built in {year} and has been exceptionally well maintained.',
  ],
  'state.GOOD': [
    'It dates from {year} and is in good order.',
    'You can move straight in and make it your own later.',
    'Built in {year}, it is solid and has always been looked after.',
    'The main works were carried out in {renovated}.',
  ],
  'state.TO_REFRESH': [
    'A coat of paint and new floors will bring it, from {year}, up to date.',
    'Some refreshing is needed, but the basis is sound.',
    'The structure is good; the finish could use some attention.',
  ],
  'state.TO_RENOVATE': [
    'A thorough renovation is needed, and the price reflects it.',
    'Built in {year} and little changed since, it is a project for the brave.',
    'It needs renovating, which leaves you free to do it your way.',
  ],

  'finance.INCOME': [
    'The cadastral income, on which property tax is based, is {income} (not indexed).',
    'Cadastral income (not indexed): {income}.',
    'For your calculations: the non-indexed cadastral income is {income}.',
  ],
  'finance.DUTY': [
    'The sale is subject to registration duty.',
    'Allow for registration duty and notary fees on top of the price.',
  ],
  'finance.VAT': [
    'The construction is sold under the VAT regime.',
    'The price excludes VAT and connection costs.',
  ],
  'finance.CHARGES': [
    'Common charges amount to {charges} a month.',
    'Charges for the common parts: {charges} a month.',
  ],
  'finance.RENT': [
    'The rent is {price} a month.',
    'You rent it for {price} a month, with a deposit of {deposit}.',
    'Rent: {price} a month; the deposit is {deposit}.',
  ],
  'finance.REQUEST': ['The price is available on request.', 'Call or write to us for the price.'],
  'availability.AT_DEED': [
    'Available on signing of the deed.',
    'You receive the keys when the deed is signed.',
    'Free at the deed of sale.',
  ],
  'availability.IMMEDIATE': ['Available immediately.', 'The property is vacant and available at once.'],
  'availability.BY_AGREEMENT': [
    'The date of availability is to be agreed.',
    'Available by agreement with the owner.',
  ],
  'availability.AFTER_TENANCY': [
    'It is let at present and becomes available on {from}.',
    'Available after the current lease, from {from}.',
  ],

  'closing.SALE': [
    'To arrange a visit, contact our office in {office}.',
    '{agent} will be glad to show you around.',
    'Interested? Make an appointment with {agent} at our {office} office.',
    'The papers for the preliminary agreement (compromis) are ready; ask {agent} for them.',
    'We will gladly send you the full file and plan a visit.',
    'Evening visits are possible by appointment.',
    'Come and see for yourself; it tells you more than photographs.',
    'We discuss your offer discreetly with the owner.',
  ],
  'closing.RENT': [
    'To view, contact {agent}.',
    'Viewings are by appointment through our office in {office}.',
    'Interested? Send us a message and we will suggest a viewing the same day.',
    'We ask for the usual details only after you have seen the property.',
  ],
  'closing.ABROAD': [
    '{agent} assists you from the first question to the notary, in your own language.',
    'Our office in {office} arranges your visit on the spot.',
    'We work with a local lawyer who checks your file.',
  ],
};
