import type { Locale } from '../../../shared/locales.ts';
import type { FeedPicture } from '../../listings/ports.ts';
import type { Write } from '../../submissions/ports.ts';
import type { DeskScope } from '../scope.ts';
import type { DeskHome } from './home-ports.ts';

/** A correction that is in force, or ended in the last 30 days. */
export interface DeskCorrection {
  id: string;
  field: 'TITLE' | 'DESCRIPTION' | 'PICTURES';
  /** Null for pictures. */
  locale: Locale | null;
  ownText: string | null;
  text: string | null;
  /** The employee's e-mail address. */
  correctedBy: string;
  correctedAt: Date;
  endedAt: Date | null;
  home: DeskHome;
}

/** A text of a home as visitors read it. `version` changes with it. */
export interface DeskHomeText {
  locale: Locale;
  title: string;
  description: string;
  version: string;
}

interface By {
  /** The employee's e-mail address. */
  by: string;
  at: Date;
}

export interface DeskCorrections {
  /** The newest 500. `today`: see `DeskHomes.list`. */
  list(scope: DeskScope, today: string): Promise<DeskCorrection[]>;
  listOfHome(home: DeskHome): Promise<DeskCorrection[]>;
  /** In the order of the languages of the site. */
  findTexts(homeId: number): Promise<DeskHomeText[]>;
  findPictures(homeId: number): Promise<{ pictures: FeedPicture[]; version: string }>;
  correctText(homeId: number, text: DeskHomeText & By): Write<{ isDone: true }>;
  /** `places`: as in `PictureOrder`. */
  orderPictures(
    homeId: number,
    order: By & { version: string; places: readonly number[] },
  ): Write<{ isDone: true }>;
  remove(homeId: number, correction: { id: string; at: Date }): Write<{ isDone: true }>;
}
