/** Planning and amounts of a SweepBright estate. */
import type { DESTINATIONS, FLOOD_SCORES } from '../../../../../shared/estates/vocabulary.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { compact } from '../estate-parts.ts';
import type { JsonValues } from '../json/json-values.ts';
import { toDay } from '../parse-values.ts';

/** legal.property_and_land.land_use_designation */
export const LAND_USES: Record<string, (typeof DESTINATIONS)[number]> = {
  residential: 'RESIDENTIAL',
  residential_area_with_a_rural_character: 'RESIDENTIAL_RURAL',
  residential_expansion_area: 'RESIDENTIAL_EXPANSION',
  mixed_residential: 'MIXED',
  agricultural: 'AGRICULTURAL',
  forest_area: 'FOREST',
  industrial: 'INDUSTRIAL',
  industrial_area_for_sme: 'INDUSTRIAL',
  recreational: 'RECREATION',
  area_for_leisure_accomodation: 'RECREATION',
  day_recreation_area: 'RECREATION',
  nature_area: 'NATURE',
  natural_reserve: 'NATURE',
};
export const SCORES: Record<string, (typeof FLOOD_SCORES)[number]> = { A: 'A', B: 'B', C: 'C', D: 'D' };

export function translatePlanning(values: JsonValues): EstateLineInput['planning'] {
  const legal = values.object('legal');
  const land = legal.object('property_and_land');
  const regulations = legal.object('regulations');
  return compact({
    permit: regulations.flag('building_permit'),
    destination: land.entry('land_use_designation', LAND_USES),
    summons: regulations.flag('pending_legal_proceedings'),
    preemption: regulations.flag('priority_purchase_right'),
    subdivisionPermit: regulations.flag('subdivision_authorisation'),
    heritage: regulations.flag('heritage_list'),
    floodParcel: land.entry('flood_risk_plot_score', SCORES) ?? legal.entry('p_score', SCORES),
    floodBuilding: land.entry('flood_risk_building_score', SCORES) ?? legal.entry('g_score', SCORES),
  });
}

export function translateFinancial(values: JsonValues): EstateLineInput['financial'] {
  const legal = values.object('legal');
  return compact({
    cadastralIncome:
      legal.object('property_and_land').quantity('cadastral_income') ??
      legal.quantity('cadastral_income') ??
      values.quantity('cadastral_income'),
    charges: findEuros(values.object('price_recurring_costs')),
    propertyTax: findEuros(values.object('price_property_taxes')),
    availableFrom: values.object('occupancy').parse('available_from', toDay),
  });
}

function findEuros(amount: JsonValues): number | undefined {
  const currency = amount.text('currency') ?? 'EUR';
  return currency === 'EUR' ? amount.quantity('amount') : undefined;
}
