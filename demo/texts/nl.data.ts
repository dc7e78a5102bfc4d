/**
 * Phrases for titles and descriptions of demo estates in Flemish Dutch. A phrase is used only when all its
 * {placeholders} have a value. The letter after `location.` is a setting of the town
 * (`demo/places/towns.data.ts`).
 */
export const nl = {
  'title.HOME': [
    '{Plain} met {bedrooms} in {place}',
    '{Plain} met {bedrooms} en tuin van {garden} te {place}',
    '{Plain} van {area} met {bedrooms}, {place}',
    '{place}: {plain} met {bedrooms} en terras van {terrace}',
    '{Plain} met {bedrooms} en {garages} in {place}',
    '{Plain} te {place}',
  ],
  'title.STUDIO': ['Studio van {area} in {place}', 'Compacte studio te {place}', '{place}: studio {onLevel}'],
  'title.LAND': ['{Plain} van {plot} te {place}', '{plot} {plain} in {place}', '{place}: {plain} van {plot}'],
  'title.BUILDING': ['{Plain} van {area} in {place}', '{place}: {plain} van {area}', '{Plain} te {place}'],
  'title.GARAGE': [
    '{Plain} in {place}',
    '{Plain} van {garageArea} te {place}',
    '{place}: {plain} {inStreet}',
  ],
  'title.NEW': [
    'Nieuwbouw: {plain} met {bedrooms} in {place}',
    '{Plain} met {bedrooms}, nieuwbouw in {place}',
  ],
  'title.SHELL': ['Casco {plain} in {place}, zelf af te werken', '{Plain} in ruwbouwfase te {place}'],
  'title.TO_RENOVATE': ['Te renoveren {plain} met {bedrooms} in {place}', '{Plain} te {place}, te renoveren'],

  'opening.HOUSE.SALE': [
    'In {place} bieden wij u {a} aan voor wie ruimte zoekt zonder ver van alles te wonen.',
    '{This} {inStreet} in {place} wacht op nieuwe bewoners.',
    'Op zoek naar {a} in {place}? Dan nodigen wij u graag uit voor een bezoek aan dit adres.',
    'Sommige huizen begrijpt u pas als u er binnenstapt. {This} in {place} is er zo een.',
    'Nieuw in ons aanbod in {place}: {a} met een logische indeling en veel daglicht.',
    '{This} met {facades} ligt {inStreet}, op wandelafstand van het dagelijkse leven in {place}.',
    'Wie in {place} een thuis zoekt met {bedrooms}, leest hier best even verder.',
    'Achter de gevel van {this} schuilt meer ruimte dan u van de straat af vermoedt.',
  ],
  'opening.HOUSE.RENT': [
    'Te huur in {place}: {a} waar u zo kunt intrekken.',
    '{This} in {place} komt vrij voor een huurder die er enkele jaren wil blijven.',
    'Liever een huis dan een appartement? In {place} verhuren wij {a} met {bedrooms}.',
    'Wij zoeken nieuwe huurders voor {a} {inStreet} in {place}.',
  ],
  'opening.APARTMENT.SALE': [
    'Midden in {place} vindt u {a} met een doordachte indeling.',
    '{This} {inStreet} combineert comfort met een makkelijk onderhoud.',
    '{OnLevel} van een verzorgde residentie in {place} verkopen wij {a} met open zicht.',
    'Voor uzelf of als belegging: {this} in {place} verdient uw aandacht.',
    'Licht en rust, dat is wat bijblijft na een bezoek aan {this} in {place}.',
    'Zoekt u {a} van {area} in {place}? Wij tonen het u graag.',
    'In een residentie uit {year} verkopen wij {a} met een zicht dat u niet meteen verwacht.',
    'Kleiner gaan wonen of net een eerste eigen stek: {this} in {place} leent zich tot beide.',
  ],
  'opening.APARTMENT.RENT': [
    'Te huur in {place}: {a} {onLevel}.',
    '{This} {inStreet} in {place} zoekt een nieuwe huurder.',
    'Vlot bereikbaar en aangenaam wonen: dat kan in {this} in {place}.',
    'Bent u toe aan een nieuwe plek? In {place} verhuren wij {a} van {area}.',
    'In {place} komt binnenkort {a} op de huurmarkt, en daar blijft het zelden lang staan.',
  ],
  'opening.LAND.SALE': [
    'In {place} verkopen wij {a} van {plot}.',
    'Grond wordt schaars, ook in {place}. {This} van {plot} is dan ook een kans.',
    'Te koop {inStreet} in {place}: {a} met een totale oppervlakte van {plot}.',
    '{This} in {place} meet volgens kadaster {plot}.',
    'Wie in {place} grond zoekt, vindt hier {plot} op een rustige plek.',
  ],
  'opening.COMMERCIAL.SALE': [
    'Ondernemen in {place}? {This} van {area} staat te koop.',
    'In {place} bieden wij {a} aan op een plek met veel passage.',
    '{This} {inStreet} is geschikt voor wie zijn zaak in eigen muren wil onderbrengen.',
    'Te koop in {place}: {a} van {area}, meteen bruikbaar voor diverse activiteiten.',
  ],
  'opening.COMMERCIAL.RENT': [
    'Te huur in {place}: {a} van {area}.',
    'Voor starters en gevestigde zaken: {this} {inStreet} in {place} komt vrij.',
    '{This} in {place} zoekt een ondernemer met plannen.',
    'Wij verhuren in {place} {a} met een goede zichtbaarheid en een vlotte bereikbaarheid.',
  ],
  'opening.GARAGE.SALE': [
    'Nooit meer rondjes rijden in {place}: {a} te koop.',
    'In {place} verkopen wij {a} {inStreet}.',
    'Parkeren blijft in {place} een zoektocht. {This} lost dat op.',
    '{This} in {place} is handig voor uzelf en interessant om te verhuren.',
    'Te koop in {place}: {a} van {garageArea}.',
  ],
  'opening.GARAGE.RENT': [
    'Te huur in {place}: {a} {inStreet}.',
    'Een vaste plek voor uw wagen in {place}: {this} komt vrij.',
    'Wij verhuren {a} van {garageArea} in {place}.',
    'Moe van het zoeken naar parkeerplaats in {place}? {This} is beschikbaar voor verhuur.',
  ],
  'opening.INVESTMENT.SALE': [
    'Voor de belegger: in {place} verkopen wij {a} van {area}.',
    '{This} {inStreet} in {place} heeft altijd vlot huurders gevonden.',
    'Een belegging in steen, en dat in {place}: {a} met een overzichtelijk beheer.',
    'In {place} staat {a} te koop waarvan de cijfers kloppen.',
    'Wie zijn spaargeld in vastgoed wil omzetten, vindt in {place} {a} van {area}.',
  ],

  'location.z': [
    'De zeedijk, de trams en de winkels bereikt u te voet.',
    'U woont hier aan zee, met het strand en de duinen als achtertuin.',
    'Ochtendwandeling op het strand, koffie op de dijk: dat wordt hier gewoon.',
    'De kusttram stopt vlakbij en ook buiten het seizoen blijft het er levendig.',
  ],
  'location.c': [
    'Winkels, scholen en openbaar vervoer liggen op wandelafstand.',
    'U woont in de stad, met bakker, markt en tramhalte om de hoek.',
    'Alles wat u in een week nodig hebt, doet u hier te voet of met de fiets.',
    'De buurt is levendig overdag en opvallend rustig na acht uur ’s avonds.',
    'Theaters, eetadressen en een park liggen in de onmiddellijke omgeving.',
  ],
  'location.u': [
    'De universiteit en het ziekenhuis liggen op fietsafstand.',
    'De nabijheid van de campus maakt de buurt jong en geliefd bij huurders.',
    'Studenten en onderzoekers geven deze wijk het hele jaar door leven.',
  ],
  'location.h': [
    'De historische kern met de Grote Markt ligt op enkele minuten stappen.',
    'Het oude stadscentrum met zijn terrassen en weekmarkt is vlakbij.',
    'Rond de kerktoren vindt u kleine winkels, een bibliotheek en goede scholen.',
  ],
  'location.s': [
    'Het station ligt dichtbij, wat pendelaars zullen waarderen.',
    'Met de trein staat u vlot op het werk, en de oprit van de autosnelweg is niet ver.',
    'School, supermarkt en station liggen alle drie binnen een straal van twee kilometer.',
  ],
  'location.w': [
    'Langs het water loopt een fietspad dat u zo de stad uit brengt.',
    'De oever is vlakbij, ideaal voor een wandeling na het werk.',
    'Wandelen langs het water doet u hier vanaf de voordeur.',
  ],
  'location.b': [
    'Brussel is dichtbij, maar hier hoort u vooral vogels.',
    'De Ring en de trein naar Brussel zijn vlot bereikbaar.',
    'Voor wie in de hoofdstad werkt en groen wil wonen, is de ligging ideaal.',
  ],
  'location.g': [
    'De buurt is groen en residentieel, met brede straten en volwassen bomen.',
    'Kinderen fietsen hier zelf naar school.',
    'U woont in een rustige wijk met nauwelijks doorgaand verkeer, en toch vlak bij de winkels.',
    'Een bos en sportvelden liggen op een steenworp afstand.',
  ],
  'location.a': [
    'De Ardense bossen beginnen aan het einde van de straat.',
    'Wandelaars en fietsers vinden hier het hele jaar door hun gading.',
    'U ademt er de lucht van de Ardennen, en het dorp heeft alles voor elke dag.',
  ],
  'location.v': [
    'Het dorp heeft een school, een bakker en een actief verenigingsleven.',
    'De ligging is landelijk, met weids zicht en weinig verkeer.',
    'Hier kent men de buren nog bij naam.',
    'Landelijk wonen betekent hier niet afgelegen: de steenweg is op enkele minuten.',
  ],
  'location.x': [
    'De grens ligt vlakbij, wat voor grensarbeiders een pluspunt is.',
    'Wie over de grens werkt, staat hier ’s morgens geen uur in de file.',
    'Boodschappen doet u aan beide kanten van de grens.',
  ],
  'location.Z': [
    'Strand, jachthaven en golfterrein liggen op korte rijafstand.',
    'Van hier bent u snel op het strand en binnen het uur op de luchthaven.',
    'Meer dan driehonderd dagen zon per jaar, en restaurants die ook in de winter open zijn.',
  ],
  'location.I': [
    'Het witte stadje ligt tussen olijfbomen en amandelgaarden, weg van de drukte van de kust.',
    'Het binnenland toont hier het Spanje van de dorpspleinen en de lange lunches.',
    'De zee ligt op een mooie rit door de heuvels.',
  ],
  'location.N': [
    'Net over de grens, met Vlaanderen op enkele minuten rijden.',
    'De Nederlandse rust en ruimte, dicht genoeg bij België om er te blijven werken.',
    'Winkels, fietspaden en scholen zijn er, zoals dat in Nederland gaat, dichtbij en goed onderhouden.',
  ],

  'character.TERRACED': [
    'Het is een huis zonder verloren hoeken, waar elke vierkante meter gebruikt wordt.',
    'De leefruimtes lopen in elkaar over en krijgen langs twee kanten licht.',
    'Een rijwoning zoals men ze graag ziet: smal van gevel, diep van binnen.',
  ],
  'character.SEMI_DETACHED': [
    'Dankzij de zijdelingse doorgang komt u met de fiets tot achter het huis.',
    'De derde gevel zorgt voor ramen aan drie kanten en dus licht op elk uur.',
    'De halfopen ligging geeft privacy zonder een te grote tuin om te onderhouden.',
  ],
  'character.DETACHED': [
    'Vier vrije gevels betekenen hier: zon van de ochtend tot de avond.',
    'Het huis staat een eind van de straat af, met een oprit voor bezoekers.',
    'Rondom is er plaats voor spelen, tuinieren en een lange tafel in de zomer.',
  ],
  'character.VILLA': [
    'De grote ramen halen de tuin naar binnen, winter en zomer.',
    'Ontvangen, thuiswerken en tot rust komen krijgen hier elk hun eigen plek.',
    'De ruime inkomhal zet meteen de toon voor de rest van de villa.',
  ],
  'character.FARMHOUSE': [
    'Dikke muren, oude balken en een binnenkoer vertellen het verhaal van de plek.',
    'De bijgebouwen lenen zich tot atelier, stalling of een zorgwoning, mits vergunning.',
    'Het karakter van de hoeve bleef bewaard, van de poort tot de zolderbalken.',
  ],
  'character.MANSION': [
    'Hoge plafonds, een marmeren schouw en een sierlijke trap geven het herenhuis zijn allure.',
    'De drie plaatsen in enfilade zijn met hun lijstwerk een zeldzaamheid geworden.',
    'Het huis ademt geschiedenis en laat zich even goed indelen voor wonen met een vrij beroep.',
  ],
  'character.BUNGALOW': [
    'Alles ligt gelijkvloers: comfortabel vandaag en ook over twintig jaar.',
    'Geen trappen, geen drempels, wel overal uitzicht op groen.',
    'De gelijkvloerse indeling maakt het dagelijkse leven eenvoudig.',
  ],
  'character.FLAT': [
    'De indeling is helder: dag- en nachtgedeelte zijn van elkaar gescheiden.',
    'De ramen over de volle breedte van de leefruimte zorgen voor mooi licht.',
    'U hebt er weinig onderhoud en veel comfort.',
    'De residentie wordt goed beheerd en netjes onderhouden.',
  ],
  'character.STUDIO': [
    'Alles is er, en alles heeft zijn plaats: slapen, koken en werken.',
    'Ideaal als pied-à-terre, als eerste stek of als verhuurobject.',
    'De slaaphoek is handig van de zithoek gescheiden.',
  ],
  'character.PENTHOUSE': [
    'Boven u enkel de hemel: het uitzicht reikt over de daken.',
    'De zon draait hier de hele dag rond het terras mee.',
    'Bovenaan het gebouw geniet u van rust en van een weids uitzicht.',
  ],
  'character.DUPLEX': [
    'Wonen op twee niveaus geeft het gevoel van een huis, zonder de lasten ervan.',
    'Een binnentrap verbindt de leefruimte met het nachtgedeelte.',
    'Beneden leeft u, boven slaapt u: zo eenvoudig is het.',
  ],
  'character.GROUND_FLOOR': [
    'U stapt zonder trap of lift binnen en buiten.',
    'Gelijkvloers wonen, met het comfort van een appartement.',
    'Wie slecht te been is of met een kinderwagen op stap gaat, weet de ligging te waarderen.',
  ],
  'character.LOFT': [
    'Gietijzeren kolommen en hoge ramen herinneren aan het industriële verleden.',
    'De open ruimte laat zich naar eigen smaak inrichten.',
    'Het volume is uitzonderlijk, met plafonds die u in nieuwbouw niet meer vindt.',
  ],
  'character.BUILDING_PLOT': [
    'De nutsvoorzieningen liggen in de straat.',
    'De oriëntatie laat een woning met veel lichtinval toe.',
    'Het perceel is vrij van bebouwing en regelmatig van vorm.',
  ],
  'character.FARMLAND': [
    'De grond is vlak, goed ontsloten en geschikt als weide of akker.',
    'Het perceel is bereikbaar via een verharde landbouwweg.',
    'Zowel voor beroepslandbouwers als voor liefhebbers met paarden een interessant perceel.',
  ],
  'character.WOOD': [
    'Het bestand bestaat uit gemengd loofhout en is toegankelijk via een bosweg.',
    'Een plek om te wandelen, te beheren en door te geven; bouwen is er niet mogelijk.',
    'De bomen zijn gezond en werden recent nog gedund.',
  ],
  'character.SHOP': [
    'De brede etalage trekt de blik van de voorbijganger.',
    'Achteraan is er een berging met leveringstoegang.',
    'Op drukke dagen passeren hier honderden voetgangers.',
  ],
  'character.OFFICE': [
    'De lokalen zijn te gebruiken als afzonderlijke kantoren of als één landschap.',
    'Bekabeling en verlichting zijn aanwezig, zodat u snel aan de slag kunt.',
    'Cliënten vinden u makkelijk, met de wagen en met het openbaar vervoer.',
  ],
  'character.WAREHOUSE': [
    'De vrije hoogte en de sectionaalpoort maken laden en lossen eenvoudig.',
    'Vrachtwagens draaien vlot op het terrein.',
    'De betonvloer is berekend op zware lasten.',
  ],
  'character.CATERING': [
    'De zaal telt een toog in massief hout en een keuken met afzuiging.',
    'De zaak heeft een trouw cliënteel en een goede naam in de streek.',
    'Een nieuw concept start hier niet van nul: de technieken liggen klaar.',
  ],
  'character.BOX': [
    'De box sluit af met een kantelpoort en is droog.',
    'Ook te gebruiken als berging voor fietsen of materiaal.',
    'U rijdt vlot in en uit, ook met een grotere gezinswagen.',
  ],
  'character.PARKING_SPACE': [
    'De plaats ligt in een afgesloten en verlichte parking.',
    'In- en uitrijden gaat zonder moeite.',
    'De toegang verloopt via een poort met afstandsbediening.',
  ],
  'character.BLOCK_OF_FLATS': [
    'De tellers zijn per entiteit gescheiden, wat het beheer vergemakkelijkt.',
    'Alle entiteiten zijn vergund en vlot te verhuren.',
    'Met een opfrisbeurt van de gemene delen kan de opbrengst nog stijgen.',
  ],
  'character.STUDENT_BUILDING': [
    'Elke kamer heeft een eigen douche en aansluiting voor internet.',
    'De contracten lopen per academiejaar; leegstand is er nauwelijks.',
    'De gemeenschappelijke keuken en de fietsenberging worden goed gebruikt.',
  ],

  'layout.HOUSE': [
    'De bewoonbare oppervlakte bedraagt {area}, met een leefruimte van {living}.',
    'Op het gelijkvloers vindt u de inkomhal, een leefruimte van {living} en de keuken van {kitchenArea}.',
    'Het hart van het huis is de leefruimte van {living}; in totaal beschikt u over {area}.',
    'Binnen telt u {area} op een perceel van {plot}.',
    'Via de hal komt u in de zit- en eetplaats, samen goed voor {living}.',
    'Met {area} bewoonbare oppervlakte heeft elk gezinslid zijn eigen plek.',
  ],
  'layout.APARTMENT': [
    'U beschikt over {area}, met een leefruimte van {living}.',
    'De inkomhal geeft toegang tot een living van {living} en een keuken van {kitchenArea}.',
    'De living van {living} vormt het centrum van een appartement van {area}.',
    'In totaal {area}, waarvan {living} voor zitten en eten.',
    'De oppervlakte van {area} is slim verdeeld rond de leefruimte.',
  ],
  'layout.STUDIO': [
    'De woon- en slaapruimte meet {living}, met daarnaast een keukenhoek en een douchekamer.',
    'Op {area} vindt u een leefruimte, een keuken en een aparte douche.',
    'De studio is {area} groot en praktisch ingedeeld.',
  ],
  'layout.BLOCK_OF_FLATS': [
    'Het gebouw telt {flats} en is samen {area} groot.',
    'Verdeeld over de verdiepingen vindt u {flats}, in totaal {area}.',
    'Het pand omvat {flats} op een perceel van {plot}.',
  ],
  'layout.STUDENT_BUILDING': [
    'Het huis telt {studentRooms} en is {area} groot.',
    'U koopt {studentRooms} met gemeenschappelijke keuken, goed voor {area}.',
    'Verspreid over de verdiepingen liggen {studentRooms}.',
  ],
  'layout.COMMERCIAL': [
    'De nuttige oppervlakte bedraagt {area}, alles gelijkvloers.',
    'U beschikt over {area}, sanitair inbegrepen.',
    'In totaal gaat het om {area}, vrij in te delen.',
  ],
  'layout.GARAGE': [
    'De binnenmaat bedraagt {garageArea}.',
    'Met {garageArea} is er plaats voor één wagen en wat bergruimte.',
    'De oppervlakte is {garageArea}.',
  ],
  'layout.PARKING_SPACE': [
    'Met {garageArea} past een doorsnee gezinswagen er makkelijk op.',
    'De plaats meet {garageArea}.',
  ],
  'layout.BUILDING_PLOT': [
    'De straatbreedte is {facade}, de diepte ongeveer {depth}.',
    'U bouwt op een perceel van {plot} met {facade} aan de straat.',
    'Met een breedte van {facade} en een diepte van {depth} blijft er ruim plaats voor een tuin.',
  ],

  'kitchen.NONE': ['De keuken kiest u zelf: aansluitingen voor water, stroom en afvoer zijn voorzien.'],
  'kitchen.BASIC': [
    'De keuken is eenvoudig en kan naar eigen smaak vernieuwd worden.',
    'De keuken is functioneel, maar aan vervanging toe.',
  ],
  'kitchen.SEMI_EQUIPPED': [
    'De keuken heeft een kookplaat, een dampkap en voldoende kasten.',
    'In de keuken vindt u de basistoestellen; een vaatwasser kan worden bijgeplaatst.',
  ],
  'kitchen.EQUIPPED': [
    'De keuken is ingericht met oven, vaatwasser, kookplaat en koelkast.',
    'Koken doet u in een ingerichte keuken met ruim werkblad.',
    'De ingerichte keuken sluit aan op de eetplaats.',
  ],
  'kitchen.HYPER_EQUIPPED': [
    'De keuken is volledig uitgerust met toestellen van een degelijk merk en een composieten werkblad.',
    'Wie graag kookt, vindt hier een superuitgeruste keuken met eiland.',
    'Inductie, stoomoven, grote koelkast: in de keuken ontbreekt niets.',
  ],
  'sleeping.ONE': [
    'De slaapkamer van {bedroomArea} ligt aan de rustige kant.',
    'Er is één slaapkamer van {bedroomArea}, met de badkamer ernaast.',
    'De ruime slaapkamer biedt plaats aan een grote kleerkast.',
  ],
  'sleeping.MANY': [
    'Het nachtgedeelte omvat {bedrooms}, de grootste van {bedroomArea}, en {bathrooms}.',
    'Er zijn {bedrooms} en {bathrooms}.',
    'U telt {bedrooms}; de ouderslaapkamer meet {bedroomArea}.',
    'Voor de nacht zijn er {bedrooms}, bediend door {bathrooms}.',
  ],
  'outside.GARDEN': [
    'De tuin van {garden} is gericht op {orientation}.',
    'Achteraan wacht een tuin van {garden}, gericht op {orientation} en volledig afgesloten.',
    'Buiten geniet u van {garden} tuin, met de achtergevel op {orientation}.',
    'U beschikt over een tuin van {garden}, met plaats voor een moestuin.',
  ],
  'outside.BOTH': [
    'Het terras van {terrace} loopt over in een tuin van {garden}, gericht op {orientation}.',
    'Aan de achterzijde ligt een terras van {terrace} met daarachter {garden} groen.',
    'Vanaf het terras ({terrace}) kijkt u uit over de tuin van {garden}.',
    'Tuin op {orientation}, {garden} groot, en een terras van {terrace} om buiten te eten.',
  ],
  'outside.TERRACE': [
    'Op het terras van {terrace} drinkt u uw koffie in de zon.',
    'Een terras van {terrace} verlengt de leefruimte naar buiten.',
    'Buiten zitten kan op het terras van {terrace}.',
  ],
  'parking.GARAGE': [
    'Voor de wagen beschikt u over {garages}.',
    'Het goed omvat {garages}, ook handig voor de fietsen.',
    'Parkeren is geen zorg, dankzij {garages}.',
  ],
  'parking.SPACES': [
    'Op het terrein is er plaats voor de wagen: u hebt {parking}.',
    'Parkeren doet u op {parking}.',
  ],
  cellar: [
    'Een kelder zorgt voor de nodige bergruimte.',
    'De kelder is droog en biedt plaats aan wijn, gereedschap en fietsen.',
    'Bergen doet u in de privatieve kelder.',
  ],
  lift: ['De lift brengt u tot op uw verdieping.', 'Het gebouw heeft een lift.'],

  'energy.HIGH': [
    'Met {certificate}-label {label} ({value}) blijven de energiekosten beperkt.',
    'Het {certificate}-attest vermeldt label {label}, wat een lage energiefactuur belooft.',
    'Energiezuinig wonen: {value}, goed voor label {label}.',
  ],
  'energy.MIDDLE': [
    'Het {certificate}-attest vermeldt {value}, ofwel label {label}.',
    'Energetisch haalt het goed label {label} ({value}).',
    'Met {value} behoort het tot klasse {label}.',
  ],
  'energy.LOW': [
    'Het {certificate}-label is {label} ({value}): wie isoleert, wint hier veel.',
    'Met {value} (label {label}) is een energetische opfrissing aan te raden.',
    'Label {label} vraagt om een plan voor isolatie en verwarming; subsidies helpen daarbij.',
  ],
  'energy.DUTY': [
    'Op het goed rust de Vlaamse renovatieplicht.',
    'Als koper houdt u rekening met de renovatieplicht.',
    'De renovatieplicht is van toepassing.',
  ],
  'heating.FUEL': [
    'De warmte komt van {fuel}.',
    'Verwarmen gebeurt met {fuel}; de ramen hebben {glazing}.',
    'Er is {fuel} en {glazing}.',
  ],
  solar: [
    'Zonnepanelen met een vermogen van {panels} drukken de factuur.',
    'Op het dak liggen zonnepanelen ({panels}).',
  ],
  tank: ['Een regenwaterput van {tank} voedt toilet en buitenkraan.', 'Er is een regenwaterput van {tank}.'],

  'state.NEW': [
    'De afwerking is nieuw en nog niemand heeft er gewoond.',
    'Nieuwbouw uit {year}, met ventilatie en isolatie volgens de huidige normen.',
    'U geniet van de tienjarige aansprakelijkheid van aannemer en architect.',
  ],
  'state.SHELL': [
    'Het goed wordt casco verkocht: ruwbouw, dak en ramen zijn klaar, de rest bepaalt u zelf.',
    'Winddicht opgeleverd in {year}; de afwerking is voor u en uw vakmensen.',
  ],
  'state.AS_NEW': [
    'Na de renovatie van {renovated} is alles in uitstekende staat.',
    'Het geheel is zo goed als nieuw en instapklaar.',
    'Gebouwd in {year} en bijzonder goed onderhouden: u kunt er zo in.',
  ],
  'state.GOOD': [
    'Het goed dateert van {year} en is in goede staat.',
    'Instapklaar, met ruimte om er later uw eigen stempel op te drukken.',
    'De bouw uit {year} is degelijk en werd altijd goed onderhouden.',
    'In {renovated} werden de belangrijkste werken uitgevoerd.',
  ],
  'state.TO_REFRESH': [
    'Met verf en een nieuwe vloer is het goed uit {year} weer helemaal van deze tijd.',
    'Enkele opfrissingswerken zijn nodig, de basis is gezond.',
    'De structuur is degelijk; de afwerking mag opgefrist worden.',
  ],
  'state.TO_RENOVATE': [
    'Een grondige renovatie is nodig, en dat is in de prijs verrekend.',
    'Gebouwd in {year} en sindsdien weinig veranderd: een project voor wie durft te verbouwen.',
    'Het goed is te renoveren, wat u de vrijheid geeft om alles naar uw hand te zetten.',
  ],

  'finance.INCOME': [
    'Het niet-geïndexeerd kadastraal inkomen bedraagt {income}.',
    'Kadastraal inkomen (niet geïndexeerd): {income}.',
    'Voor uw berekening: het niet-geïndexeerd KI is {income}.',
  ],
  'finance.DUTY': [
    'De verkoop gebeurt onder het stelsel van de registratierechten.',
    'Reken naast de prijs op registratierechten en notariskosten.',
  ],
  'finance.VAT': [
    'De verkoop gebeurt onder btw-stelsel op de constructie.',
    'De prijs is exclusief btw en aansluitingskosten.',
  ],
  'finance.CHARGES': [
    'De gemeenschappelijke kosten bedragen {charges} per maand.',
    'Provisie voor de gemene delen: {charges} per maand.',
  ],
  'finance.RENT': [
    'De huurprijs bedraagt {price} per maand.',
    'U huurt voor {price} per maand, met een waarborg van {deposit}.',
    'De huur is {price} per maand; de waarborg bedraagt {deposit}.',
  ],
  'finance.REQUEST': ['De prijs delen wij u graag mee op aanvraag.', 'Bel of mail ons voor de prijs.'],
  'availability.AT_DEED': [
    'Vrij bij akte.',
    'U krijgt de sleutels bij het verlijden van de akte.',
    'Beschikbaar vanaf de akte.',
  ],
  'availability.IMMEDIATE': ['Onmiddellijk beschikbaar.', 'Het goed staat leeg en is meteen beschikbaar.'],
  'availability.BY_AGREEMENT': [
    'De datum van beschikbaarheid spreken we onderling af.',
    'Vrij in overleg met de eigenaar.',
  ],
  'availability.AFTER_TENANCY': [
    'Het goed is verhuurd en komt vrij vanaf {from}.',
    'Beschikbaar na afloop van de huur, vanaf {from}.',
  ],

  'closing.SALE': [
    'Een bezoek regelt u via ons kantoor in {office}.',
    '{agent} leidt u graag rond.',
    'Overtuigd? Maak een afspraak met {agent} van ons kantoor in {office}.',
    'De documenten voor het compromis liggen klaar; vraag ze op bij {agent}.',
    'Wij bezorgen u graag het volledige dossier en plannen een bezoek.',
    'Bezichtigen kan ook na de werkuren, op afspraak.',
    'Twijfelt u nog? Kom kijken, dat zegt meer dan foto’s.',
    'Uw bod bespreken wij discreet met de eigenaar.',
  ],
  'closing.RENT': [
    'Voor een bezoek neemt u contact op met {agent}.',
    'Bezoeken doet u op afspraak, via ons kantoor in {office}.',
    'Interesse? Stuur ons een bericht en u krijgt dezelfde dag een voorstel voor een bezoek.',
    'Wij vragen de gebruikelijke gegevens pas nadat u het goed gezien hebt.',
  ],
  'closing.ABROAD': [
    '{agent} begeleidt u van de eerste vraag tot bij de notaris, in uw eigen taal.',
    'Een bezoek ter plaatse organiseren wij vanuit ons kantoor in {office}.',
    'Wij werken samen met een lokale advocaat die uw dossier nakijkt.',
  ],
} as const satisfies Record<string, readonly string[]>;
