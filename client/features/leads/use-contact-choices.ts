import { useResult } from '../../data/results.ts';
import { LayoutDocument } from '../../layout/generated/layout.generated.ts';
import { useLocale } from '../../locale.tsx';

/** Returns the options of the contact form: the agency, and its offices. */
export function useContactChoices() {
  const { settings, offices } = useResult(LayoutDocument, { locale: useLocale() });
  const agency = { value: '', label: settings.agencyName };
  return { officeId: [agency, ...offices.map(({ id, name }) => ({ value: id, label: name }))] };
}
