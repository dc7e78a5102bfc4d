import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

/** Messages as react-intl takes them without its parser: the syntax tree of each message. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

/** Parses ICU messages ahead of time. Used by servers and builds only. */
export function compileMessages(messages: Record<string, string>): CompiledMessages {
  const compiled = Object.entries(messages).map(([key, message]) => [
    key,
    parse(message, { captureLocation: false }),
  ]);
  return Object.fromEntries(compiled);
}
