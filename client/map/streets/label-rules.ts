/** Which names a map with streets shows, the most important first: later ones give way. */
import {
  CenteredTextSymbolizer,
  type Feature,
  GeomType,
  type LabelRule,
  LineLabelPlacement,
  LineLabelSymbolizer,
  Padding,
} from 'protomaps-leaflet';
import type { StreetColours } from '../../../shared/geography/street-colours.ts';
import {
  GREEN_PLACES,
  NAMED_PLACES,
  ROADS,
  type RoadClass,
  roadClass,
} from '../../../shared/geography/street-style.ts';
import type { Locale } from '../../../shared/locales.ts';

export interface LabelLook {
  colours: StreetColours;
  locale: Locale;
  /** CSS font family. */
  font: string;
}

const HALO = 2;
/** Free space around a name, in pixels. */
const GAP = 6;
/** Names of the largest towns disappear when single streets fill the map. */
const TOWNS_UNTIL = 15;

export function labelRules(look: LabelLook): LabelRule[] {
  return [
    ...towns(look),
    publicPlaces(look),
    ...(['highway', 'major'] as const).map((name) => roadNames(look, name)),
    ...waterNames(look),
    ...(['minor', 'service', 'path'] as const).map((name) => roadNames(look, name)),
    houseNumbers(look),
  ];
}

/** The properties with a name in the page's language, else the local name. */
const namesIn = (locale: Locale) => [`name:${locale}`, 'name'];

interface TextLook {
  color: string;
  size: number | ((zoom: number, feature?: Feature) => number);
  weight?: number;
  style?: string;
}

function text({ colours, locale, font }: LabelLook, { color, size, weight = 500, style = '' }: TextLook) {
  const sizeOf = (zoom: number, feature?: Feature) => (typeof size === 'number' ? size : size(zoom, feature));
  return {
    labelProps: namesIn(locale),
    fill: color,
    stroke: colours.halo,
    width: HALO,
    lineHeight: 1.35,
    font: (zoom: number, feature?: Feature) => `${style} ${weight} ${sizeOf(zoom, feature)}px ${font}`,
  };
}

const numberOf = (feature: Feature | undefined, name: string) => Number(feature?.props[name] ?? 0);
/** Whether the data recommend the feature at this zoom; theirs count from tiles of 512 pixels. */
const isDue = (zoom: number, feature: Feature) => numberOf(feature, 'min_zoom') <= zoom - 1;

function towns(look: LabelLook): LabelRule[] {
  const { colours } = look;
  const sizeOf = (zoom: number, feature?: Feature) => {
    const rank = numberOf(feature, 'population_rank');
    if (rank >= 11) return zoom > 10 ? 18 : 15;
    if (rank >= 8) return zoom > 10 ? 15 : 13;
    return zoom > 12 ? 14 : 12;
  };
  const place = (
    kinds: readonly string[],
    textLook: TextLook,
    zooms: { from: number; until: number },
  ): LabelRule => ({
    dataLayer: 'places',
    minzoom: zooms.from,
    maxzoom: zooms.until,
    symbolizer: new Padding(GAP, new CenteredTextSymbolizer(text(look, textLook))),
    filter: (zoom, feature) => kinds.includes(String(feature.props.kind)) && isDue(zoom, feature),
    sort: (one, other) => Number(one.min_zoom ?? 0) - Number(other.min_zoom ?? 0),
  });
  return [
    place(['country'], { color: colours.name, size: 13, weight: 600 }, { from: 3, until: 7 }),
    place(['locality'], { color: colours.town, size: sizeOf, weight: 600 }, { from: 5, until: TOWNS_UNTIL }),
    place(
      ['neighbourhood', 'macrohood'],
      { color: colours.name, size: 12, weight: 600 },
      { from: 13, until: 17 },
    ),
  ];
}

function publicPlaces(look: LabelLook): LabelRule {
  const { colours } = look;
  const symbolizer = new CenteredTextSymbolizer({
    ...text(look, { color: '', size: 11 }),
    fill: (_zoom: number, feature?: Feature) =>
      GREEN_PLACES.includes(String(feature?.props.kind)) ? colours.parkName : colours.name,
  });
  return {
    dataLayer: 'pois',
    minzoom: Math.min(...Object.values(NAMED_PLACES)),
    symbolizer: new Padding(GAP, symbolizer),
    filter: (zoom, feature) => {
      const from = NAMED_PLACES[String(feature.props.kind)];
      return from !== undefined && zoom >= from && isDue(zoom, feature);
    },
  };
}

function roadNames(look: LabelLook, name: RoadClass): LabelRule {
  const { colours, locale } = look;
  const size = (zoom: number) => (zoom >= 17 && name !== 'path' ? 13 : 11);
  return {
    dataLayer: 'roads',
    minzoom: ROADS[name].namesFrom,
    symbolizer: new LineLabelSymbolizer({
      ...text(look, { color: colours.name, size }),
      labelProps: name === 'highway' ? ['ref', ...namesIn(locale)] : namesIn(locale),
      width: HALO * 2,
      position: LineLabelPlacement.Center,
      repeatDistance: 320,
      // Names in Brussels are in two languages.
      maxLabelChars: 60,
    }),
    filter: (_zoom, feature) => feature.geomType === GeomType.Line && roadClass(feature.props) === name,
  };
}

function waterNames(look: LabelLook): LabelRule[] {
  const water = text(look, { color: look.colours.waterName, size: 12, style: 'italic' });
  return [
    {
      dataLayer: 'water',
      minzoom: 12,
      symbolizer: new LineLabelSymbolizer({
        ...water,
        stroke: look.colours.water,
        width: HALO * 2,
        position: LineLabelPlacement.Center,
        repeatDistance: 500,
      }),
      filter: (_zoom, { geomType, props }) =>
        geomType === GeomType.Line && ['river', 'canal'].includes(String(props.kind)),
    },
    {
      dataLayer: 'water',
      minzoom: 12,
      symbolizer: new CenteredTextSymbolizer({ ...water, stroke: look.colours.water }),
      filter: (zoom, feature) => feature.geomType === GeomType.Point && isDue(zoom, feature),
    },
  ];
}

function houseNumbers(look: LabelLook): LabelRule {
  return {
    dataLayer: 'buildings',
    minzoom: 18,
    symbolizer: new CenteredTextSymbolizer({
      ...text(look, { color: look.colours.name, size: 10 }),
      labelProps: ['addr_housenumber'],
    }),
    filter: (_zoom, { props }) => props.kind === 'address',
  };
}
