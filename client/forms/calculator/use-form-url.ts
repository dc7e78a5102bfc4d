import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDebounced } from './use-debounced.ts';
import { type TypedFields, useTypedFields } from './use-typed-fields.ts';

/** How a calculator reads and writes its form. */
interface FormCodec<Field extends string, Form> {
  /** Parses a query string. */
  parse: (query: URLSearchParams) => Form;
  /** Parses typed texts. */
  parseText: (text: Record<Field, string>) => Form;
  /** Formats a query string without `?`. */
  format: (form: Form) => string;
  /** Formats the fields in the page's language. */
  formatFields: (form: Form) => Record<Field, string>;
}

interface FormAddress<Field extends string, Form> extends TypedFields<Field> {
  /** The form as currently typed. */
  now: Form;
  /** The form as in the URL, which is updated when typing pauses. */
  settled: Form;
  isSettled: boolean;
}

/** Reads a form from the URL and updates the URL while the visitor types, without new history entries. */
export function useFormUrl<Field extends string, Form>(
  codec: FormCodec<Field, Form>,
): FormAddress<Field, Form> {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const settled = codec.parse(query);
  const fields = useTypedFields(codec.formatFields(settled));
  const now = codec.parseText(fields.text);
  const paused = useDebounced(fields.text);
  const address = codec.format(settled);
  /** The URL of the last effect, and the URL that this form set. Any other URL comes from a followed link. */
  const last = useRef({ seen: address, own: address });
  useEffect(() => {
    const { seen, own } = last.current;
    if (address !== seen && address !== own) {
      last.current = { seen: address, own: address };
      fields.replace(codec.formatFields(settled));
      return;
    }
    const wanted = codec.format(now);
    const isTyping = paused !== fields.text;
    last.current = { seen: address, own: isTyping ? own : wanted };
    if (isTyping || wanted === own) return;
    navigate(`?${wanted}`, { replace: true, preventScrollReset: true });
  });
  return Object.assign({ now, settled, isSettled: address === codec.format(now) }, fields);
}
