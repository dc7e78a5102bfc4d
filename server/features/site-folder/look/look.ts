/** Logo, icon, colours, fonts and styles of a site folder. */
import { PALETTE, type Palettes } from '../../../platform/theme/palette.ts';
import type { Faults } from '../faults.ts';
import type { FolderFiles } from '../files/folder-files.ts';
import type { ListedFile } from '../files/list-files.ts';
import { type FolderMedia, servedPath } from '../files/pictures.ts';
import { readBytes, readJson, readText } from '../files/read-file.ts';
import type { Look, ServedFile } from '../site-folder.ts';
import { readDrawing, readLogo } from './logo.ts';
import { type Colours, type ThemeFile, themePalettes, themeSchema } from './theme.ts';
import { fontCss, radiusCss } from './theme-css.ts';

const SHARE_PICTURES = ['share.png', 'share.jpg', 'share.webp'];
const MAX_FONT_BYTES = 500_000;
const MAX_CSS_CHARACTERS = 50_000;
/** What would load files from elsewhere, or end the element of the styles. */
const FOREIGN_CSS = /@import|image-set|<\/|url\((?!\s*['"]?(data:image\/|\/site\/|#))/i;

interface LookContext {
  folder: FolderFiles;
  media: FolderMedia;
  served: Map<string, ServedFile>;
  faults: Faults;
  /** The brand colour of the agency file. */
  agencyBrand: Colours['brand'];
}

export async function readLook(context: LookContext): Promise<Look> {
  const { folder, media, served, faults, agencyBrand } = context;
  const logo = await readLogo(folder, served, faults);
  const icon = await readDrawing('icon.svg', folder, faults);
  const share = SHARE_PICTURES.find((name) => folder.find(name));
  const sharePicture = share ? await media.picture(share, folder, faults) : null;
  const themeFile = folder.find('theme.json');
  const theme = themeFile
    ? folder.orLast(themeFile.name, await readJson(themeFile, themeSchema, faults))
    : null;
  const styles = folder.find('theme.css');
  const palettes = themePalettes(theme ?? {}, agencyBrand, (fault) => faults.add('theme.json', fault));
  const themeCss = theme ? await cssOf(theme, context) : '';
  return {
    logo,
    icon,
    sharePicture,
    palettes,
    hasBrandColour: hasOwnBrand(palettes),
    css: themeCss + (styles ? await readStyles(styles, faults) : ''),
  };
}

const hasOwnBrand = ({ light }: Palettes) => light.brick !== PALETTE.light.brick;

async function cssOf(theme: ThemeFile, context: LookContext): Promise<string> {
  const fonts = [
    await readFont('text', theme.fonts.text, context),
    await readFont('heading', theme.fonts.heading, context),
  ];
  return radiusCss(theme.radius) + fonts.join('');
}

async function readFont(
  use: 'text' | 'heading',
  name: string | undefined,
  { folder, served, faults }: LookContext,
): Promise<string> {
  if (!name) return '';
  const file = folder.find(name);
  if (!file) {
    faults.add('theme.json', `fonts.${use}: there is no file ${name}`);
    return '';
  }
  const bytes = await readBytes(file, MAX_FONT_BYTES, faults);
  if (!bytes) return '';
  if (bytes.subarray(0, 4).toString('latin1') !== 'wOF2') {
    faults.add(name, 'is no WOFF2 font');
    return '';
  }
  const path = servedPath(name, bytes);
  served.set(path, { mediaType: 'font/woff2', bytes });
  return fontCss(use, path);
}

async function readStyles(file: ListedFile, faults: Faults): Promise<string> {
  const css = await readText(file, faults);
  if (css === null) return '';
  if (css.length > MAX_CSS_CHARACTERS) {
    faults.add(file.name, `has more than ${MAX_CSS_CHARACTERS} characters`);
    return '';
  }
  const foreign = FOREIGN_CSS.exec(css);
  if (!foreign) return css;
  faults.add(file.name, `contains "${foreign[0].trim()}": styles may not load other files`);
  return '';
}
