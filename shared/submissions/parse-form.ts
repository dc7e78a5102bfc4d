import * as v from 'valibot';
import type { Fault, FieldFault } from './faults.ts';

/** A form's validation schema; its messages are faults. The browser uses it, and the server always does. */
export type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Parses a form, or returns its errors: one per field, in the order of the fields. An absent field is parsed as null,
 * because the schema of a form has no message for it.
 */
export function parseForm<Schema extends FormSchema>(
  schema: Schema,
  input: unknown,
): { form: v.InferOutput<Schema>; faults: null } | { form: null; faults: Fault<FieldFault>[] } {
  const absent = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, null]));
  // `abortPipeEarly`: a text that is too long is not checked further.
  const parsed = v.safeParse(schema, { ...absent, ...Object(input) }, { abortPipeEarly: true });
  if (parsed.success) return { form: parsed.output, faults: null };
  const faults = new Map<string, Fault<FieldFault>>();
  for (const issue of parsed.issues) {
    // Of an element of a list, the list.
    const field = String(issue.path?.[0]?.key ?? '');
    if (!faults.has(field)) faults.set(field, { field, fault: issue.message as FieldFault });
  }
  return { form: null, faults: [...faults.values()] };
}
