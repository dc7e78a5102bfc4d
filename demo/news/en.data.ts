/** The agency's news in English. */
import type { NewsTexts } from './news.ts';

export const en: NewsTexts = {
  deed: {
    title: 'From compromis to deed: what happens in those four months?',
    summary:
      'A few months lie between signing the sales agreement and getting the keys. Here are the steps, in order.',
    body: [
      'The compromis, the sales agreement, closes the sale: buyer and seller are bound, even though the deed comes later. The buyer pays an advance, usually ten per cent, which stays in the notary’s account.',
      'The notary then asks the municipality, the mortgage registry and the tax office for information. Meanwhile the buyer arranges the loan; if the agreement has a condition precedent, its term is running now.',
      'The deed is signed within four months. On that day you pay the balance and receive the keys. Read the meters together, and there will be no discussion afterwards.',
    ],
    pictureAlt: 'Two people sign a sales agreement at a table',
  },
  renovation: {
    title: 'The duty to renovate in Flanders: who must do what, and by when?',
    summary:
      'If you buy a home with label E or F in Flanders, a duty to renovate comes with it. That need not be a reason to walk away.',
    body: [
      'Whoever buys full ownership of a house or apartment with energy label E or F in Flanders must bring it to at least label D within the legal term, which starts with the notarial deed.',
      'Our advertisements always mention the duty, beside the energy data. During the visit, ask about the roof, the windows and the heating: two measures are often enough.',
      'Talk to your bank about the works before you sign. There are loans and grants for energy renovation; the Flemish government publishes the conditions.',
    ],
    pictureAlt: 'A terraced house in scaffolding, with new roof insulation',
  },
  gentOffice: {
    title: 'Our office in Ghent has been renewed',
    summary:
      'After six weeks of building work we welcome you back to the Zonnestraat, with a separate space for looking at plans.',
    body: [
      'The façade is what it was; inside, almost everything has changed. There is an open reception, a quiet room for conversations and a long table on which building plans can be spread out in full.',
      'If you come by bicycle, enter through the courtyard, which has ten places. With a wheelchair or a pram you will no longer meet a step.',
      'Opening hours remain the same. Do drop in: the coffee is ready.',
    ],
    pictureAlt: 'The new reception of the Ghent office',
  },
  photos: {
    title: 'Seven tips for photographs that do your house justice',
    summary: 'The first viewing happens on a screen. An hour of preparation makes a big difference.',
    body: [
      'Open all the curtains and switch on the lights, even by day. Clear half of every worktop, and park the car a street away.',
      'Photograph square to a wall or from a corner, at chest height, and go easy on the wide angle. A room that looks larger than it is will disappoint at the viewing.',
      'Show the street, the garden and the utility room too. Buyers are not only after pretty corners, they want to understand the house. Our photographer will gladly think along.',
    ],
    pictureAlt: 'A photographer sets up a tripod in a bright living room',
  },
  asbestos: {
    title: 'Asbestos certificate: required in Flanders for older buildings',
    summary:
      'If your building dates from before 2001, selling it in Flanders takes an asbestos certificate. Order it in time.',
    body: [
      'A certified expert visits, takes samples where needed and draws up an inventory. Allow a few weeks between appointment and certificate, more in spring.',
      'The certificate says where there is asbestos and how urgent it is. It does not oblige you to remove it before the sale, but a buyer will want to know.',
      'Other rules apply in Brussels and Wallonia. Our office will tell you which document your municipality asks for.',
    ],
    pictureAlt: 'Corrugated sheets on the roof of an old garage',
  },
  summer: {
    title: 'Summer by the sea: the calendar is open',
    summary: 'From today you can ask for a stay next summer. The weeks around 15 August always go first.',
    body: [
      'Ten holiday homes on the coast, from Knokke-Heist to De Panne, are on our website with their prices and free weeks. In July and August we let by the week, from Saturday to Saturday.',
      'A request is not a booking: we check whether the period is free, answer within one working day, and only then do you commit yourself.',
      'Coming with a dog, a wheelchair or an electric car? Every page says what is possible.',
    ],
    pictureAlt: 'Windbreaks and beach huts on a Belgian beach',
  },
  indexation: {
    title: 'Indexing a rent: how to check the sum',
    summary: 'Once a year a rent may follow the health index. The formula is simple, the exceptions less so.',
    body: [
      'The new rent is the basic rent, times the new health index, divided by the starting index. The starting index is that of the month before the lease was signed; the new one that of the month before the anniversary of its start.',
      'The landlord has to ask for the adjustment in writing. It reaches back three months at most.',
      'The Regions have limited indexation for homes with a weak energy label. So look at the energy certificate first and, if in doubt, ask us for a calculation.',
    ],
    pictureAlt: 'A calculator beside a lease',
  },
  labels: {
    title: 'Three Regions, three energy scales',
    summary:
      'A home with label C in Brussels is not the same as one with label C in Flanders. Why the letter alone is not enough.',
    body: [
      'Each Region has its own scale. In Flanders it runs from A+ to F, in Wallonia from A++ to G, in Brussels from A to G. A consumption of 190 kWh per square metre means a B in Flanders and a D in Brussels.',
      'So compare the number behind the letter: kilowatt-hours per square metre per year. It is always on our pages, on the scale of the Region in which the home lies.',
      'If you search across a regional border, our website lets you choose the worst label that is still welcome; we do not convert the scales, for that would be false precision.',
    ],
    pictureAlt: 'An energy certificate with its coloured bars',
  },
  vat: {
    title: 'Buying new construction: VAT or registration duty?',
    summary:
      'On new construction you usually pay VAT instead of registration duty. What that means for your budget.',
    body: [
      'For VAT a building is new until 31 December of the second year after the one in which it was first occupied. The construction is then, as a rule, subject to 21 per cent VAT; if the same company also sells the land, so is the land.',
      'If the land belongs to somebody else, you pay registration duty on that part. Both formulas exist, sometimes in the same street.',
      'Always ask for a full calculation: VAT, connections, deed of division and notary. For our projects you receive it for each unit.',
    ],
    pictureAlt: 'An apartment building under construction, with a crane',
  },
  spain: {
    title: 'A second home in Spain: start with your number',
    summary: 'Without an NIE there is no purchase. What to arrange beforehand, and who will help you.',
    body: [
      'Every foreigner who buys in Spain needs an NIE, an identification number. You apply for it at the Spanish consulate or give somebody power of attorney to do so.',
      'An independent lawyer checks the land register, the building permit and any debts: in Spain they follow the property. Besides the price, allow for about thirteen per cent in taxes and costs, depending on the region.',
      'Our colleagues assist you in your own language, from the first question to the notary on the spot.',
    ],
    pictureAlt: 'White houses and bougainvillea above a bay',
  },
  flood: {
    title: 'P-score and G-score: how to read the risk of flooding',
    summary:
      'Since 2023 every sale in Flanders comes with a letter for the plot and one for the building. This is what they mean.',
    body: [
      'The P-score is about the plot, the G-score about the building. A means that no floods have been modelled, B a small chance under climate change, C a small chance, D a medium one.',
      'So a D for the plot and an A for the building is quite possible: the garden floods, the house stays dry. Ask when it last happened and how high the water stood.',
      'With us the scores stand among the planning information, also when the answer is reassuring.',
    ],
    pictureAlt: 'A flooded meadow along a river',
  },
  openDay: {
    title: 'Open day on site: come and see where you will live',
    summary: 'On the last Saturday of the month you can visit four of our projects, with helmet and boots.',
    body: [
      'In Ghent, Antwerp, Namur and Nieuwpoort the gates are open from ten to four. Our agents and the architects will show you around; if you would rather look on your own, you can.',
      'Wear sturdy shoes. There are helmets in all sizes, also for children from the age of six.',
      'There is no need to register, but if you give us a time you will not have to wait.',
    ],
    pictureAlt: 'Visitors with helmets on a building site',
  },
  inventory: {
    title: 'The inventory of fixtures: an hour’s work that saves a deposit',
    summary:
      'Every tenancy begins with a detailed inventory. Without one you are presumed to have received the home as you leave it.',
    body: [
      'The inventory is drawn up in the presence of tenant and landlord, while the home is empty or during the first month. The costs are shared.',
      'Note scratches, stains and meter readings, and take dated photographs. Have both parties initial every page, and register it together with the lease.',
      'At the end of the tenancy the two states are compared. A tenant does not pay for ordinary wear.',
    ],
    pictureAlt: 'A clipboard and a bunch of keys on a windowsill',
  },
  electricity: {
    title: 'Wiring not up to standard? You may sell all the same',
    summary:
      'Selling an older home takes an inspection of the electrical system. A negative report does not stop the sale.',
    body: [
      'If the system dates from before June 1981 or has never been inspected as a whole, the seller has it inspected before the sales agreement. The report says whether it complies.',
      'If it does not, the buyer has eighteen months after the deed to put it right. The deed says so, and the inspector is told.',
      'Replacing a distribution board is usually no great job. Ask for a quotation before you make an offer, and you know where you stand.',
    ],
    pictureAlt: 'An old fuse box beside a new distribution board',
  },
  offSeason: {
    title: 'Out of season: the Ardennes at their quietest',
    summary: 'From November to Easter our gîtes and chalets can be rented from two nights, midweek too.',
    body: [
      'The leaves are down, the paths are empty and the fire is lit. Arrive on a Monday and you pay the lowest rate, with the forest to yourself.',
      'During the spring half-term and around Christmas there are other prices and a longer minimum stay. Every page shows the seasons side by side.',
      'Our tip: bring walking shoes that can stand mud, and leave the car where it is.',
    ],
    pictureAlt: 'Mist over an Ardennes valley in autumn',
  },
};
