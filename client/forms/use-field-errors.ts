import { useEffect, useMemo, useState } from 'react';
import type { ParsePhone } from '../../shared/submissions/fields.ts';
import { parseForm } from '../../shared/submissions/parse-form.ts';
import { useMessages } from '../intl/use-messages.ts';
import { FIELD_FAULTS } from './field-faults.ts';
import type { FormFailure } from './form-action.ts';
import { type FormDefinition, readFields, shownNames } from './form-definition.ts';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Errors = Readonly<Record<string, string>>;

/** What is wrong with fields, and how one is looked at. */
export interface FieldChecks {
  errors: Errors;
  check(input: Input): void;
}

/** Knows nothing of numbers; the server does, and the browser once it has the code. */
const takeAnyPhone: ParsePhone = (typed) => typed;

/**
 * What is wrong with the fields of a form: what the server said, and from then on what the same schema says of a
 * field when somebody leaves it. `isChecked`: JavaScript does that instead of the browser.
 */
export function useFieldErrors(
  form: Pick<FormDefinition, 'fields' | 'boxes' | 'given' | 'schema'>,
  failure: FormFailure | undefined,
) {
  const t = useMessages();
  const said = useMemo(
    () => Object.fromEntries((failure?.fields ?? []).map(({ field, message }) => [field, message])),
    [failure],
  );
  const [errors, setErrors] = useErrors(said);
  const [rejections, setRejections] = useState(0);
  const [isChecked, setIsChecked] = useState(false);
  const parsePhone = usePhoneParser();
  useEffect(() => setIsChecked(true), []);
  const faultsIn = (element: HTMLFormElement): Errors => {
    const { faults } = parseForm(form.schema(parsePhone), readFields(form, new FormData(element)));
    const names = shownNames(form);
    // Of what nobody can mend here the server says what is wrong.
    const shown = (faults ?? []).filter(({ field }) => names.includes(field));
    return Object.fromEntries(shown.map(({ field, fault }) => [field, t(FIELD_FAULTS[fault])]));
  };
  return {
    errors,
    /** How often it could not be sent as it was filled in. */
    rejections,
    isChecked,
    /** Looks at one field: an error appears only once there is something in it, and goes when it is mended. */
    check(input: Input) {
      if (!input.form) return;
      const { [input.name]: error } = faultsIn(input.form);
      setErrors((known) => {
        const isSilent = !error || (input.value === '' && !known[input.name]);
        const { [input.name]: _, ...others } = known;
        return isSilent ? others : { ...others, [input.name]: error };
      });
    },
    /** Whether it can be sent. */
    checkAll(element: HTMLFormElement): boolean {
      const found = faultsIn(element);
      const isReady = Object.keys(found).length === 0;
      setErrors(found);
      if (!isReady) setRejections((count) => count + 1);
      return isReady;
    },
  };
}

/** Begins anew with what the server says, before that is shown: the summary takes the focus with what is in it. */
function useErrors(said: Errors) {
  const [errors, setErrors] = useState(said);
  const [taken, take] = useState(said);
  if (taken !== said) {
    take(said);
    setErrors(said);
  }
  return [errors, setErrors] as const;
}

/** What knows telephone numbers is large, and comes when the page can be used. */
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
