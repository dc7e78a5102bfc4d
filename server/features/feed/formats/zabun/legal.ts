/** Energy certificate and planning of a Zabun property, which is a home or a unit of a project. */
import { EPC_LABELS, type EpcLabel, type FloodScore } from '../../../../../shared/estates/vocabulary.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { compact } from '../estate-parts.ts';
import type { JsonValues } from '../json/json-values.ts';
import { findEntry, toDay } from '../parse-values.ts';
import { countOldFloodZones, findPlanning } from './options.ts';

const LABELS: Record<string, EpcLabel> = Object.fromEntries(EPC_LABELS.map((label) => [label, label]));
const FLOODS: Record<string, FloodScore> = { A: 'A', B: 'B', C: 'C', D: 'D' };
/** Members that end with `_ynu`: YES, NO or UNKNOWN. */
const FLAGS: Record<string, boolean> = { YES: true, NO: false };

export function translateEpc(values: JsonValues): EstateLineInput['epc'] {
  return compact({
    value: values.quantity('epc_value'),
    label: findEntry(LABELS, (values.text('custom_epc_label') ?? '').replace(/\s*plus$/i, '+')),
    certificate: values.text('epc_reference')?.slice(0, 60),
    validUntil: values.parse('epc_date_expire', toDay),
    co2: values.quantity('co2'),
    totalPrimaryEnergy: values.quantity('epc_value_total'),
  });
}

export function translatePlanning(values: JsonValues): EstateLineInput['planning'] {
  const floodParcel = values.entry('flooding_parcel_score', FLOODS);
  const floodBuilding = values.entry('flooding_building_score', FLOODS);
  countOldFloodZones(values, { hasScore: floodParcel !== undefined || floodBuilding !== undefined });
  return compact({
    ...findPlanning(values),
    preemption: findFlag(values, 'presale_right_ynu'),
    subdivisionPermit: findFlag(values, 'allocation_license_ynu'),
    heritage: findFlag(values, 'heritage_protected_ynu'),
    floodParcel,
    floodBuilding,
  });
}

export function findFlag(values: JsonValues, name: string): boolean | undefined {
  return findEntry(FLAGS, values.text(name) ?? '');
}
