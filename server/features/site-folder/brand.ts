import type { Brand, BrandIcon } from '../../platform/theme/brand.ts';
import type { Palettes } from '../../platform/theme/palette.ts';
import { coloursCss } from './look/theme-css.ts';
import { type Look, NO_LOOK } from './site-folder.ts';

interface AgencyLook {
  brandColour?: { light: string; dark: string } | undefined;
  icon?: BrandIcon | undefined;
}

/** The look of the site folder; what it does not set is that of the agency file, else the site's own. */
export function createBrand(agency: AgencyLook, look: Look): Brand {
  // With a site folder, its reading has decided about the colour of the agency file.
  const palettes = look === NO_LOOK ? withColour(look.palettes, agency.brandColour) : look.palettes;
  const background = agency.icon?.background ?? palettes.light.paper;
  return {
    palettes,
    css: coloursCss(palettes) + look.css,
    logo: look.logo,
    icon: look.icon ? { svg: look.icon, background } : (agency.icon ?? null),
    sharePicture: look.sharePicture,
  };
}

function withColour({ light, dark }: Palettes, colour: AgencyLook['brandColour']): Palettes {
  return {
    light: { ...light, brick: colour?.light ?? light.brick },
    dark: { ...dark, brick: colour?.dark ?? dark.brick },
  };
}
