/** Phrases of rental units in Belgian French. */
import type { HolidayPhrases } from './phrases.ts';

export const fr: HolidayPhrases = {
  nouns: {
    STUDIO: ['studio', 'un studio', 'ce studio'],
    APARTMENT: ['appartement', 'un appartement', 'cet appartement'],
    PENTHOUSE: ['penthouse', 'un penthouse', 'ce penthouse'],
    HOUSE: ['maison de vacances', 'une maison de vacances', 'cette maison de vacances'],
    CHALET: ['chalet', 'un chalet', 'ce chalet'],
    GITE: ['gîte', 'un gîte', 'ce gîte'],
    VILLA: ['villa', 'une villa', 'cette villa'],
  },
  persons: ['une personne', '{n} personnes'],
  places: {
    'HU-201': 'La digue de Knokke est à trois cents mètres, le Zwin à une demi-heure à vélo.',
    'HU-202': 'Le séjour donne droit sur le Pier de Blankenberge et, la nuit, on entend les vagues.',
    'HU-203': 'Les galeries royales, le casino et la gare d’Ostende se rejoignent à pied.',
    'HU-204':
      'À vos pieds, le port de plaisance ; la minque et les étals de crevettes sont au coin de la rue.',
    'HU-205':
      'Dans la Concession du Coq, on pédale vers la plage entre des villas blanches de la Belle Époque.',
    'HU-206': 'À Middelkerke, la digue est neuve : large, sans voitures, avec des gradins jusqu’au sable.',
    'HU-207': 'Bredene est l’une des rares stations sans digue : ici, on gagne la mer à travers les dunes.',
    'HU-208': 'Entre le chenal et la plage de Nieuport, le passeur accoste tous les quarts d’heure.',
    'HU-209':
      'La plage la plus large du littoral commence à La Panne, et derrière elle les dunes du Westhoek.',
    'HU-210':
      'À Coxyde, on grimpe sur le Hoge Blekker, la plus haute dune du pays, pour voir deux pays à la fois.',
    'HU-211': 'Durbuy se parcourt à pied : kayaks, topiaires et terrasses sont à moins de dix minutes.',
    'HU-212':
      'Au-dessus de La Roche, les promenades partent de l’allée ; en bas, l’Ourthe contourne le château.',
    'HU-213':
      'Le ruisseau qui faisait tourner la roue traverse toujours le jardin, à trois kilomètres de Bouillon.',
    'HU-214': 'En septembre, on entend bramer les cerfs : Saint-Hubert est au cœur de la grande forêt.',
    'HU-215': 'L’abbaye de Stavelot et le circuit de Spa-Francorchamps sont à deux pas.',
    'HU-216':
      'Les Hautes Fagnes commencent derrière Malmedy ; en hiver, les pistes de ski de fond en partent.',
    'HU-217': 'De Rochefort, les grottes de Han et le parc animalier sont à dix minutes.',
    'HU-218': 'De la terrasse, on aperçoit les thermes de Spa ; un funiculaire mène au bain.',
    'HU-219':
      'Les lagunes roses de Torrevieja sont toutes proches, la plage de La Mata à cinq minutes à pied.',
    'HU-220': 'Entre le Montgó et la baie de Jávea, les amandiers fleurissent dès février.',
    'HU-221':
      'Un sentier de deux cents marches descend vers une crique de galets, près de Moraira, où l’on plonge avec masque et tuba.',
    'HU-222':
      'Les coupoles bleues d’Altea sont au-dessus de vous, les restaurants de poisson en bas, sur le front de mer.',
    'HU-223': 'À Fuengirola, le train côtier va jusqu’à l’aéroport : inutile de louer une voiture.',
    'HU-224': 'La vieille ville de Marbella et sa place des Orangers sont à un quart d’heure de marche.',
  },
  title: [
    '{name} : {plain} pour {persons} {inPlace}',
    '{Plain} {inPlace} : {name}',
    '{place} à {persons} : {name}',
    '{place} : {plain} avec {bedrooms}',
    'Vacances {inPlace} : {name}',
  ],
  'opening.COAST': [
    '{name}, c’est {a} où la mer n’est jamais loin.',
    'Besoin de grand air ? {name} accueille {persons} {inPlace}.',
    'Qui connaît {place} y revient, et {this} donne une bonne raison de le faire.',
    'On ôte ses chaussures, on ouvre les fenêtres : à {name}, les vacances commencent tout de suite.',
    'La lumière et l’air salin : voilà ce qui fait le charme de {this}.',
  ],
  'opening.ARDENNES': [
    '{name}, c’est {a} pour {persons}, avec la forêt pour jardin.',
    'Qui cherche le silence le trouve {inPlace} : {name} en est la preuve.',
    'Avec son feu et son grand séjour, {this} se prête aux longues tablées et aux veillées.',
    'Sac au sol et pieds devant le feu : ainsi finit une journée dans {this}.',
  ],
  'opening.SPAIN': [
    'Trois cents jours de soleil par an : {name}, {inPlace}, en tire le meilleur.',
    '{name}, c’est {a} pour {persons} sur la côte espagnole.',
    'Déjeuner sous la pergola, nager avant le souper : {this} invite à vivre dehors.',
    '{InPlace}, nos propriétaires louent {this} avec soin, comme à des invités.',
  ],
  'sleeping.STUDIO': [
    'La pièce de vie dispose d’un lit escamotable et d’un coin nuit avec lits superposés.',
    'Tout tient dans une pièce claire, avec un bon lit derrière une cloison coulissante.',
  ],
  'sleeping.ONE': [
    'On dort dans une chambre séparée et sur un bon canapé-lit.',
    'Il y a une chambre, et dans le séjour un canapé-lit pour deux.',
  ],
  'sleeping.MANY': [
    'Vous disposez de {bedrooms} et de {bathrooms}, de quoi loger {persons}.',
    '{Bedrooms} et {bathrooms} : chacun a son coin.',
    'Pour la nuit, {bedrooms} ; pour le reste, {bathrooms}.',
  ],
  facilities: {
    SEA_VIEW: ['Du salon, le regard porte au large.', 'La mer remplit toute la fenêtre.'],
    POOL: [
      'La piscine est ouverte de Pâques à la Toussaint.',
      'On fait quelques longueurs dans la piscine avant le petit déjeuner.',
    ],
    SAUNA: ['Après la marche, le sauna vous attend.', 'Un sauna finlandais réchauffe les jours froids.'],
    TERRACE: [
      'Sur la terrasse, il y a une table pour tout le monde.',
      'La terrasse garde le soleil jusqu’au soir.',
      'Le café se prend sur la terrasse.',
    ],
    GARDEN: [
      'Les enfants jouent dans le jardin clôturé.',
      'Le jardin est assez grand pour une partie de football.',
    ],
    BARBECUE: ['Un barbecue est à votre disposition.', 'On grille dehors ; le charbon s’achète au village.'],
    FIREPLACE: ['Le bois pour l’âtre est empilé.', 'Le feu ouvert prend en cinq minutes.'],
    AIR_CONDITIONING: [
      'La climatisation garde les chambres fraîches.',
      'Toutes les pièces sont climatisées.',
    ],
    DISHWASHER: [
      'La cuisine a un lave-vaisselle et une vaisselle complète.',
      'La vaisselle, c’est l’affaire du lave-vaisselle.',
    ],
    WASHING_MACHINE: ['Il y a aussi un lave-linge.', 'Sable et boue finissent au lave-linge.'],
    BED_LINEN: ['Draps et serviettes sont compris.', 'Les lits sont faits à votre arrivée.'],
    COT: ['Un lit d’enfant attend les tout-petits.'],
    HIGH_CHAIR: ['Une chaise haute est prévue.'],
    LIFT: ['L’ascenseur vous dépose à l’étage.', 'L’immeuble a un ascenseur.'],
    WHEELCHAIR_ACCESS: ['En fauteuil roulant, on circule partout sans seuil.'],
    PARKING: ['La voiture a son propre emplacement.', 'Le stationnement est gratuit, devant la porte.'],
    EV_CHARGING: ['Votre voiture électrique se recharge à la borne de la maison.'],
    BICYCLE_SHED: ['Les vélos sont à l’abri dans la remise.', 'Un local fermé attend les vélos.'],
  },
  'pets.YES': [
    'Votre chien est le bienvenu.',
    'Les animaux sont admis, sur simple demande.',
    'Les chiens sont acceptés ; nous demandons seulement de les tenir loin des lits.',
  ],
  'pets.NO': [
    'Les animaux restent à la maison, par égard pour les hôtes allergiques.',
    'Les animaux ne sont pas admis.',
    'Pour des raisons de santé, les propriétaires n’acceptent pas d’animaux.',
  ],
  practical: [
    'Arrivée à partir de 16 h, départ avant 10 h.',
    'La clé se retire à l’agence ou dans une boîte à code, que vous recevez par e-mail.',
    'Nous nous chargeons du nettoyage final ; il vous suffit de ranger.',
    'La caution se verse à l’avance et vous revient dans la semaine.',
    'Eau et électricité sont comprises dans le prix, la taxe de séjour ne l’est pas.',
  ],
  closing: [
    'Demandez votre période, {agent} confirme dans le jour ouvrable.',
    'Une demande n’engage à rien : {agent} vérifie d’abord que tout convient.',
    'Une question sur le quartier ? {agent} y connaît chaque boulangerie.',
    'Qui réserve tôt choisit sa semaine ; {agent} vous aide volontiers.',
    'Notre agence {inOffice} suit votre séjour, même le week-end.',
  ],
};
