/** Phrases of estates in Belgian French: the same keys as in Dutch, but not translations. */
import type { Phrases } from './phrases.ts';

export const fr: Phrases = {
  'title.HOME': [
    '{Plain} de {bedrooms} {inPlace}',
    '{Plain} avec {bedrooms} et jardin de {garden} {inPlace}',
    '{Plain} de {area}, {bedrooms}, {place}',
    '{place} : {plain} avec {bedrooms} et terrasse de {terrace}',
    '{Plain} avec {bedrooms} et {garages}, {place}',
    '{Plain} {inPlace}',
  ],
  'title.STUDIO': ['Studio de {area} {inPlace}', 'Studio lumineux {inPlace}', '{place} : studio {onLevel}'],
  'title.LAND': [
    '{Plain} de {plot} {inPlace}',
    '{place} : {plain}, {plot}',
    '{Plain} {inPlace}, contenance {plot}',
  ],
  'title.BUILDING': ['{Plain} de {area} {inPlace}', '{place} : {plain} de {area}', '{Plain} {inPlace}'],
  'title.GARAGE': ['{Plain} {inPlace}', '{Plain} de {garageArea}, {place}', '{place} : {plain} {inStreet}'],
  'title.NEW': [
    'Nouvelle construction {inPlace} : {plain} avec {bedrooms}',
    '{Plain} avec {bedrooms}, construction neuve {inPlace}',
  ],
  'title.SHELL': ['{Plain} gros œuvre fermé {inPlace}', '{place} : {plain} à parachever'],
  'title.TO_RENOVATE': ['{Plain} à rénover {inPlace}', '{place} : {plain} à rénover avec {bedrooms}'],

  'opening.HOUSE.SALE': [
    '{InPlace}, nous vous proposons {a} qui ne manque ni de place ni de lumière.',
    'Poussez la porte de {this} {inStreet} : vous aurez du mal à repartir.',
    'Vous cherchez {a} {inPlace} ? Prenez le temps de lire ces quelques lignes.',
    'Il y a des maisons où l’on se sent bien dès l’entrée. {This} est de celles-là.',
    'Nouveau dans notre portefeuille {inPlace} : {a} avec {bedrooms}.',
    '{This} vous attend {inPlace}, {inStreet}.',
    'Pour une famille qui veut s’installer {inPlace}, {this} coche bien des cases.',
    'Derrière la façade de {this} se cache un volume que l’on ne soupçonne pas de la rue.',
  ],
  'opening.HOUSE.RENT': [
    'À louer {inPlace} : {a} avec {bedrooms}.',
    '{InPlace}, {this} attend ses prochains locataires.',
    'Envie de quitter l’appartement pour une maison ? Nous louons {inPlace} {a}.',
    'Nous cherchons des locataires soigneux pour {a} {inPlace}.',
  ],
  'opening.APARTMENT.SALE': [
    '{InPlace}, nous avons le plaisir de vous présenter {a}.',
    'Du calme, de la lumière et peu d’entretien : {this} {inPlace} tient ses promesses.',
    '{OnLevel} d’une copropriété bien tenue {inPlace}, {a} de {area} vous est proposé.',
    'Premier achat ou investissement ? {This} {inPlace} convient aux deux.',
    'Situation pratique et plan bien pensé : voilà ce que l’on retient de {this} {inPlace}.',
    'Nous vendons {inPlace} {a} de {area}.',
    'Dans un immeuble de {year}, {this} offre un vrai confort de vie.',
    'Vous rêvez d’un chez-vous {inPlace} ? Voici {a} à découvrir sans tarder.',
  ],
  'opening.APARTMENT.RENT': [
    'À louer {inPlace} : {a} {onLevel}.',
    '{This} {inStreet} se libère pour un nouveau locataire.',
    '{InPlace}, {this} de {area} vous attend.',
    'Vous cherchez à louer {inPlace} ? Visitez d’abord {this}.',
    'Bien desservi et agréable à vivre : {this} {inPlace} est proposé à la location.',
  ],
  'opening.LAND.SALE': [
    'Nous vendons {inPlace} {a} d’une contenance de {plot}.',
    'Les parcelles se font rares {inPlace} ; {this} de {plot} mérite votre visite.',
    'À vendre {inPlace} : {a} de {plot} selon cadastre.',
    '{This} {inPlace} s’étend sur {plot}.',
    'Si vous cherchez de l’espace {inPlace}, en voici : {plot} d’un seul tenant.',
  ],
  'opening.COMMERCIAL.SALE': [
    'À vendre {inPlace} : {a} de {area}.',
    'Entreprendre dans ses propres murs, c’est possible {inPlace} avec {this}.',
    '{This} {inPlace} bénéficie d’une excellente visibilité.',
    'Indépendants et sociétés, {this} {inPlace} vous offre {area} à aménager.',
  ],
  'opening.COMMERCIAL.RENT': [
    'À louer {inPlace} : {a} de {area}.',
    'Vous lancez ou déplacez votre activité ? {This} {inPlace} se libère.',
    '{InPlace}, {this} cherche son prochain exploitant.',
    'Nous proposons à la location {a} {inPlace}, facile d’accès et bien visible.',
  ],
  'opening.GARAGE.SALE': [
    'Fini de tourner dans le quartier : {this} est à vendre {inPlace}.',
    'À vendre {inPlace} : {a} {inStreet}.',
    'Se garer {inPlace} relève du défi. {This} règle la question.',
    'Pour votre usage ou pour le louer, {this} {inPlace} est un bon placement.',
    'Nous vendons {inPlace} {a} de {garageArea}.',
  ],
  'opening.GARAGE.RENT': [
    'À louer {inPlace} : {a} {inStreet}.',
    'Une place sûre pour votre voiture {inPlace} : {this} se libère.',
    'Nous louons {inPlace} {a} de {garageArea}.',
    'Assez de chercher une place le soir ? {This} {inPlace} est à louer.',
  ],
  'opening.INVESTMENT.SALE': [
    'Avis aux investisseurs : {a} de {area} est à vendre {inPlace}.',
    '{InPlace}, {this} se loue sans peine depuis des années.',
    'La brique reste une valeur sûre. {This} {inPlace} en est un bon exemple.',
    'Vous cherchez un rendement stable {inPlace} ? Étudiez {this} de près.',
    'Nous vendons {inPlace} {a} facile à gérer.',
  ],

  'location.z': [
    'La digue, le tram de la côte et les commerces se rejoignent à pied.',
    'La mer est au bout de la rue, ou presque, et les dunes invitent à la promenade.',
    'Ici, on va chercher le pain avec le bruit des mouettes.',
    'La station vit toute l’année, avec ses restaurants et ses marchés.',
  ],
  'location.c': [
    'Commerces, écoles et transports en commun sont à deux pas.',
    'Tout se fait à pied : le marché, le cinéma, le tram.',
    'Le quartier est vivant la journée et calme le soir.',
    'Un parc, une bonne boulangerie et plusieurs lignes de bus complètent le tableau.',
    'Vous profitez de la ville sans dépendre de la voiture.',
  ],
  'location.u': [
    'Le campus et l’hôpital universitaire sont accessibles à vélo.',
    'La proximité de l’université garantit une demande locative constante.',
    'Étudiants et chercheurs donnent au quartier un air jeune toute l’année.',
  ],
  'location.h': [
    'Le centre historique et sa Grand-Place sont à quelques minutes à pied.',
    'La vieille ville, ses terrasses et son marché hebdomadaire sont tout proches.',
    'Bibliothèque, petits commerces et bonnes écoles se trouvent dans le centre ancien.',
  ],
  'location.s': [
    'La gare est proche, un atout pour les navetteurs.',
    'Train, bus et accès à l’autoroute : les déplacements sont simples.',
    'Écoles, supermarché et gare se trouvent dans un rayon de deux kilomètres.',
  ],
  'location.w': [
    'Le chemin de halage, à deux pas, mène loin à vélo.',
    'L’eau est toute proche et le quartier y gagne en quiétude.',
    'Les promenades au fil de l’eau commencent à votre porte.',
  ],
  'location.b': [
    'Bruxelles est à portée de train, la verdure est à votre porte.',
    'Le Ring et les transports vers la capitale se rejoignent en quelques minutes.',
    'Idéal si vous travaillez à Bruxelles et souhaitez rentrer au calme.',
  ],
  'location.g': [
    'Le quartier est résidentiel et verdoyant, avec de larges avenues arborées.',
    'Les enfants vont à l’école à vélo et les voisins se saluent.',
    'Peu de circulation, beaucoup d’arbres, et les commerces à proximité.',
    'Un bois et des terrains de sport se trouvent tout près.',
  ],
  'location.a': [
    'Les forêts ardennaises commencent au bout de la rue.',
    'Marcheurs et cyclistes sont comblés en toute saison.',
    'L’air est vif, le village vivant et la rivière jamais loin.',
  ],
  'location.v': [
    'Le village a gardé son école, sa boulangerie et ses fêtes.',
    'Le cadre est champêtre, avec des vues dégagées et peu de passage.',
    'Ici, on connaît encore ses voisins par leur prénom.',
    'La campagne, oui, mais sans l’isolement : la nationale est à quelques minutes.',
  ],
  'location.x': [
    'La frontière est toute proche, un avantage pour les travailleurs frontaliers.',
    'Si vous travaillez de l’autre côté de la frontière, vous gagnez ici de longues heures de route.',
    'On fait ses courses des deux côtés de la frontière.',
  ],
  'location.Z': [
    'Plage, port de plaisance et golf se rejoignent en quelques minutes de voiture.',
    'L’aéroport est à moins d’une heure, la plage bien plus près.',
    'Le climat permet de vivre dehors d’avril à novembre.',
  ],
  'location.I': [
    'Le village blanc s’étire entre oliviers et amandiers, loin de la foule du littoral.',
    'L’arrière-pays montre ici l’Espagne des places ombragées et des longs déjeuners.',
    'La mer se rejoint par une belle route à travers les collines.',
  ],
  'location.N': [
    'Vous êtes juste de l’autre côté de la frontière, à quelques minutes de la Flandre.',
    'Le calme et l’espace des Pays-Bas, assez près de la Belgique pour continuer à y travailler.',
    'Pistes cyclables, écoles et commerces sont proches et soignés, à la néerlandaise.',
  ],

  'character.TERRACED': [
    'Pas un mètre carré n’y est perdu.',
    'Les pièces de vie se suivent et reçoivent la lumière des deux côtés.',
    'Étroite de façade, profonde à l’intérieur : une mitoyenne comme on les aime.',
  ],
  'character.SEMI_DETACHED': [
    'Le passage latéral permet de rejoindre l’arrière sans traverser la maison.',
    'La troisième façade apporte une lumière généreuse tout au long de la journée.',
    'Vous gardez vos distances avec les voisins sans hériter d’un parc à entretenir.',
  ],
  'character.DETACHED': [
    'Quatre façades libres, c’est du soleil du petit déjeuner au dîner.',
    'En retrait de la rue, la maison dispose d’une allée pour accueillir vos visiteurs.',
    'Tout autour, il y a de quoi jouer, jardiner et dresser une grande table en été.',
  ],
  'character.VILLA': [
    'De larges baies font entrer le jardin dans les pièces de vie.',
    'Recevoir, travailler à domicile, se retirer : chaque moment y trouve son espace.',
    'Le hall d’entrée donne d’emblée le ton.',
  ],
  'character.FARMHOUSE': [
    'Murs épais, poutres anciennes et cour intérieure racontent l’histoire du lieu.',
    'Les dépendances se prêtent à un atelier, à des boxes ou, moyennant permis, à un gîte.',
    'Le cachet a été préservé, du porche à la charpente.',
  ],
  'character.MANSION': [
    'Hauts plafonds, cheminées de marbre et bel escalier : le cachet est intact.',
    'L’enfilade des trois pièces, moulures comprises, est devenue rare.',
    'Le plan permet d’y habiter comme d’y exercer une profession libérale.',
  ],
  'character.BUNGALOW': [
    'Tout est de plain-pied : confortable aujourd’hui comme dans vingt ans.',
    'Ni marche ni seuil, mais de la verdure à chaque fenêtre.',
    'La vie de plain-pied simplifie le quotidien.',
  ],
  'character.FLAT': [
    'Le plan est clair : les pièces de jour d’un côté, celles de nuit de l’autre.',
    'De grandes fenêtres baignent le séjour de lumière.',
    'Peu d’entretien, beaucoup de confort.',
    'La copropriété est bien gérée et les communs sont soignés.',
  ],
  'character.STUDIO': [
    'Tout y est à sa place : dormir, cuisiner, travailler.',
    'Parfait comme pied-à-terre, premier logement ou bien à louer.',
    'Le coin nuit se distingue habilement du coin salon.',
  ],
  'character.PENTHOUSE': [
    'Au-dessus de vous, rien que le ciel : la vue porte loin sur les toits.',
    'Le soleil fait le tour de la terrasse au fil de la journée.',
    'Le dernier étage garantit le calme et un large horizon.',
  ],
  'character.DUPLEX': [
    'Vivre sur deux niveaux donne l’impression d’une maison, sans les charges.',
    'Un escalier intérieur relie le séjour aux pièces de nuit.',
    'On vit en bas, on dort en haut, et chacun a la paix.',
  ],
  'character.GROUND_FLOOR': [
    'On entre et on sort sans escalier ni ascenseur.',
    'La facilité du plain-pied, le confort d’un appartement.',
    'Poussette ou mobilité réduite : la situation au rez est un vrai atout.',
  ],
  'character.LOFT': [
    'Colonnes de fonte et grandes verrières rappellent le passé industriel du lieu.',
    'Le plateau ouvert s’aménage selon vos envies.',
    'Le volume est exceptionnel, avec des hauteurs que le neuf n’offre plus.',
  ],
  'character.BUILDING_PLOT': [
    'Les raccordements se trouvent en voirie.',
    'L’orientation permet de concevoir une maison lumineuse.',
    'La parcelle est libre de toute construction et de forme régulière.',
  ],
  'character.FARMLAND': [
    'Le sol est plat, facile d’accès et convient au pâturage comme à la culture.',
    'Un chemin agricole empierré dessert la parcelle.',
    'Agriculteurs ou amateurs de chevaux y trouveront leur compte.',
  ],
  'character.WOOD': [
    'Le peuplement, feuillu et mélangé, est accessible par un chemin forestier.',
    'Un lieu à parcourir, à gérer et à transmettre ; il n’est pas constructible.',
    'Les arbres sont sains et une éclaircie a été faite récemment.',
  ],
  'character.SHOP': [
    'La large vitrine attire le regard des passants.',
    'Une réserve avec accès livraison se trouve à l’arrière.',
    'Les jours d’affluence, le passage se compte en centaines de piétons.',
  ],
  'character.OFFICE': [
    'Les locaux se prêtent aux bureaux fermés comme à l’espace ouvert.',
    'Câblage et éclairage sont en place : vous démarrez rapidement.',
    'Vos clients vous trouvent sans peine, en voiture comme en transports en commun.',
  ],
  'character.WAREHOUSE': [
    'La hauteur libre et la porte sectionnelle facilitent les chargements.',
    'Les camions manœuvrent aisément sur le site.',
    'La dalle de béton supporte de lourdes charges.',
  ],
  'character.CATERING': [
    'La salle dispose d’un comptoir en bois massif et la cuisine d’une extraction.',
    'La clientèle est fidèle et l’adresse connue dans la région.',
    'Les techniques sont en place : un nouveau concept n’y part pas de zéro.',
  ],
  'character.BOX': [
    'Le box, fermé par une porte basculante, est bien sec.',
    'On peut aussi y ranger vélos et matériel.',
    'La manœuvre est aisée, même avec une grande familiale.',
  ],
  'character.PARKING_SPACE': [
    'L’emplacement se trouve dans un parking fermé et éclairé.',
    'L’accès se fait sans manœuvre compliquée.',
    'Une porte télécommandée donne accès au parking.',
  ],
  'character.BLOCK_OF_FLATS': [
    'Les compteurs sont individuels, ce qui simplifie la gestion.',
    'Toutes les unités sont en règle et se louent facilement.',
    'Un rafraîchissement des communs permettrait d’augmenter les loyers.',
  ],
  'character.STUDENT_BUILDING': [
    'Chaque kot dispose de sa douche et d’une connexion internet.',
    'Les baux suivent l’année académique et le vide locatif est rare.',
    'La cuisine commune et le local à vélos sont bien utilisés.',
  ],

  'layout.HOUSE': [
    'La surface habitable est de {area}, dont un séjour de {living}.',
    'Le rez comprend le hall d’entrée, un séjour de {living} et une cuisine de {kitchenArea}.',
    'Le séjour de {living} est le cœur de la maison, qui totalise {area} habitables.',
    'Comptez {area} habitables sur une parcelle de {plot}.',
    'Du hall, on passe au séjour de {living}, salon et salle à manger réunis.',
    'Avec {area} habitables, chacun a son coin à soi.',
  ],
  'layout.APARTMENT': [
    'L’ensemble offre {area}, dont un séjour de {living}.',
    'Le hall dessert un séjour de {living} et une cuisine de {kitchenArea}.',
    'Autour du séjour de {living}, les {area} sont intelligemment répartis.',
    'Au total, vous disposez de {area}, dont {living} pour le séjour.',
    'La surface de {area} est exploitée sans perte de place.',
  ],
  'layout.STUDIO': [
    'La pièce de vie mesure {living} ; s’y ajoutent une cuisine et une salle de douche.',
    'Sur {area}, vous trouvez un espace de vie, une cuisine et une douche séparée.',
    'La surface est de {area}, pratique et bien agencée.',
  ],
  'layout.BLOCK_OF_FLATS': [
    'L’immeuble compte {flats} pour une surface totale de {area}.',
    'Répartis sur les étages, {flats} totalisent {area}.',
    'Le bien comprend {flats} sur une parcelle de {plot}.',
  ],
  'layout.STUDENT_BUILDING': [
    'L’immeuble compte {studentRooms} pour {area}.',
    'Vous achetez {studentRooms} avec cuisine commune, soit {area}.',
    'Les étages se partagent {studentRooms}.',
  ],
  'layout.COMMERCIAL': [
    'La surface utile est de {area}, le tout de plain-pied.',
    'Vous disposez de {area}, sanitaires compris.',
    'Au total, {area} à aménager librement.',
  ],
  'layout.GARAGE': [
    'Les dimensions intérieures donnent {garageArea}.',
    'Avec {garageArea}, il y a de la place pour une voiture et un peu de rangement.',
    'La surface est de {garageArea}.',
  ],
  'layout.PARKING_SPACE': [
    'L’emplacement mesure {garageArea}.',
    'Avec {garageArea}, une voiture familiale s’y gare sans peine.',
  ],
  'layout.BUILDING_PLOT': [
    'La largeur à rue est de {facade} et la profondeur d’environ {depth}.',
    'Vous construisez sur {plot}, avec {facade} à front de voirie.',
    'Avec {facade} de large et {depth} de profondeur, il reste de la place pour un beau jardin.',
  ],

  'kitchen.NONE': ['La cuisine reste à choisir : arrivées et évacuations sont prévues.'],
  'kitchen.BASIC': [
    'La cuisine est simple et attend vos idées.',
    'La cuisine fonctionne, mais mérite d’être remplacée.',
  ],
  'kitchen.SEMI_EQUIPPED': [
    'La cuisine semi-équipée comprend taques, hotte et rangements.',
    'La cuisine dispose de l’essentiel ; un lave-vaisselle peut y prendre place.',
  ],
  'kitchen.EQUIPPED': [
    'La cuisine équipée comprend four, lave-vaisselle, taques et réfrigérateur.',
    'Vous cuisinez dans une cuisine équipée avec un bon plan de travail.',
    'La cuisine équipée communique avec le coin repas.',
  ],
  'kitchen.HYPER_EQUIPPED': [
    'La cuisine hyper-équipée et son plan de travail en composite feront plaisir aux gourmets.',
    'Îlot, induction, four à vapeur : la cuisine est hyper-équipée.',
    'Rien ne manque dans la cuisine, hyper-équipée d’appareils de qualité.',
  ],
  'sleeping.ONE': [
    'La chambre de {bedroomArea} donne sur le côté calme.',
    'Vous disposez d’une chambre de {bedroomArea}, voisine de la salle d’eau.',
    'La chambre, spacieuse, accueille sans peine une grande garde-robe.',
  ],
  'sleeping.MANY': [
    'La partie nuit compte {bedrooms}, dont la plus grande de {bedroomArea}, et {bathrooms}.',
    'Vous disposez de {bedrooms} et de {bathrooms}.',
    'On y trouve {bedrooms} ; la chambre des parents mesure {bedroomArea}.',
    'Pour la nuit, {bedrooms} se partagent {bathrooms}.',
  ],
  'outside.GARDEN': [
    'Le jardin de {garden} est orienté {orientation}.',
    'À l’arrière, un jardin clôturé de {garden}, orienté {orientation}, n’attend que vous.',
    'Dehors, {garden} de jardin avec une exposition {orientation}.',
    'Vous profitez d’un jardin de {garden}, avec de la place pour un potager.',
  ],
  'outside.BOTH': [
    'La terrasse de {terrace} se prolonge par un jardin de {garden} orienté {orientation}.',
    'À l’arrière, une terrasse de {terrace} et {garden} de verdure.',
    'De la terrasse ({terrace}), la vue donne sur le jardin de {garden}.',
    'Jardin orienté {orientation}, {garden}, et terrasse de {terrace} pour manger dehors.',
  ],
  'outside.TERRACE': [
    'La terrasse de {terrace} invite à prendre le café au soleil.',
    'Une terrasse de {terrace} prolonge le séjour.',
    'Pour l’extérieur, vous profitez d’une terrasse de {terrace}.',
  ],
  'parking.GARAGE': [
    'Pour la voiture, le bien comprend {garages}.',
    'Vous disposez aussi de {garages}, où ranger aussi les vélos.',
    'Se garer ne pose pas de problème grâce à {garages}.',
  ],
  'parking.SPACES': [
    'Pour la voiture, vous disposez de {parking}.',
    'Le stationnement est réglé avec {parking}.',
  ],
  cellar: [
    'Une cave complète l’ensemble.',
    'La cave, bien sèche, accueille vin, outils et vélos.',
    'Côté rangement, une cave privative vous attend.',
  ],
  lift: ['Un ascenseur vous mène à l’étage.', 'L’immeuble est équipé d’un ascenseur.'],

  'energy.HIGH': [
    'Le certificat {certificate} affiche {label} ({value}) : les factures restent légères.',
    'Côté énergie, la classe {label} parle d’elle-même.',
    'Avec {value}, le bien se classe en {label}, gage d’économies.',
  ],
  'energy.MIDDLE': [
    'Le certificat {certificate} mentionne {value}, soit la classe {label}.',
    'La performance énergétique est de classe {label} ({value}).',
    '{certificate} {label} : {value}.',
  ],
  'energy.LOW': [
    'La classe {certificate} est {label} ({value}) : isoler sera payant, et les primes y aident.',
    'Avec {value} (classe {label}), une mise à niveau énergétique s’impose.',
    'Le {certificate} {label} laisse une belle marge de progression.',
  ],
  'energy.DUTY': [
    'Ce bien est soumis à l’obligation de rénovation en vigueur en Flandre.',
    'L’acquéreur tiendra compte de l’obligation flamande de rénovation.',
    'L’obligation de rénovation s’applique.',
  ],
  'heating.FUEL': [
    'Le chauffage est assuré par {fuel}.',
    'Chauffage par {fuel}, châssis avec {glazing}.',
    'On se chauffe avec {fuel} et les fenêtres ont du {glazing}.',
  ],
  solar: [
    'Des panneaux photovoltaïques ({panels}) allègent la facture.',
    'Le toit porte {panels} de panneaux solaires.',
  ],
  tank: [
    'Une citerne d’eau de pluie de {tank} alimente les toilettes et le jardin.',
    'Le bien dispose d’une citerne d’eau de pluie de {tank}.',
  ],

  'state.NEW': [
    'Tout est neuf et personne n’y a encore habité.',
    'Construction de {year}, isolée et ventilée selon les normes actuelles.',
    'Vous bénéficiez de la garantie décennale.',
  ],
  'state.SHELL': [
    'Le bien se vend gros œuvre fermé : murs, toit et châssis sont posés, le reste vous appartient.',
    'Le gros œuvre date de {year} ; les parachèvements sont laissés à votre choix.',
  ],
  'state.AS_NEW': [
    'Depuis la rénovation de {renovated}, tout est en excellent état.',
    'L’ensemble est comme neuf : vous n’avez qu’à déposer vos meubles.',
    'Le bien date de {year} et a été remarquablement entretenu.',
  ],
  'state.GOOD': [
    'Le bien date de {year} et se trouve en bon état.',
    'On peut emménager tout de suite et personnaliser plus tard.',
    'La construction de {year} est solide et a toujours été suivie.',
    'De gros travaux ont été réalisés en {renovated}.',
  ],
  'state.TO_REFRESH': [
    'Un coup de peinture et de nouveaux sols, et le bien, de {year}, sera au goût du jour.',
    'Des travaux de rafraîchissement sont à prévoir ; la base est saine.',
    'La structure est bonne, les finitions sont à rafraîchir.',
  ],
  'state.TO_RENOVATE': [
    'Une rénovation complète est à prévoir et le prix en tient compte.',
    'Le bien, construit en {year}, a peu changé depuis : un projet pour amateurs de chantier.',
    'Tout est à rénover, ce qui vous laisse le champ libre.',
  ],

  'finance.INCOME': [
    'Le revenu cadastral non indexé est de {income}.',
    'RC non indexé : {income}.',
    'Pour vos calculs, le revenu cadastral (non indexé) s’élève à {income}.',
  ],
  'finance.DUTY': [
    'La vente se fait sous le régime des droits d’enregistrement.',
    'Prévoyez en sus du prix les droits d’enregistrement et les frais de notaire.',
  ],
  'finance.VAT': [
    'La vente se fait sous le régime de la TVA pour la construction.',
    'Prix hors TVA et frais de raccordement.',
  ],
  'finance.CHARGES': [
    'Les charges communes s’élèvent à {charges} par mois.',
    'Provision pour charges : {charges} par mois.',
  ],
  'finance.RENT': [
    'Le loyer est de {price} par mois.',
    'Loyer : {price} par mois, avec une garantie locative de {deposit}.',
    'Vous louez pour {price} par mois ; la garantie représente {deposit}.',
  ],
  'finance.REQUEST': [
    'Le prix vous est communiqué sur simple demande.',
    'Appelez-nous ou écrivez-nous pour connaître le prix.',
  ],
  'availability.AT_DEED': [
    'Libre à l’acte.',
    'Les clés vous sont remises à la signature de l’acte.',
    'Disponible dès l’acte authentique.',
  ],
  'availability.IMMEDIATE': [
    'Libre immédiatement.',
    'Le bien est libre d’occupation et disponible tout de suite.',
  ],
  'availability.BY_AGREEMENT': [
    'La date de libération est à convenir.',
    'Disponibilité à convenir avec le propriétaire.',
  ],
  'availability.AFTER_TENANCY': [
    'Le bien est loué et se libère le {from}.',
    'Disponible à la fin du bail, à partir du {from}.',
  ],

  'closing.SALE': [
    'Pour une visite, contactez notre agence {inOffice}.',
    '{agent} se fera un plaisir de vous guider.',
    'Séduit ? Fixez rendez-vous avec {agent}, de notre agence {inOffice}.',
    'Les documents pour le compromis sont prêts ; {agent} vous les transmet sur demande.',
    'Nous vous envoyons volontiers le dossier complet avant la visite.',
    'Les visites sont possibles en soirée, sur rendez-vous.',
    'Une visite vaut mieux que dix photos : appelez-nous.',
    'Faire offre, sous réserve d’acceptation du propriétaire.',
  ],
  'closing.RENT': [
    'Pour visiter, prenez contact avec {agent}.',
    'Les visites se font sur rendez-vous, via notre agence {inOffice}.',
    'Intéressé ? Écrivez-nous : nous vous proposons une visite le jour même.',
    'Nous ne demandons les documents d’usage qu’après votre visite.',
  ],
  'closing.ABROAD': [
    '{agent} vous accompagne dans votre langue, de la première question jusque chez le notaire.',
    'Notre agence {inOffice} organise votre visite sur place.',
    'Un avocat local, avec qui nous collaborons, vérifie votre dossier.',
  ],
};
