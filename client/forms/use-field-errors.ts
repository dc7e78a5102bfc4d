import { useEffect, useMemo, useState } from 'react';
import type { ParsePhone } from '../../shared/submissions/fields.ts';
import { parseForm } from '../../shared/submissions/parse-form.ts';
import { useMessages } from '../intl/use-messages.ts';
import { FIELD_FAULTS } from './field-faults.ts';
import type { FormFailure } from './form-action.ts';
import { type FormDefinition, readFields, visibleFieldNames } from './form-definition.ts';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type FieldErrors = Readonly<Record<string, string>>;

/** The errors of a form's fields, and the functions that validate them. */
export interface FieldChecks {
  errors: FieldErrors;
  check(input: Input): void;
}

/** Accepts any phone number. The server validates it, as does the browser once the parser has loaded. */
const takeAnyPhone: ParsePhone = (typed) => typed;

/**
 * Returns the errors of a form's fields: those of the server, then those of the shared schema when the visitor
 * leaves a field. `isChecked`: JavaScript validates instead of the browser.
 */
export function useFieldErrors(
  form: Pick<FormDefinition, 'fields' | 'boxes' | 'hiddenInputs' | 'schema'>,
  failure: FormFailure | undefined,
) {
  const t = useMessages();
  const serverErrors = useMemo(
    () => Object.fromEntries((failure?.fields ?? []).map(({ field, message }) => [field, message])),
    [failure],
  );
  const [errors, setErrors] = useErrors(serverErrors);
  const [rejections, setRejections] = useState(0);
  const [isChecked, setIsChecked] = useState(false);
  const parsePhone = usePhoneParser();
  useEffect(() => setIsChecked(true), []);
  const faultsIn = (element: HTMLFormElement): FieldErrors => {
    const { faults } = parseForm(form.schema(parsePhone), readFields(form, new FormData(element)));
    const names = visibleFieldNames(form);
    // Errors in hidden fields cannot be corrected here, so the server reports them.
    const shown = (faults ?? []).filter(({ field }) => names.includes(field));
    return Object.fromEntries(shown.map(({ field, fault }) => [field, t(FIELD_FAULTS[fault])]));
  };
  return {
    errors,
    /** How many submissions were rejected. */
    rejections,
    isChecked,
    /** Validates one field. An error appears only when the field has a value, and disappears once corrected. */
    check(input: Input) {
      if (!input.form) return;
      const { [input.name]: error } = faultsIn(input.form);
      setErrors((known) => {
        const isSilent = !error || (input.value === '' && !known[input.name]);
        const { [input.name]: _, ...others } = known;
        return isSilent ? others : { ...others, [input.name]: error };
      });
    },
    /** Validates all fields; returns whether the form can be sent. */
    checkAll(element: HTMLFormElement): boolean {
      const found = faultsIn(element);
      const isReady = Object.keys(found).length === 0;
      setErrors(found);
      if (!isReady) setRejections((count) => count + 1);
      return isReady;
    },
  };
}

/**
 * Resets the errors to the server's before rendering, because the error summary receives the focus with its
 * content.
 */
function useErrors(serverErrors: FieldErrors) {
  const [errors, setErrors] = useState(serverErrors);
  const [taken, setTaken] = useState(serverErrors);
  if (taken !== serverErrors) {
    setTaken(serverErrors);
    setErrors(serverErrors);
  }
  return [errors, setErrors] as const;
}

/** The phone parser is large and loads after hydration. */
function usePhoneParser(): ParsePhone {
  const [parser, setParser] = useState<{ parse: ParsePhone }>({ parse: takeAnyPhone });
  useEffect(() => {
    import('../../shared/submissions/phone.ts').then(
      ({ parsePhone }) => setParser({ parse: parsePhone }),
      () => {},
    );
  }, []);
  return parser.parse;
}
