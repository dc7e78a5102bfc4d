/** Phrases of projects in Belgian French: loi Breyne, cahier des charges. */
import type { ProjectPhrases } from './phrases.ts';

export const fr: ProjectPhrases = {
  stories: {
    'PR-101':
      'Au bord d’un bras tranquille de la Lys, une ancienne imprimerie cède la place au projet {name}. Les façades de brique ocre rappellent les entrepôts d’autrefois.',
    'PR-102':
      '{name} s’élève là où la ville touche le fleuve, sur neuf niveaux. D’en haut, on voit entrer les navires ; plus bas, on donne sur un jardin intérieur planté de bouleaux.',
    'PR-103':
      'À un jet de pierre des étangs d’Ixelles, {name} se cache derrière une façade Art déco restaurée. À l’arrière, les appartements s’ouvrent sur trois jardins en terrasses.',
    'PR-104':
      'Là où les potagers descendaient jadis jusqu’à la Meuse s’annonce {name} : deux volumes élancés autour d’une place sans voitures. Les plans prévoient des jardins partagés sur le toit.',
    'PR-105':
      '{name} occupe une boucle de la Dyle, à dix minutes à pied de la Grand-Place. Les vieux murs du couvent ont été conservés et entourent désormais un jardin commun.',
    'PR-106':
      'Entre le port de plaisance et la plage, {name} prend la forme d’une dune : claire, en gradins, couverte de terrasses. Chaque appartement est orienté pour capter le soleil et l’air du large.',
    'PR-107':
      '{name} réunit douze maisons familiales autour d’une plaine de jeux sans voitures. L’autoroute cyclable commence pour ainsi dire devant la porte.',
    'PR-108':
      'En bordure de Namur, {name} épouse la pente d’un ancien verger. Les hautes-tiges restent en place : chaque maison en aura un dans son jardin.',
    'PR-109':
      'Dans la teinturerie d’une ancienne manufacture de tapis, quatre vastes maisons ont trouvé une seconde vie. {name} a gardé la cheminée, les sheds et les colonnes de fonte.',
    'PR-110':
      '{name} se trouve du côté vert d’Eupen, où commence le Hertogenwald. Trois petits bâtiments de bois et de pierre naturelle s’y espacent entre les hêtres.',
    'PR-111':
      'À deux pas du boulevard vert de Hasselt, une distillerie a laissé son nom au projet {name}. Au rez-de-chaussée, les commerces animent déjà la placette.',
    'PR-112':
      'À la lisière du bois de Wavre se prépare {name}, un petit quartier où maisons et appartements se répondent. Le permis est demandé ; qui se manifeste aujourd’hui choisira le premier.',
  },
  nouns: {
    flats: ['un appartement', '{n} appartements'],
    houses: ['une maison', '{n} maisons'],
    commercial: ['une surface commerciale', '{n} surfaces professionnelles'],
    garages: ['un garage', '{n} garages et emplacements'],
  },
  quarters: ['premier trimestre', 'deuxième trimestre', 'troisième trimestre', 'quatrième trimestre'],
  quarterOf: '{quarter} {year}',
  planText: 'Plan de {number}, {name}',
  title: [
    '{name}, construction neuve {inPlace}',
    'Projet neuf {inPlace} : {name}',
    '{place} : {homes}, projet {name}',
    'Vivre {inPlace}, dans le projet {name}',
    '{name} : {homes} {inPlace}',
  ],
  mix: [
    'Le projet compte {mix}, pour des surfaces habitables de {smallest} à {largest}.',
    'Vous avez le choix entre {mix} ; la plus petite unité mesure {smallest}, la plus grande {largest}.',
    'Au total : {mix}, de {smallest} à {largest}.',
    '{Mix} : l’offre va de {smallest} pour qui aime le compact à {largest} pour une famille.',
    'Avec {mix} de {smallest} à {largest}, chacun y trouve sa place, du premier achat au pied-à-terre.',
  ],
  architecture: [
    '{architect} signe une architecture sobre, de celles qui vieillissent bien.',
    'Le bureau {architect} mise sur la lumière, des terrasses profondes et la verdure jusqu’aux façades.',
    'Le promoteur {developer} travaille avec des matériaux durables : brique, châssis en aluminium, portes d’entrée en chêne.',
    '{architect} a voulu de larges baies et des terrasses qui prolongent vraiment le séjour.',
    'Derrière le projet, {developer} a déjà rénové plus d’un quartier de la région.',
    '{developer} garde une échelle humaine : peu de portes par palier, beaucoup d’intimité.',
    'Les façades dessinées par {architect} alternent la brique et le bois.',
  ],
  interior: [
    'Les finitions sont soignées jusque dans la salle de bains, avec parquet de chêne et carrelage grand format.',
    'Les séjours regardent le soleil, les chambres le côté calme.',
    'Chaque unité dispose d’une cave et d’une place dans le local à vélos fermé.',
    'Des plafonds à 2,60 mètres et des baies jusqu’au sol donnent de l’ampleur aux pièces.',
    'Les cuisines viennent d’un fabricant belge et sont posées sur mesure.',
    'Douches de plain-pied et portes larges : on peut y vivre à tout âge.',
  ],
  technics: [
    'Une pompe à chaleur et le chauffage au sol limitent la consommation : le label PEB attendu est A.',
    'Chauffage et rafraîchissement sont géothermiques, sans raccordement au gaz.',
    'Triple vitrage, ventilation avec récupération de chaleur et panneaux photovoltaïques sont compris.',
    'L’eau de pluie alimente les toilettes et le jardin, et chaque emplacement est prêt pour une borne de recharge.',
    'Le projet répond aux exigences « quasi zéro énergie ».',
    'Les panneaux du toit fournissent l’électricité des communs.',
    'L’isolation est telle qu’une petite pompe à chaleur suffit.',
  ],
  'stage.PLANNED': [
    'Le chantier démarre dès que le permis est exécutoire ; la réception est prévue au {delivery}.',
    'Vous achetez sur plan et les cloisons peuvent encore bouger. Réception au {delivery}.',
    'La vente sur plan est ouverte, et les premiers acquéreurs décident avec nous de l’agencement. Nous visons le {delivery}.',
    'Le calendrier des travaux suivra l’octroi du permis.',
  ],
  'stage.UNDER_CONSTRUCTION': [
    'Le gros œuvre avance bien ; les clés suivront au {delivery}.',
    'Le chantier respecte le calendrier, avec une réception au {delivery}.',
    'Le chantier se visite sur rendez-vous. La réception est prévue au {delivery}.',
    'Les grues sont là, les premières dalles coulées : vous y vivrez dès le {delivery}.',
    'Tant que le toit n’est pas fermé, vous choisissez librement vos finitions ; la réception suit au {delivery}.',
  ],
  'stage.COMPLETED': [
    'La réception a eu lieu au {delivery} : les unités disponibles se visitent sur place.',
    'Tout est prêt depuis le {delivery} ; vous savez exactement ce que vous achetez.',
    'Les premiers habitants y ont emménagé au {delivery}.',
  ],
  money: [
    'La vente se fait sous régime TVA ; les prix s’entendent hors TVA, droits sur le terrain et raccordements.',
    'Prévoyez, outre le prix, la TVA, les frais de notaire et la quote-part de l’acte de base.',
    'Nous vous remettons un calcul complet, TVA et frais compris, pour éviter toute surprise.',
  ],
  breyne: [
    'La loi Breyne vous protège : vous payez à mesure que le chantier avance.',
    'L’achèvement est garanti conformément à la loi Breyne.',
  ],
  sold: [
    'Toutes les maisons ont trouvé acquéreur ; nous vous tiendrons volontiers au courant d’un prochain projet.',
  ],
  closing: [
    'Pour les plans, le cahier des charges et la liste des prix, adressez-vous à {agent}.',
    '{agent} vous montre volontiers la maquette et les échantillons, dans notre agence {inOffice}.',
    'Prenez rendez-vous dans notre agence {inOffice} et parcourez les plans en grand format.',
    'Une question sur une unité précise ? {agent} vous répond le jour même.',
    'Nous parcourons les plans avec vous, sans engagement.',
  ],
};
