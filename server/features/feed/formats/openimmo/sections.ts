/** The sections of an estate line that describe the property itself. */
import { floorAreaField } from '../../../../../shared/estates/floor-area.ts';
import type { EstateType } from '../../../../../shared/estates/vocabulary.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { nonZero, type RecordFields } from '../xml/record-fields.ts';
import { toDay, toYear } from './dates.ts';
import {
  CELLARS,
  CONDITIONS,
  CONSTRUCTION_MATERIALS,
  FUELS,
  FURNISHINGS,
  HEATINGS,
  KITCHEN_KINDS,
  LABELS,
  ROOF_SHAPES,
} from './vocabulary.ts';

type Section<Name extends keyof EstateLineInput> = NonNullable<EstateLineInput[Name]>;

/** Areas of buildings that are no homes, from the most specific to the most general. */
const USABLE_AREAS = [
  ...['bueroflaeche', 'ladenflaeche', 'verkaufsflaeche', 'lagerflaeche', 'gastroflaeche'],
  ...['vermietbare_flaeche', 'nutzflaeche', 'gesamtflaeche'],
];

export function readDimensions(fields: RecordFields, type: EstateType): Section<'dimensions'> {
  const area = (name: string) => nonZero(fields.decimal(`flaechen/${name}`));
  const isHome = type === 'HOUSE' || type === 'APARTMENT';
  const firstOf = (names: readonly string[]) => names.map(area).find((found) => found !== undefined);
  const usable = isHome || type === 'LAND' ? [] : USABLE_AREAS;
  return {
    ...(floorAreaField(type) === 'usableArea'
      ? { usableArea: firstOf([...usable, 'wohnflaeche']) }
      : { livingArea: firstOf(['wohnflaeche', ...usable]) }),
    plotArea: area('grundstuecksflaeche'),
    terraceArea: area('balkon_terrasse_flaeche'),
    gardenArea: area('gartenflaeche'),
    floors: nonZero(fields.whole('geo/anzahl_etagen')),
  };
}

export function readComfort(fields: RecordFields): Section<'comfort'> {
  const furnishing = fields.attribute('ausstattung/moebliert', 'moeb');
  const cellar = fields.attribute('ausstattung/unterkellert', 'keller');
  return {
    bedrooms: fields.whole('flaechen/anzahl_schlafzimmer'),
    bathrooms: fields.whole('flaechen/anzahl_badezimmer'),
    toilets: fields.whole('flaechen/anzahl_sep_wc'),
    kitchen: fields
      .trueAttributes('ausstattung/kueche')
      .filter((name) => name !== 'OFFEN')
      .map((name) => fields.mapped(KITCHEN_KINDS, 'ausstattung/kueche', name))[0],
    lift: fields.flagAttribute('ausstattung/fahrstuhl', 'PERSONEN'),
    garages: readGarages(fields),
    parkingSpaces: fields.whole('flaechen/anzahl_stellplaetze'),
    cellar: fields.mapped(CELLARS, 'ausstattung/unterkellert', cellar),
    attic: fields.flag('ausstattung/dachboden'),
    alarm: fields.flagAttribute('ausstattung/sicherheitstechnik', 'ALARMANLAGE'),
    airConditioning: fields.flag('ausstattung/klimatisiert'),
    furnished: fields.mapped(FURNISHINGS, 'ausstattung/moebliert', furnishing),
    wheelchairAccess: fields.flag('ausstattung/rollstuhlgerecht'),
    swimmingPool: fields.flag('ausstattung/swimmingpool'),
    floor: fields.whole('geo/etage'),
  };
}

function readGarages(fields: RecordFields): number | undefined {
  const count = fields.attribute('preise/stp_garage', 'anzahl');
  return count && /^\d{1,3}$/.test(count) ? Number(count) : undefined;
}

/** Central heating is that of the whole building: in an apartment, it is collective. */
export function readEnergy(fields: RecordFields, type: EstateType): Section<'energy'> {
  const heating = fields.firstMapped(HEATINGS, 'ausstattung/heizungsart');
  const fuel = fields.firstMapped(FUELS, 'ausstattung/befeuerung');
  const central = { HOUSE: 'INDIVIDUAL', APARTMENT: 'COLLECTIVE' } as const;
  return {
    heatingKind:
      heating !== 'CENTRAL' ? heating : type === 'HOUSE' || type === 'APARTMENT' ? central[type] : undefined,
    heatingFuel: fuel,
    heatPump: fuel === 'HEAT_PUMP' ? true : undefined,
  };
}

/** The demand (BEDARF) or the consumption (VERBRAUCH), in kWh per m² and year. */
export function readEpc(fields: RecordFields): Section<'epc'> {
  const path = 'zustand_angaben/energiepass';
  return {
    value: fields.decimal(`${path}/endenergiebedarf`) ?? fields.decimal(`${path}/energieverbrauchkennwert`),
    label: fields.mapped(LABELS, `${path}/wertklasse`, fields.text(`${path}/wertklasse`)?.toUpperCase()),
    validUntil: toDay(fields.text(`${path}/gueltig_bis`)),
  };
}

export function readConstruction(fields: RecordFields): Section<'construction'> {
  const condition = fields.attribute('zustand_angaben/zustand', 'zustand_art');
  const material = fields.firstMapped(CONSTRUCTION_MATERIALS, 'ausstattung/bauweise');
  return {
    year: toYear(fields.text('zustand_angaben/baujahr')),
    renovationYear: toYear(fields.text('zustand_angaben/letztemodernisierung')),
    state: fields.mapped(CONDITIONS, 'zustand_angaben/zustand', condition),
    roof: fields.firstMapped(ROOF_SHAPES, 'ausstattung/dachform'),
    materials: material && [material],
  };
}

/** Utilities of the plot. Those that the feed does not name are unknown. */
export function readTechnical(fields: RecordFields): Section<'technical'> {
  const utilities = fields
    .elements('zustand_angaben/erschliessung_umfang')
    .map(({ attributes }) => attributes.erschl_attr);
  const has = (name: string) => utilities.includes(name) || undefined;
  return { electricity: has('STROM'), gas: has('GAS'), water: has('WASSER') };
}

export function readExtras(fields: RecordFields): Section<'extras'> {
  const terraces = fields.decimal('flaechen/anzahl_terrassen');
  const parking = fields.trueAttributes('ausstattung/stellplatzart');
  return {
    bicycleShed: fields.flag('ausstattung/fahrradraum'),
    garage: parking.some((kind) => kind === 'GARAGE' || kind === 'TIEFGARAGE') || undefined,
    garden: fields.flag('ausstattung/gartennutzung'),
    terrace: terraces === undefined ? undefined : terraces > 0,
    revenueProperty: fields.flagAttribute('objektkategorie/nutzungsart', 'ANLAGE'),
  };
}
