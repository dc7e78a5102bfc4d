import { type RefObject, useEffect, useRef, useState } from 'react';

export interface TypedFields<Field extends string> {
  text: Record<Field, string>;
  type: (field: Field, typed: string) => void;
  replace: (text: Record<Field, string>) => void;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Returns the current values of a form's fields, including input typed before hydration. A checkbox that is not ticked
 * is an empty text.
 */
export function useTypedFields<Field extends string>(start: Record<Field, string>): TypedFields<Field> {
  const [text, setText] = useState(start);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    setText((before) => {
      const fields = Object.keys(before) as Field[];
      const after = fields.map((field) => [field, String(typed.get(field) ?? '')] as const);
      const isSame = after.every(([field, value]) => before[field] === value);
      return isSame ? before : (Object.fromEntries(after) as Record<Field, string>);
    });
  }, []);
  const type = (field: Field, typed: string) =>
    setText((before) => Object.assign({}, before, { [field]: typed }));
  return { text, type, replace: setText, form };
}
