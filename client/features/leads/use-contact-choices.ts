import { useResult } from '../../data/results.ts';
import { LayoutDocument } from '../../layout/generated/layout.generated.ts';
import { useLocale } from '../../locale.tsx';

/** Returns the options of the contact form: the agency, and its offices if it has several. */
export function useContactChoices() {
  const { settings, offices } = useResult(LayoutDocument, { locale: useLocale() });
  const agency = { value: '', label: settings.agencyName };
  const others = offices.length > 1 ? offices.map(({ id, name }) => ({ value: id, label: name })) : [];
  return { officeId: [agency, ...others] };
}
