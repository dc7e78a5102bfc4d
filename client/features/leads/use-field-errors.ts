import { useEffect, useMemo, useState } from 'react';
import type { FieldFault, ParsePhone } from '../../../shared/leads/fields.ts';
import { contactForm, friendForm, infoForm, readForm } from '../../../shared/leads/forms.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { type LeadFormName, readFields } from './form-fields.ts';
import type { FieldError, LeadOutcome } from './lead-action.ts';

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
  form: LeadFormName,
  failure: Extract<LeadOutcome, { isSent: false }> | undefined,
) {
  const t = useMessages();
  const said = useMemo(() => {
    const fields = failure?.fields ?? [];
    const textOf = (error: FieldError) =>
      'message' in error ? error.message : t(`leads.fault.${error.fault}`);
    return Object.fromEntries(fields.map((error) => [error.field, textOf(error)]));
  }, [failure, t]);
  const [errors, setErrors] = useErrors(said);
  const [refusals, setRefusals] = useState(0);
  const [isChecked, setIsChecked] = useState(false);
  const parsePhone = usePhoneParser();
  useEffect(() => setIsChecked(true), []);
  const faultsIn = (element: HTMLFormElement): Errors => {
    const { faults } = readForm(schemaOf(form, parsePhone), readFields(form, new FormData(element)));
    const texts = (faults ?? []).map(({ field, fault }: { field: string; fault: FieldFault }) => {
      return [field, t(`leads.fault.${fault}`)];
    });
    return Object.fromEntries(texts);
  };
  return {
    errors,
    /** How often it could not be sent as it was filled in. */
    refusals,
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
      if (!isReady) setRefusals((count) => count + 1);
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

function schemaOf(form: LeadFormName, parsePhone: ParsePhone) {
  if (form === 'contact') return contactForm(parsePhone);
  return form === 'info' ? infoForm(parsePhone) : friendForm();
}

/** What knows telephone numbers is large, and comes when the page can be used. */
function usePhoneParser(): ParsePhone {
  const [parser, setParser] = useState<{ parse: ParsePhone }>({ parse: takeAnyPhone });
  useEffect(() => {
    import('../../../shared/leads/phone.ts').then(
      ({ parsePhone }) => setParser({ parse: parsePhone }),
      () => {},
    );
  }, []);
  return parser.parse;
}
