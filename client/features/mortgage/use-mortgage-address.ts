import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  formatMortgage,
  type MortgageBounds,
  type MortgageForm,
  parseMortgage,
  parseMortgageText,
} from '../../../shared/mortgage/mortgage-form.ts';
import { usePaused } from './use-paused.ts';
import { type TypedFields, useTypedFields } from './use-typed-fields.ts';
import { useWritten } from './use-written.ts';

interface MortgageAddress extends TypedFields {
  /** The fields as they are now. */
  now: MortgageForm;
  /** As the address has them: behind by a pause in typing. */
  settled: MortgageForm;
  isSettled: boolean;
}

/** The fields of the page: read from the address, which follows them without a new entry in the history. */
export function useMortgageAddress(bounds: MortgageBounds): MortgageAddress {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const written = useWritten();
  const settled = parseMortgage(query, bounds);
  const fields = useTypedFields(written(settled));
  const now = parseMortgageText(fields.text, bounds);
  const paused = usePaused(fields.text);
  const address = formatMortgage(settled);
  /** The address at the last look, and the one that these fields asked for: any other was followed from a link. */
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
