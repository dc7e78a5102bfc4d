/** The drawing of each news item of the demo agency. */

import type { NewsKey } from '../../news/news.ts';
import { createRandom, type Random } from '../../random.ts';
import { HEIGHT, WIDTH } from '../outdoors/outdoors.ts';
import { drawing } from '../svg.ts';
import { asbestos } from './asbestos.ts';
import { openDay, renovation, vat } from './building-site.ts';
import { deed, electricity, indexation, inventory, labels } from './desk.ts';
import { flood, offSeason, spain, summer } from './landscape.ts';
import { gentOffice, liegeTeam, photos } from './office.ts';

const SCENES: Record<NewsKey, (random: Random) => string> = {
  deed,
  indexation,
  inventory,
  labels,
  electricity,
  asbestos,
  openDay,
  renovation,
  vat,
  flood,
  offSeason,
  spain,
  summer,
  gentOffice,
  liegeTeam,
  photos,
};

export const drawNewsPicture = (key: NewsKey): string =>
  drawing(WIDTH, HEIGHT, SCENES[key](createRandom('news', key)));
