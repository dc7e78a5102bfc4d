/** What the agency's site looks like: its colours, logo and pictures, for pages, mails, icons and cards. */
import type { PictureFile } from '../../../graphql/pictures/parents.ts';
import { PALETTE, type Palettes } from './palette.ts';

/** A logo, whose URLs contain the hash of its content. */
export interface Logo {
  light: string;
  /** The drawing for dark pages; that for light ones when there is no other. */
  dark: string;
  /** Bitmaps of twice the shown size, for mail programs. */
  bitmaps: { light: string; dark: string };
  /** Pixels at which the header shows it. */
  width: number;
  height: number;
}

export interface BrandIcon {
  /** The text of the SVG file. */
  svg: string;
  /** The colour behind the drawing in square icons, as `#rrggbb`. */
  background: string;
}

export interface Brand {
  palettes: Palettes;
  /** Styles that follow those of each page; empty for the site's own look. */
  css: string;
  /** Null: the agency's name. */
  logo: Logo | null;
  /** Null: the site's own house. */
  icon: BrandIcon | null;
  /** The picture of pages that have no other where they are shared; null: the agency's colour. */
  sharePicture: PictureFile | null;
}

/** The look of a site without agency file and site folder. */
export const DEFAULT_BRAND: Brand = {
  palettes: PALETTE,
  css: '',
  logo: null,
  icon: null,
  sharePicture: null,
};
