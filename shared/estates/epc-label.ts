import type { EpcLabel } from './vocabulary.ts';

/** A label as GraphQL can name it: a plus is no letter there. */
export type EpcLabelName = 'A_PLUS_PLUS' | 'A_PLUS' | Exclude<EpcLabel, 'A++' | 'A+'>;

export function nameEpcLabel(label: EpcLabel): EpcLabelName {
  return label.replaceAll('+', '_PLUS') as EpcLabelName;
}

/** The label behind a GraphQL name, as it is printed on a certificate. */
export function epcLabelOf(name: EpcLabelName): EpcLabel {
  return name.replaceAll('_PLUS', '+') as EpcLabel;
}
