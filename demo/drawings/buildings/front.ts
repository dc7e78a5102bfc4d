/** The front of a building in its street. */
import { createRandom, type Random } from '../../random.ts';
import { grain } from '../grain.ts';
import {
  GROUND,
  HEIGHT,
  hedge,
  lawn,
  sky,
  skyline,
  street,
  tree,
  type Weather,
  WIDTH,
} from '../outdoors/outdoors.ts';
import { type Box, drawing, ellipse, group, rect } from '../svg.ts';
import { type Building, building, scaleOf } from './building.ts';
import { neighbours } from './row.ts';

export interface FrontScene {
  /** Seed of the random variations. */
  seed: string;
  building: Building;
  /** `row`: terraced; `half`: semi-detached; `open`: detached. */
  setting: 'row' | 'half' | 'open';
  weather: Weather;
}

export function drawFront(scene: FrontScene): string {
  const random = createRandom(scene.seed, 'front');
  const scale = scaleOf(scene.building);
  const width = scene.building.width * scale;
  const shift = scene.setting === 'row' ? random.between(-60, 60) : random.between(-90, 90);
  const base = scene.setting === 'open' ? GROUND - 50 : GROUND;
  const box = { x: (WIDTH - width) / 2 + shift, y: base, width, height: 0 };
  const far = group(sky(scene.weather, random) + skyline(random));
  const neighbouring = neighbours(
    { setting: scene.setting, floors: scene.building.floors },
    box,
    scale,
    random,
  );
  const ground = street(random) + (scene.setting === 'row' ? '' : lawn(random, base - 6));
  return drawing(
    WIDTH,
    HEIGHT,
    far +
      neighbouring +
      ground +
      shadowOf(box) +
      building(scene.building, box, scale, random) +
      foreground(scene, box, random) +
      eveningLight(scene.weather) +
      grain(WIDTH, HEIGHT),
  );
}

const shadowOf = ({ x, y, width }: Box) =>
  ellipse([x + width * 0.55, y + 8], width * 0.56, 18, '#2b211b', { opacity: 0.22 });

const eveningLight = (weather: Weather) =>
  weather === 'evening'
    ? rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, '#e39a5b', { opacity: 0.1 })
    : '';

/** The foreground: pavement, garden or fence in front of the house. */
function foreground({ setting, building: of }: FrontScene, box: Box, random: Random): string {
  const parts: string[] = [];
  if (setting === 'open') {
    parts.push(
      hedge(random, { x: -30, y: GROUND - 10, width: 420, height: 82 }),
      hedge(random, { x: WIDTH - 400, y: GROUND - 10, width: 460, height: 82 }),
    );
    parts.push(
      rect(
        {
          x: box.x + box.width * (0.5 / (of.bays * (of.houses ?? 1))) - 60,
          y: box.y,
          width: 130,
          height: 70,
        },
        '#d2c6b1',
      ),
    );
  }
  if (setting === 'half')
    parts.push(hedge(random, { x: box.x + box.width + 40, y: GROUND - 40, width: 600, height: 76 }));
  if (setting === 'row' && random.chance(0.6))
    parts.push(tree(random, random.chance(0.5) ? box.x - 130 : box.x + box.width + 130, GROUND + 70, 520));
  return parts.join('');
}
