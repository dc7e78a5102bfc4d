/** Phrases of projects in Flemish Dutch. A phrase is used only when all its {placeholders} have a value. */
export const nl = {
  stories: {
    'PR-101':
      'Aan een stille arm van de Leie maakt een oude drukkerij plaats voor {name}. De gevels in geelbruine baksteen knipogen naar de pakhuizen die hier ooit stonden.',
    'PR-102':
      '{name} rijst op waar de stad en de stroom elkaar raken, negen bouwlagen hoog. Wie boven woont, ziet de schepen binnenvaren; wie lager woont, kijkt uit op een binnentuin met berken.',
    'PR-103':
      'Op een steenworp van de vijvers van Elsene schuilt {name} achter een herstelde art-decogevel. Aan de achterzijde openen de appartementen zich op drie tuinen die als treden afdalen.',
    'PR-104':
      'Waar vroeger moestuinen tot aan de Maas reikten, komt {name}: twee slanke volumes rond een autovrij plein. De plannen voorzien stadstuintjes op het dak, voor bewoners die graag zelf kweken.',
    'PR-105':
      '{name} ligt in een lus van de Dijle, op tien minuten wandelen van de Grote Markt. De oude kloostermuren werden behouden en omarmen nu een gemeenschappelijke tuin.',
    'PR-106':
      'Tussen de jachthaven en het strand krijgt {name} de vorm van een duin: licht van kleur, getrapt en vol terrassen. Elk appartement is zo gedraaid dat het zowel zon als zeelucht vangt.',
    'PR-107':
      '{name} brengt twaalf gezinswoningen samen rond een speelweide zonder auto’s. De fietsostrade begint bij wijze van spreken aan de voordeur.',
    'PR-108':
      'Aan de rand van Namen plooit {name} zich naar de helling van een oude boomgaard. De hoogstammen blijven staan, zodat iedere woning er een in de tuin krijgt.',
    'PR-109':
      'In de ververij van een vroegere tapijtweverij kregen vier ruime woningen een nieuw leven. {name} behield de schouw, de sheddaken en de gietijzeren kolommen.',
    'PR-110':
      '{name} ligt aan de groene kant van Eupen, waar het Hertogenwald begint. Drie kleine gebouwen in hout en natuursteen staan los van elkaar tussen de beuken.',
    'PR-111':
      'Vlak bij de Groene Boulevard gaf een stokerij haar naam aan {name}. De winkels op het gelijkvloers brengen nu al leven op het pleintje.',
    'PR-112':
      'Tegen de bosrand van Waver groeit {name}, een kleine buurt waar huizen en appartementen elkaar afwisselen. De vergunning is aangevraagd; wie zich nu meldt, kiest straks als eerste.',
  },
  nouns: {
    flats: ['één appartement', '{n} appartementen'],
    houses: ['één woning', '{n} woningen'],
    commercial: ['één handelsruimte', '{n} commerciële ruimten'],
    garages: ['één garage', '{n} garages en staanplaatsen'],
  },
  quarters: ['eerste kwartaal', 'tweede kwartaal', 'derde kwartaal', 'vierde kwartaal'],
  quarterOf: '{quarter} van {year}',
  planText: 'Grondplan van {number} in {name}',
  title: [
    '{name}, nieuwbouw in {place}',
    'Nieuwbouwproject {name} te {place}',
    '{place}: {homes} in {name}',
    'Wonen in {name}, {place}',
    '{name}: {homes} te {place}',
  ],
  mix: [
    'Het project telt {mix}, met bewoonbare oppervlakten van {smallest} tot {largest}.',
    'U kiest uit {mix}; de kleinste eenheid meet {smallest}, de grootste {largest}.',
    'In totaal komen er {mix}, van {smallest} tot {largest} groot.',
    '{Mix}: het aanbod is gevarieerd, van {smallest} voor wie compact woont tot {largest} voor een gezin.',
    'Met {mix} tussen {smallest} en {largest} is er keuze voor starters, gezinnen en wie kleiner wil wonen.',
  ],
  architecture: [
    '{architect} tekende een sobere architectuur die mooi oud wordt.',
    'Het ontwerp van {architect} zet in op daglicht, diepe terrassen en groen tot tegen de gevel.',
    'Bouwheer {developer} werkt met degelijke materialen: gevelsteen, aluminium schrijnwerk en eiken inkomdeuren.',
    '{architect} koos voor ruime ramen en terrassen die bij de leefruimte horen.',
    'Achter het project staat {developer}, dat al meer dan één wijk in de streek vernieuwde.',
    '{developer} houdt het kleinschalig: weinig voordeuren per traphal, veel privacy.',
    'De gevels, ontworpen door {architect}, wisselen baksteen af met hout.',
  ],
  interior: [
    'De afwerking is tot in de badkamer verzorgd, met eiken parket en keramische tegels op groot formaat.',
    'Leefruimten liggen aan de zonkant, slaapkamers aan de rustige zijde.',
    'Elke eenheid heeft een eigen berging en een fietsplaats in een afgesloten stalling.',
    'Plafonds van 2,60 meter en ramen tot op de grond maken de kamers ruimer dan de cijfers.',
    'De keukens zijn van een Belgische maker en worden op maat geplaatst.',
    'Drempelloze douches en brede deuren maken levenslang wonen mogelijk.',
  ],
  technics: [
    'Een warmtepomp met vloerverwarming houdt het verbruik laag: het verwachte EPC-label is A.',
    'Verwarmen en koelen gebeurt geothermisch, zonder gasaansluiting.',
    'Drievoudig glas, ventilatie met warmteterugwinning en zonnepanelen zijn in de prijs begrepen.',
    'Regenwater wordt opgevangen voor toiletten en tuin, en elke parkeerplaats is voorbereid op een laadpaal.',
    'Het project is bijna energieneutraal en voldoet aan de BEN-eisen.',
    'Zonnepanelen op het dak leveren de stroom voor de gemene delen.',
    'De woningen zijn zo geïsoleerd dat een kleine warmtepomp volstaat.',
  ],
  'stage.PLANNED': [
    'De werken starten zodra de vergunning uitvoerbaar is; de oplevering is gepland in het {delivery}.',
    'U koopt op plan: indelingen kunnen nu nog aangepast worden. Oplevering in het {delivery}.',
    'De verkoop op plan is gestart en de eerste kopers mogen mee beslissen over de indeling. Wij mikken op het {delivery}.',
    'De timing van de werken volgt zodra de vergunning er is.',
  ],
  'stage.UNDER_CONSTRUCTION': [
    'De ruwbouw vordert goed en de sleutels volgen in het {delivery}.',
    'De werf loopt op schema; we leveren op in het {delivery}.',
    'Een werfbezoek kan op afspraak. De oplevering is voorzien in het {delivery}.',
    'De kranen staan er, de eerste vloeren zijn gegoten: u woont er vanaf het {delivery}.',
    'Nog tot het dak dicht is, kiest u vrij uw afwerking; de oplevering volgt in het {delivery}.',
  ],
  'stage.COMPLETED': [
    'Het project werd opgeleverd in het {delivery}: de beschikbare eenheden kunt u ter plaatse bekijken.',
    'Alles is klaar sinds het {delivery}, dus u weet precies wat u koopt.',
    'De eerste bewoners trokken er in het {delivery} in.',
  ],
  money: [
    'De verkoop gebeurt onder btw-stelsel; de prijzen zijn exclusief btw, registratierechten op de grond en aansluitingskosten.',
    'Reken naast de prijs op btw, notariskosten en de kosten van de basisakte.',
    'Wij bezorgen u een volledige berekening met btw en kosten, zodat u niet voor verrassingen staat.',
  ],
  breyne: [
    'De wet Breyne beschermt u: u betaalt naarmate de werken vorderen.',
    'De voltooiing is gewaarborgd volgens de wet Breyne.',
  ],
  sold: ['Alle woningen zijn intussen verkocht; graag houden wij u op de hoogte van een volgend project.'],
  closing: [
    'Plannen, lastenboek en prijslijst vraagt u op bij {agent}.',
    '{agent} toont u graag de maquette en de stalen in ons kantoor in {office}.',
    'Maak een afspraak op ons kantoor in {office} en bekijk de plannen op groot formaat.',
    'Hebt u een vraag over een bepaalde eenheid? {agent} antwoordt dezelfde dag.',
    'Wij overlopen met u de plannen, zonder verplichting.',
  ],
} as const;
