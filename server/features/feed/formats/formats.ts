import { blm } from './blm/blm.ts';
import type { FeedFormat, FormatName } from './feed-format.ts';
import { kyero } from './kyero/kyero.ts';
import { openimmo } from './openimmo/openimmo.ts';
import { skarabee } from './skarabee/skarabee.ts';
import { sweepbright } from './sweepbright/sweepbright.ts';
import { whise } from './whise/whise.ts';
import { zabun } from './zabun/zabun.ts';

/** The formats of other systems, in the order in which they are recognised. */
export const FORMATS: Readonly<Record<Exclude<FormatName, 'baksteen'>, FeedFormat>> = {
  blm,
  kyero,
  openimmo,
  skarabee,
  /** Before SweepBright: both have `is_project`, but only Zabun's list has this name. */
  zabun,
  sweepbright,
  whise,
};
