import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  MORTGAGE_FIELDS,
  type MortgageField,
  type MortgageText,
} from '../../../shared/mortgage/mortgage-form.ts';

export interface TypedFields {
  text: MortgageText;
  type: (field: MortgageField, typed: string) => void;
  replace: (text: MortgageText) => void;
  form: RefObject<HTMLFormElement | null>;
}

/** Returns the current values of the fields, including input typed before hydration. */
export function useTypedFields(start: MortgageText): TypedFields {
  const [text, replace] = useState(start);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const fields = MORTGAGE_FIELDS.map((field) => [field, String(typed.get(field) ?? '')]);
    replace((before) => {
      const isSame = fields.every(([field, value]) => before[field as MortgageField] === value);
      return isSame ? before : (Object.fromEntries(fields) as MortgageText);
    });
  }, []);
  const type = (field: MortgageField, typed: string) => replace((before) => ({ ...before, [field]: typed }));
  return { text, type, replace, form };
}
