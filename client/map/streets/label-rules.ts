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
  isDue,
  isGreenPlace,
  isNamedPlace,
  LARGE_ROADS,
  NAMED_WATER,
  nameProperties,
  PLACES_FROM,
  roadNameProperties,
  SETTLEMENTS,
  SMALL_ROADS,
} from '../../../shared/geography/street-names.ts';
import { ROADS, type RoadClass, roadClass } from '../../../shared/geography/street-style.ts';
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
/** Static maps have neither borders nor names of countries. */
const COUNTRIES = { kinds: ['country'], from: 3, until: 7 };

export function labelRules(look: LabelLook): LabelRule[] {
  return [
    ...towns(look),
    publicPlaces(look),
    ...LARGE_ROADS.map((name) => roadNames(look, name)),
    ...waterNames(look),
    ...SMALL_ROADS.map((name) => roadNames(look, name)),
    houseNumbers(look),
  ];
}

interface TextLook {
  color: string;
  size: number | ((zoom: number, feature?: Feature) => number);
  weight?: number;
  style?: string;
}

function text({ colours, locale, font }: LabelLook, { color, size, weight = 500, style = '' }: TextLook) {
  const sizeOf = (zoom: number, feature?: Feature) => (typeof size === 'number' ? size : size(zoom, feature));
  return {
    labelProps: nameProperties(locale),
    fill: color,
    stroke: colours.halo,
    width: HALO,
    lineHeight: 1.35,
    font: (zoom: number, feature?: Feature) => `${style} ${weight} ${sizeOf(zoom, feature)}px ${font}`,
  };
}

const numberOf = (feature: Feature | undefined, name: string) => Number(feature?.props[name] ?? 0);

function towns(look: LabelLook): LabelRule[] {
  const { colours } = look;
  const sizeOf = (zoom: number, feature?: Feature) => {
    const rank = numberOf(feature, 'population_rank');
    if (rank >= 11) return zoom > 10 ? 18 : 15;
    if (rank >= 8) return zoom > 10 ? 15 : 13;
    return zoom > 12 ? 14 : 12;
  };
  const place = (
    { kinds, from, until }: { kinds: readonly string[]; from: number; until: number },
    textLook: TextLook,
  ): LabelRule => ({
    dataLayer: 'places',
    minzoom: from,
    maxzoom: until,
    symbolizer: new Padding(GAP, new CenteredTextSymbolizer(text(look, textLook))),
    filter: (zoom, { props }) => kinds.includes(String(props.kind)) && isDue(props, zoom),
    sort: (a, b) => Number(a.min_zoom ?? 0) - Number(b.min_zoom ?? 0),
  });
  return [
    place(COUNTRIES, { color: colours.name, size: 13, weight: 600 }),
    place(SETTLEMENTS.town, { color: colours.town, size: sizeOf, weight: 600 }),
    place(SETTLEMENTS.quarter, { color: colours.name, size: 12, weight: 600 }),
  ];
}

function publicPlaces(look: LabelLook): LabelRule {
  const { colours } = look;
  const symbolizer = new CenteredTextSymbolizer({
    ...text(look, { color: '', size: 11 }),
    fill: (_zoom: number, feature?: Feature) =>
      feature && isGreenPlace(feature.props) ? colours.parkName : colours.name,
  });
  return {
    dataLayer: 'pois',
    minzoom: PLACES_FROM,
    symbolizer: new Padding(GAP, symbolizer),
    filter: (zoom, { props }) => isNamedPlace(props, zoom),
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
      labelProps: roadNameProperties(name, locale),
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
      minzoom: NAMED_WATER.from,
      symbolizer: new LineLabelSymbolizer({
        ...water,
        stroke: look.colours.water,
        width: HALO * 2,
        position: LineLabelPlacement.Center,
        repeatDistance: 500,
      }),
      filter: (_zoom, { geomType, props }) =>
        geomType === GeomType.Line && NAMED_WATER.kinds.includes(String(props.kind)),
    },
    {
      dataLayer: 'water',
      minzoom: NAMED_WATER.from,
      symbolizer: new CenteredTextSymbolizer({ ...water, stroke: look.colours.water }),
      filter: (zoom, { geomType, props }) => geomType === GeomType.Point && isDue(props, zoom),
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
