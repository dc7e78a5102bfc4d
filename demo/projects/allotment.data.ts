import type { ProjectLineInput } from '../../server/features/feed/project-line.ts';

export const ALLOTMENT_TEXTS: ProjectLineInput['texts'] = {
  nl: {
    title: 'Acht loten bouwgrond aan de rand van Poperinge',
    description:
      'Waar vroeger hop groeide, liggen nu acht loten van vier tot zeven are. De straat en de nutsleidingen zijn klaar: u kunt meteen een vergunning aanvragen.\n\nLoten 1 tot 3 zijn voor halfopen bebouwing, de andere voor open bebouwing. U kiest zelf uw architect en uw aannemer; er is geen bouwverplichting met een bepaalde firma.',
  },
  fr: {
    title: 'Lotissement de huit terrains à bâtir à Poperinge',
    description:
      'Un ancien champ de houblon, huit terrains viabilisés, une rue en cul-de-sac. Les lots mesurent de quatre à sept ares et sont libres de constructeur.\n\nLes trois premiers conviennent à des maisons trois façades, les autres à des villas. Les prescriptions urbanistiques se consultent à notre bureau.',
  },
  en: {
    title: 'Eight building lots on the edge of Poperinge',
    description:
      'The road, the sewer and the cables are in place, so a buyer can apply for a permit at once. Three lots are for semi-detached houses, five for detached ones.\n\nYou are free to choose your architect and builder.',
  },
  de: {
    title: 'Acht Baugrundstücke am Rand von Poperinge',
    description:
      'Die Erschließung ist abgeschlossen. Die Grundstücke sind vier bis sieben Ar groß und nicht an einen Bauträger gebunden.\n\nDrei davon sind für Doppelhaushälften bestimmt, auf den übrigen entstehen freistehende Häuser.',
  },
};
