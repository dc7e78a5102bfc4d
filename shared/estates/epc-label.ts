import type { EpcLabel } from './vocabulary.ts';

/** A label as a GraphQL enum value, which cannot contain a plus sign. */
export type EpcLabelName = 'A_PLUS_PLUS' | 'A_PLUS' | Exclude<EpcLabel, 'A++' | 'A+'>;

export function nameEpcLabel(label: EpcLabel): EpcLabelName {
  return label.replaceAll('+', '_PLUS') as EpcLabelName;
}

/** Converts a GraphQL enum value to the label printed on a certificate. */
export function epcLabelOf(name: EpcLabelName): EpcLabel {
  return name.replaceAll('_PLUS', '+') as EpcLabel;
}
