import * as v from 'valibot';
import type { Fault, FieldFault } from './faults.ts';

/** The schema of a form, checked in the browser and always by the server. Its messages are faults. */
export type FormSchema = v.GenericSchema<unknown, object>;

/** What a form says, or what is wrong with it: one fault a field, in the order of the fields. */
export function readForm<Schema extends FormSchema>(
  schema: Schema,
  input: unknown,
): { form: v.InferOutput<Schema>; faults: null } | { form: null; faults: Fault<FieldFault>[] } {
  // What is too long already is not looked at any further.
  const parsed = v.safeParse(schema, input, { abortPipeEarly: true });
  if (parsed.success) return { form: parsed.output, faults: null };
  const faults = new Map<string, Fault<FieldFault>>();
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!faults.has(field)) faults.set(field, { field, fault: issue.message as FieldFault });
  }
  return { form: null, faults: [...faults.values()] };
}
