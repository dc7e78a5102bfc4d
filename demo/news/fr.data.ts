/** The agency's news in French. */
import type { NewsTexts } from './news.ts';

export const fr: NewsTexts = {
  deed: {
    title: 'Du compromis à l’acte : que se passe-t-il pendant ces quatre mois ?',
    summary:
      'Entre la signature du compromis et la remise des clés s’écoulent quelques mois. Voici les étapes, dans l’ordre.',
    body: [
      'Le compromis conclut la vente : acheteur et vendeur sont liés, même si l’acte vient plus tard. L’acheteur verse un acompte, le plus souvent dix pour cent, qui reste sur le compte du notaire.',
      'Le notaire lance ensuite les recherches auprès de la commune, du bureau de sécurité juridique et du fisc. Pendant ce temps, l’acheteur règle son crédit ; si le compromis prévoit une condition suspensive, c’est maintenant que le délai court.',
      'L’acte est passé dans les quatre mois. Ce jour-là, vous payez le solde et recevez les clés. Relevez ensemble les compteurs : cela évite toute discussion par la suite.',
    ],
    pictureAlt: 'Deux personnes signent un compromis à une table',
  },
  renovation: {
    title: 'Obligation de rénover en Flandre : qui doit quoi, et pour quand ?',
    summary:
      'Si vous achetez en Flandre un logement de label E ou F, une obligation de rénover y est attachée. Ce n’est pas une raison de renoncer.',
    body: [
      'Quiconque achète en Flandre, en pleine propriété, une maison ou un appartement de label E ou F doit l’amener au moins au label D dans le délai légal. Celui-ci court à partir de l’acte authentique.',
      'Dans nos annonces, l’obligation est toujours mentionnée, près des données énergétiques. Pendant la visite, informez-vous du toit, des châssis et du chauffage : deux interventions suffisent souvent.',
      'Parlez des travaux à votre banque avant de signer. Des prêts et des primes existent pour les rénovations énergétiques ; l’administration flamande en publie les conditions.',
    ],
    pictureAlt: 'Une maison mitoyenne sous échafaudage, toit en cours d’isolation',
  },
  gentOffice: {
    title: 'Notre agence de Gand fait peau neuve',
    summary:
      'Après six semaines de travaux, nous vous recevons à nouveau dans la Zonnestraat, avec un espace réservé à la lecture des plans.',
    body: [
      'La façade est restée telle quelle ; à l’intérieur, presque tout a changé. On y trouve un accueil ouvert, une pièce calme pour les entretiens et une longue table où les plans se déplient en entier.',
      'Les cyclistes entrent désormais par la cour, où dix places les attendent. En fauteuil roulant ou avec une poussette, plus aucun seuil à franchir.',
      'Les heures d’ouverture ne changent pas. Passez nous voir : le café est prêt.',
    ],
    pictureAlt: 'Le nouvel accueil de l’agence de Gand',
  },
  photos: {
    title: 'Sept conseils pour des photos qui rendent justice à votre maison',
    summary: 'La première visite se fait à l’écran. Une heure de préparation fait une grande différence.',
    body: [
      'Ouvrez tous les rideaux et allumez les lampes, même en plein jour. Débarrassez chaque plan de travail de moitié, et garez la voiture une rue plus loin.',
      'Photographiez face à un mur ou depuis un angle, à hauteur de poitrine, et sans exagérer le grand-angle. Une pièce qui paraît plus vaste qu’elle ne l’est déçoit à la visite.',
      'Montrez aussi la rue, le jardin et la buanderie. Les acheteurs ne cherchent pas que de beaux coins, ils veulent comprendre la maison. Notre photographe réfléchit volontiers avec vous.',
    ],
    pictureAlt: 'Un photographe installe son trépied dans un séjour lumineux',
  },
  asbestos: {
    title: 'Attestation amiante : obligatoire en Flandre pour les bâtiments anciens',
    summary:
      'Si votre bâtiment date d’avant 2001, sa vente en Flandre demande une attestation amiante. Commandez-la à temps.',
    body: [
      'Un expert certifié vient sur place, prélève au besoin des échantillons et dresse un inventaire. Comptez quelques semaines entre le rendez-vous et l’attestation, davantage au printemps.',
      'L’attestation dit où se trouve l’amiante et s’il y a urgence. Elle n’oblige pas le vendeur à l’enlever avant la vente, mais l’acheteur veut savoir.',
      'À Bruxelles et en Wallonie, les règles sont différentes. Notre agence vous dira quel document votre commune demande.',
    ],
    pictureAlt: 'Des plaques ondulées sur le toit d’un vieux garage',
  },
  summer: {
    title: 'L’été à la mer : le calendrier est ouvert',
    summary:
      'Dès aujourd’hui, vous pouvez demander un séjour pour l’été prochain. Les semaines autour du 15 août partent toujours les premières.',
    body: [
      'Dix logements à la côte, de Knokke-Heist à La Panne, figurent sur notre site avec leurs prix et leurs semaines libres. En juillet et en août, nous louons à la semaine, du samedi au samedi.',
      'Une demande n’est pas une réservation : nous vérifions que la période est libre, nous répondons dans le jour ouvrable, et c’est ensuite seulement que vous vous engagez.',
      'Vous venez avec un chien, un fauteuil roulant ou une voiture électrique ? Chaque fiche dit ce qui est possible.',
    ],
    pictureAlt: 'Brise-vent et cabines sur une plage belge',
  },
  indexation: {
    title: 'Indexer un loyer : le calcul, pas à pas',
    summary:
      'Une fois par an, le loyer peut suivre l’indice santé. La formule est simple, les exceptions le sont moins.',
    body: [
      'Le nouveau loyer est le loyer de base multiplié par le nouvel indice santé et divisé par l’indice de départ. L’indice de départ est celui du mois qui précède la conclusion du bail ; le nouveau, celui du mois qui précède l’anniversaire de l’entrée en vigueur.',
      'Le bailleur doit demander l’adaptation par écrit. Elle ne remonte pas à plus de trois mois.',
      'Les Régions ont limité l’indexation des logements au label énergétique faible. Consultez donc d’abord le certificat PEB ou EPC et, dans le doute, demandez-nous un calcul.',
    ],
    pictureAlt: 'Une calculatrice à côté d’un bail',
  },
  liegeTeam: {
    title: 'Un renfort pour l’équipe de Liège',
    summary:
      'Katharina Schröder accompagne désormais acheteurs et vendeurs à Eupen, Malmedy et Saint-Vith, en allemand et en français.',
    body: [
      'L’agence du boulevard de la Sauvenière accueille une collègue qui connaît les cantons de l’Est sur le bout des doigts. Katharina a grandi à Raeren et a travaillé auparavant chez un notaire d’Eupen.',
      'Agente immobilière agréée, elle parle avec les clients des deux côtés de la frontière linguistique, ce qui, lors d’un achat, représente souvent la moitié du travail.',
    ],
    pictureAlt: 'Une agente immobilière reçoit un couple au comptoir',
  },
  labels: {
    title: 'Trois Régions, trois échelles énergétiques',
    summary:
      'Un label C à Bruxelles n’est pas un label C en Flandre. Pourquoi la lettre seule ne suffit pas.',
    body: [
      'Chaque Région a son échelle. En Flandre, elle va de A+ à F, en Wallonie de A++ à G, à Bruxelles de A à G. Une consommation de 190 kWh par mètre carré donne un B en Flandre et un D à Bruxelles.',
      'Comparez donc le nombre derrière la lettre : les kilowattheures par mètre carré et par an. Il figure toujours sur nos fiches, sur l’échelle de la Région où se trouve le bien.',
      'Si vous cherchez de part et d’autre d’une limite régionale, notre site permet de choisir le moins bon label encore admis ; nous ne convertissons pas les échelles, ce serait une fausse précision.',
    ],
    pictureAlt: 'Un certificat énergétique et ses barres de couleur',
  },
  vat: {
    title: 'Acheter du neuf : TVA ou droits d’enregistrement ?',
    summary:
      'Sur une construction neuve, on paie en général la TVA au lieu des droits d’enregistrement. Ce que cela change pour votre budget.',
    body: [
      'Pour la TVA, un bâtiment est neuf jusqu’au 31 décembre de la deuxième année qui suit celle de sa première occupation. La construction est alors soumise, en règle générale, à 21 pour cent de TVA ; si la même entreprise vend aussi le terrain, il l’est également.',
      'Si le terrain appartient à quelqu’un d’autre, cette part relève des droits d’enregistrement. Les deux formules existent, parfois dans la même rue.',
      'Demandez toujours un calcul complet : TVA, raccordements, acte de base et notaire. Pour nos projets, vous le recevez unité par unité.',
    ],
    pictureAlt: 'Un immeuble en construction et sa grue',
  },
  spain: {
    title: 'Une seconde résidence en Espagne : commencez par votre numéro',
    summary: 'Sans numéro NIE, pas d’achat. Ce qu’il faut régler d’avance, et qui vous assiste.',
    body: [
      'Tout étranger qui achète en Espagne a besoin d’un NIE, un numéro d’identification. On le demande au consulat d’Espagne, ou par procuration.',
      'Un avocat indépendant vérifie le cadastre, le permis de bâtir et les dettes éventuelles : en Espagne, elles suivent le bien. Outre le prix, comptez environ treize pour cent de taxes et de frais, selon la région.',
      'Nos collègues vous accompagnent dans votre langue, de la première question jusque chez le notaire, sur place.',
    ],
    pictureAlt: 'Des maisons blanches et des bougainvillées au-dessus d’une baie',
  },
  flood: {
    title: 'Score P et score G : comment lire le risque d’inondation ?',
    summary:
      'Depuis 2023, toute vente en Flandre s’accompagne d’une lettre pour la parcelle et d’une autre pour le bâtiment. En voici le sens.',
    body: [
      'Le score P concerne la parcelle, le score G le bâtiment. A signifie qu’aucune inondation n’est modélisée, B un risque faible avec le changement climatique, C un risque faible, D un risque moyen.',
      'Un D pour la parcelle et un A pour le bâtiment, c’est donc possible : le jardin prend l’eau, la maison reste au sec. Demandez quand c’est arrivé pour la dernière fois, et jusqu’où.',
      'Chez nous, les scores figurent parmi les renseignements urbanistiques, même quand la réponse rassure.',
    ],
    pictureAlt: 'Une prairie inondée le long d’une rivière',
  },
  openDay: {
    title: 'Chantiers ouverts : venez voir où vous habiterez',
    summary: 'Le dernier samedi du mois, quatre de nos projets se visitent, casque et bottes compris.',
    body: [
      'À Gand, Anvers, Namur et Nieuport, les portes s’ouvrent de dix à seize heures. Nos agents et les architectes vous guident ; qui préfère regarder seul le peut aussi.',
      'Mettez de bonnes chaussures. Il y a des casques de toutes les tailles, y compris pour les enfants à partir de six ans.',
      'L’inscription n’est pas nécessaire, mais en nous donnant une heure, vous n’attendrez pas.',
    ],
    pictureAlt: 'Des visiteurs casqués sur un chantier',
  },
  inventory: {
    title: 'L’état des lieux : une heure de travail qui sauve une garantie',
    summary:
      'Toute location commence par un état des lieux détaillé. Sans lui, on suppose que vous avez reçu le logement tel que vous le rendez.',
    body: [
      'L’état des lieux se dresse en présence du locataire et du bailleur, quand le logement est vide ou pendant le premier mois. Les frais sont partagés.',
      'Notez griffes, taches et index des compteurs, et prenez des photos datées. Faites parapher chaque page par les deux parties et enregistrez-le avec le bail.',
      'À la fin de la location, on compare. L’usure normale n’est pas à charge du locataire.',
    ],
    pictureAlt: 'Un bloc à pince et un trousseau de clés sur un appui de fenêtre',
  },
  electricity: {
    title: 'L’électricité n’est pas conforme ? Vous pouvez vendre quand même',
    summary:
      'La vente d’un logement ancien demande un contrôle de l’installation. Un rapport négatif n’empêche pas la vente.',
    body: [
      'Si l’installation date d’avant juin 1981 ou n’a jamais été contrôlée dans son ensemble, le vendeur la fait contrôler avant le compromis. Le rapport dit si elle est conforme.',
      'Si elle ne l’est pas, l’acheteur dispose de dix-huit mois après l’acte pour la mettre en ordre. L’acte le mentionne, et l’organisme de contrôle en est averti.',
      'Remplacer un tableau n’est en général pas un gros chantier. Demandez un devis avant de faire une offre : vous saurez à quoi vous en tenir.',
    ],
    pictureAlt: 'Un vieux coffret à fusibles à côté d’un tableau neuf',
  },
  offSeason: {
    title: 'Hors saison : l’Ardenne au plus calme',
    summary: 'De novembre à Pâques, nos gîtes et chalets se louent dès deux nuits, même en semaine.',
    body: [
      'Les feuilles sont tombées, les sentiers sont vides et le feu brûle. En arrivant un lundi, on paie le tarif le plus bas et l’on a la forêt pour soi.',
      'Aux vacances de détente et autour de Noël, d’autres prix et une durée minimale plus longue s’appliquent. Chaque fiche montre les saisons côte à côte.',
      'Notre conseil : emportez des chaussures qui ne craignent pas la boue, et laissez la voiture au repos.',
    ],
    pictureAlt: 'La brume sur une vallée ardennaise en automne',
  },
};
