import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

export type CompiledMessages = Record<string, string | MessageFormatElement[]>;

/** The first of these ends a plain text. */
const SYNTAX = /[{}<']/;

/** ICU messages parsed ahead of time; plain sentences stay text. Only servers and builds call this. */
export function compileMessages(messages: Record<string, string>): CompiledMessages {
  const compiled = Object.entries(messages).map(([key, message]) => [
    key,
    SYNTAX.test(message) ? parse(message, { captureLocation: false }) : message,
  ]);
  return Object.fromEntries(compiled);
}
