/** The agency's news in Dutch: title, summary, paragraphs and alternative text of the picture. */
import type { NewsText } from './news.ts';

export const nl = {
  deed: {
    title: 'Van compromis tot akte: wat gebeurt er in die vier maanden?',
    summary:
      'Tussen de handtekening op het compromis en de sleutel liggen enkele maanden. Wij zetten de stappen op een rij.',
    body: [
      'Met het compromis is de verkoop gesloten: koper en verkoper zijn gebonden, ook al volgt de akte later. De koper betaalt een voorschot, meestal tien procent, dat op de rekening van de notaris blijft staan.',
      'Daarna vraagt de notaris opzoekingen aan bij gemeente, kantoor Rechtszekerheid en fiscus. De koper regelt intussen zijn krediet; staat er een opschortende voorwaarde in het compromis, dan loopt die termijn nu.',
      'Binnen vier maanden verlijdt de notaris de akte. Op dat moment betaalt u het saldo en krijgt u de sleutels. Noteer samen de meterstanden, dan is er achteraf geen discussie.',
    ],
    pictureAlt: 'Twee mensen ondertekenen een compromis aan een tafel',
  },
  renovation: {
    title: 'Renovatieplicht in Vlaanderen: wie moet wat, en tegen wanneer?',
    summary:
      'Koopt u een woning met label E of F, dan rust er een renovatieplicht op. Dat hoeft geen reden te zijn om niet te kopen.',
    body: [
      'Wie in Vlaanderen een woning of appartement met EPC-label E of F in volle eigendom koopt, moet die binnen de wettelijke termijn minstens tot label D brengen. De termijn begint te lopen bij de authentieke akte.',
      'In onze advertenties staat de plicht altijd vermeld, bij de energiegegevens. Vraag tijdens het bezoek naar dak, ramen en verwarming: vaak volstaan twee ingrepen om het doel te halen.',
      'Bespreek de werken met uw bank voor u tekent. Voor energetische renovaties bestaan leningen en premies; de voorwaarden vindt u bij de Vlaamse overheid.',
    ],
    pictureAlt: 'Een rijwoning in de steigers met nieuwe dakisolatie',
  },
  gentOffice: {
    title: 'Ons kantoor in Gent is vernieuwd',
    summary:
      'Na zes weken verbouwen ontvangen wij u opnieuw in de Zonnestraat, met een aparte ruimte om plannen te bekijken.',
    body: [
      'De voorgevel bleef zoals hij was, binnen is bijna alles anders. Er is een open ontvangst, een stille kamer voor gesprekken en een lange tafel waarop bouwplannen op ware schaal passen.',
      'Met de fiets komt u voortaan binnen via de koer, waar tien plaatsen zijn. Wie met een rolstoel of kinderwagen komt, vindt geen drempel meer.',
      'De openingsuren veranderen niet. Kom gerust langs: de koffie staat klaar.',
    ],
    pictureAlt: 'Het vernieuwde onthaal van het kantoor in Gent',
  },
  photos: {
    title: 'Zeven tips voor foto’s die uw huis recht doen',
    summary: 'De eerste bezichtiging gebeurt op een scherm. Met een uur voorbereiding wint u veel.',
    body: [
      'Open alle gordijnen en doe de lampen aan, ook overdag. Haal van elk werkblad de helft weg, en zet de auto een straat verder.',
      'Fotografeer dwars op een muur of vanuit een hoek, op borsthoogte, en liever met te weinig dan met te veel breedte. Een kamer die groter lijkt dan ze is, stelt bij het bezoek teleur.',
      'Toon ook de straat, de tuin en de berging. Kopers zoeken niet alleen mooie hoeken, ze willen begrijpen hoe het huis in elkaar zit. Onze fotograaf denkt graag met u mee.',
    ],
    pictureAlt: 'Een fotograaf stelt een statief op in een lichte woonkamer',
  },
  asbestos: {
    title: 'Asbestattest: verplicht bij verkoop van oudere gebouwen',
    summary:
      'Dateert uw gebouw van voor 2001, dan hoort er bij de verkoop in Vlaanderen een asbestattest. Vraag het op tijd aan.',
    body: [
      'Een gecertificeerde deskundige komt ter plaatse, neemt zo nodig stalen en maakt een inventaris. Reken op enkele weken tussen afspraak en attest, in het voorjaar op meer.',
      'Het attest zegt waar asbest zit en hoe dringend het is. Het verplicht u als verkoper niet om het voor de verkoop weg te nemen, maar een koper wil het wel weten.',
      'In Brussel en Wallonië gelden andere regels. Ons kantoor zegt u welk document in uw gemeente nodig is.',
    ],
    pictureAlt: 'Golfplaten op het dak van een oude garage',
  },
  summer: {
    title: 'Zomer aan zee: de kalender staat open',
    summary:
      'Vanaf vandaag vraagt u een verblijf aan voor de volgende zomer. De weken rond 15 augustus gaan traditioneel het eerst.',
    body: [
      'Tien vakantieverblijven aan de kust, van Knokke-Heist tot De Panne, staan met hun prijzen en vrije weken op onze website. In juli en augustus verhuren wij per week, van zaterdag tot zaterdag.',
      'Een aanvraag is geen reservatie: wij kijken of de periode vrij is, antwoorden binnen één werkdag en pas daarna legt u vast.',
      'Komt u met een hond, een rolstoel of een elektrische wagen? Bij elk verblijf staat wat kan.',
    ],
    pictureAlt: 'Windschermen en strandcabines op een Belgisch strand',
  },
  indexation: {
    title: 'Huur indexeren: zo rekent u het na',
    summary:
      'Eén keer per jaar mag de huurprijs de gezondheidsindex volgen. De formule is eenvoudig, de uitzonderingen minder.',
    body: [
      'De nieuwe huur is de basishuur, maal de nieuwe gezondheidsindex, gedeeld door de aanvangsindex. De aanvangsindex is die van de maand voor het contract gesloten werd; de nieuwe die van de maand voor de verjaardag van de inwerkingtreding.',
      'De verhuurder moet de aanpassing schriftelijk vragen. Met terugwerkende kracht gaat dat hoogstens drie maanden.',
      'De gewesten legden voor woningen met een zwak energielabel beperkingen op. Kijk dus eerst op het EPC- of EPB-attest, en vraag ons bij twijfel een berekening.',
    ],
    pictureAlt: 'Een rekenmachine naast een huurcontract',
  },
  liegeTeam: {
    title: 'Versterking voor het team in Luik',
    summary:
      'Katharina Schröder begeleidt voortaan kopers en verkopers in Eupen, Malmedy en Sankt Vith, in het Duits en het Frans.',
    body: [
      'Het kantoor aan de boulevard de la Sauvenière krijgt er een collega bij die de Oostkantons op haar duimpje kent. Katharina groeide op in Raeren en werkte eerder bij een notaris in Eupen.',
      'Zij is erkend vastgoedmakelaar en spreekt met klanten aan beide kanten van de taalgrens, wat bij een aankoop vaak het halve werk is.',
    ],
    pictureAlt: 'Een vastgoedmakelaar overlegt met een koppel aan een balie',
  },
  labels: {
    title: 'Drie gewesten, drie energieschalen',
    summary:
      'Een woning met label C in Brussel is niet dezelfde als een woning met label C in Vlaanderen. Waarom de letter alleen niet volstaat.',
    body: [
      'Elk gewest heeft zijn eigen schaal. In Vlaanderen loopt ze van A+ tot F, in Wallonië van A++ tot G, in Brussel van A tot G. Een verbruik van 190 kWh per vierkante meter geeft in Vlaanderen een B, in Brussel een D.',
      'Vergelijk dus het getal achter de letter: kilowattuur per vierkante meter per jaar. Op onze detailpagina’s staat het er altijd bij, op de schaal van het gewest waar de woning ligt.',
      'Wie over de gewestgrens heen zoekt, kan op onze website filteren op het slechtste label dat nog welkom is; wij rekenen de schalen niet om, want dat zou een schijnzekerheid zijn.',
    ],
    pictureAlt: 'Een energiecertificaat met gekleurde balken',
  },
  vat: {
    title: 'Nieuwbouw kopen: btw of registratierechten?',
    summary:
      'Op nieuwbouw betaalt u meestal btw in plaats van registratierechten. Wat dat voor uw budget betekent.',
    body: [
      'Een gebouw is voor de btw nieuw tot 31 december van het tweede jaar na dat van de eerste ingebruikneming. Op de constructie betaalt u dan in de regel 21 procent btw; verkoopt dezelfde onderneming ook de grond, dan geldt dat ook daarvoor.',
      'Hoort de grond aan iemand anders, dan betaalt u op dat deel registratierechten. Beide formules komen voor, soms zelfs in dezelfde straat.',
      'Vraag altijd een berekening met alles erin: btw, aansluitingen, basisakte en notaris. Bij onze projecten krijgt u die per eenheid.',
    ],
    pictureAlt: 'Een appartementsgebouw in aanbouw met een kraan',
  },
  spain: {
    title: 'Een tweede verblijf in Spanje: begin bij uw nummer',
    summary: 'Zonder NIE-nummer geen aankoop. Wat u vooraf regelt, en wie u bijstaat.',
    body: [
      'Elke buitenlander die in Spanje koopt, heeft een NIE nodig, een identificatienummer voor vreemdelingen. U vraagt het aan bij het Spaanse consulaat of laat dat met een volmacht doen.',
      'Een onafhankelijke advocaat kijkt het kadaster, de bouwvergunning en eventuele schulden na: die volgen in Spanje het goed. Reken naast de prijs op ongeveer dertien procent belastingen en kosten, naargelang van de regio.',
      'Onze collega’s begeleiden u in uw eigen taal, van de eerste vraag tot bij de notaris ter plaatse.',
    ],
    pictureAlt: 'Witte huizen met bougainville boven een baai',
  },
  flood: {
    title: 'P-score en G-score: hoe leest u het overstromingsrisico?',
    summary:
      'Sinds 2023 hoort bij elke Vlaamse verkoop een letter voor het perceel en een voor het gebouw. Dit betekenen ze.',
    body: [
      'De P-score gaat over het perceel, de G-score over het gebouw. A betekent dat er geen overstromingen gemodelleerd zijn, B een kleine kans onder klimaatverandering, C een kleine kans, D een middelgrote kans.',
      'Een D voor het perceel en een A voor het gebouw kan dus best: de tuin komt onder, het huis blijft droog. Vraag wanneer het laatst gebeurde en hoe hoog het water stond.',
      'De scores staan bij ons bij de stedenbouwkundige inlichtingen, ook als het antwoord geruststellend is.',
    ],
    pictureAlt: 'Een weide onder water langs een rivier',
  },
  openDay: {
    title: 'Opendeurdag op de werven: kom kijken waar u gaat wonen',
    summary: 'De laatste zaterdag van de maand kunt u vier van onze projecten bezoeken, met helm en laarzen.',
    body: [
      'In Gent, Antwerpen, Namen en Nieuwpoort gaan de poorten open van tien tot zestien uur. Onze makelaars en de architecten leiden u rond; wie alleen wil rondkijken, kan dat ook.',
      'Draag stevige schoenen. Helmen zijn er in alle maten, ook voor kinderen vanaf zes jaar.',
      'Inschrijven hoeft niet, maar wie een uur doorgeeft, hoeft niet te wachten.',
    ],
    pictureAlt: 'Bezoekers met helmen op een bouwwerf',
  },
  inventory: {
    title: 'De plaatsbeschrijving: een uur werk dat een waarborg redt',
    summary:
      'Aan het begin van elke huur hoort een gedetailleerde plaatsbeschrijving. Zonder wordt u verondersteld de woning te hebben gekregen zoals u ze achterlaat.',
    body: [
      'De plaatsbeschrijving wordt opgemaakt in het bijzijn van huurder en verhuurder, terwijl de woning leeg is of in de eerste maand. De kosten worden gedeeld.',
      'Noteer krassen, vlekken en de stand van de meters, en maak foto’s met datum. Laat beide partijen elke bladzijde paraferen en registreer ze samen met het contract.',
      'Bij het einde van de huur legt u het document ernaast. Gewone slijtage betaalt een huurder niet.',
    ],
    pictureAlt: 'Een klembord met een sleutelbos op een vensterbank',
  },
  electricity: {
    title: 'Elektriciteit niet in orde? U mag toch verkopen',
    summary:
      'Bij de verkoop van een oudere woning hoort een keuringsverslag. Een negatief verslag houdt de verkoop niet tegen.',
    body: [
      'Dateert de installatie van voor juni 1981 of werd ze nooit volledig gekeurd, dan laat de verkoper ze keuren voor het compromis. Het verslag zegt of ze conform is.',
      'Is ze dat niet, dan heeft de koper na de akte achttien maanden om ze in orde te brengen. Dat staat in de akte, en de keurder wordt op de hoogte gebracht.',
      'Een verdeelkast vervangen is meestal geen groot werk. Vraag een offerte voor u een bod doet, dan weet u waar u aan toe bent.',
    ],
    pictureAlt: 'Een oude zekeringkast naast een nieuwe verdeelkast',
  },
  offSeason: {
    title: 'Buiten het seizoen: de Ardennen op hun stilst',
    summary:
      'Van november tot Pasen zijn onze gîtes en chalets al vanaf twee nachten te huur, ook midden in de week.',
    body: [
      'De bladeren zijn gevallen, de paden zijn leeg en de haard brandt. Wie op maandag aankomt, betaalt het laagste tarief en heeft het woud voor zich alleen.',
      'In de krokusvakantie en rond Kerstmis gelden andere prijzen en een langere minimumduur. Bij elk verblijf ziet u de seizoenen naast elkaar.',
      'Onze tip: neem wandelschoenen mee die tegen modder kunnen, en laat de wagen staan.',
    ],
    pictureAlt: 'Mist boven een Ardens dal in de herfst',
  },
} as const satisfies Record<string, NewsText>;
