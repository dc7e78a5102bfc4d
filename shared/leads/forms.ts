/** One schema a form: the browser asks it while somebody types, the server always. */
import * as v from 'valibot';
import {
  consent,
  email,
  type FieldFault,
  LONGEST,
  line,
  nameWithoutLink,
  optIn,
  optionalLine,
  optionalNote,
  type ParsePhone,
  phone,
  questionType,
  text,
} from './fields.ts';

/** General contact. */
export const contactForm = (parsePhone: ParsePhone) =>
  v.object({
    firstName: line('firstName', LONGEST.name),
    name: line('name', LONGEST.name),
    email: email(),
    phone: phone(parsePhone),
    street: optionalLine('text', LONGEST.street),
    questionType: questionType(),
    message: text('message', LONGEST.message),
    remarks: optionalLine('text', LONGEST.remarks),
    marketingOptIn: optIn(),
    privacyConsent: consent(),
  });

/** A question about one listing. */
export const infoForm = (parsePhone: ParsePhone) =>
  v.object({
    firstName: line('firstName', LONGEST.name),
    name: line('name', LONGEST.name),
    email: email(),
    phone: phone(parsePhone),
    message: text('message', LONGEST.message),
    marketingOptIn: optIn(),
    privacyConsent: consent(),
  });

/** A listing for somebody else: one message to one address. */
export const friendForm = () =>
  v.object({
    name: nameWithoutLink('name'),
    email: email(),
    recipientName: nameWithoutLink('name'),
    recipientEmail: email(),
    message: optionalNote(),
    privacyConsent: consent(),
  });

export type ContactForm = v.InferOutput<ReturnType<typeof contactForm>>;
export type InfoForm = v.InferOutput<ReturnType<typeof infoForm>>;
export type FriendForm = v.InferOutput<ReturnType<typeof friendForm>>;

/** A field with what is wrong with it. */
export interface Fault {
  field: string;
  fault: FieldFault;
}

type Schema = v.GenericSchema<unknown, object>;

/** What a form says, or what is wrong with it: one fault a field, in the order of the fields. */
export function readForm<Form extends Schema>(
  schema: Form,
  input: unknown,
): { form: v.InferOutput<Form>; faults: null } | { form: null; faults: Fault[] } {
  // What is too long already is not looked at any further.
  const parsed = v.safeParse(schema, input, { abortPipeEarly: true });
  if (parsed.success) return { form: parsed.output, faults: null };
  const faults = new Map<string, Fault>();
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!faults.has(field)) faults.set(field, { field, fault: issue.message as FieldFault });
  }
  return { form: null, faults: [...faults.values()] };
}
