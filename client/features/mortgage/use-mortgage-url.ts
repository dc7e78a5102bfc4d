import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  formatMortgage,
  type MortgageBounds,
  type MortgageForm,
  parseMortgage,
  parseMortgageText,
} from '../../../shared/mortgage/mortgage-form.ts';
import { useDebounced } from './use-debounced.ts';
import { useFormatFields } from './use-format-fields.ts';
import { type TypedFields, useTypedFields } from './use-typed-fields.ts';

interface MortgageAddress extends TypedFields {
  /** The form as currently typed. */
  now: MortgageForm;
  /** The form as in the URL, which is updated when typing pauses. */
  settled: MortgageForm;
  isSettled: boolean;
}

/** Reads the form from the URL and updates the URL while the visitor types, without new history entries. */
export function useMortgageUrl(bounds: MortgageBounds): MortgageAddress {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const written = useFormatFields();
  const settled = parseMortgage(query, bounds);
  const fields = useTypedFields(written(settled));
  const now = parseMortgageText(fields.text, bounds);
  const paused = useDebounced(fields.text);
  const address = formatMortgage(settled);
  /** The URL of the last effect, and the URL that this form set. Any other URL comes from a followed link. */
  const last = useRef({ seen: address, own: address });
  useEffect(() => {
    const { seen, own } = last.current;
    if (address !== seen && address !== own) {
      last.current = { seen: address, own: address };
      fields.replace(written(settled));
      return;
    }
    const wanted = formatMortgage(now);
    const isTyping = paused !== fields.text;
    last.current = { seen: address, own: isTyping ? own : wanted };
    if (isTyping || wanted === own) return;
    navigate(`?${wanted}`, { replace: true, preventScrollReset: true });
  });
  return { ...fields, now, settled, isSettled: address === formatMortgage(now) };
}
