import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage, Piece } from './format-message.ts';

export type CompiledMessages = Record<string, CompiledMessage>;

/** Characters with a meaning in ICU messages. */
const SYNTAX = /[{}<']/;

/**
 * Compiles ICU messages ahead of time; messages without syntax stay strings. Used by servers and builds only.
 */
export function compileMessages(messages: Record<string, string>): CompiledMessages {
  const compiled = Object.entries(messages).map(([key, message]) => [
    key,
    SYNTAX.test(message) ? compileMessage(message) : message,
  ]);
  return Object.fromEntries(compiled);
}

/**
 * Compiles one message.
 * @throws for a kind of placeholder that `formatPieces` does not support.
 */
export function compileMessage(message: string): CompiledMessage {
  return compactMessage(parse(message, { captureLocation: false, shouldParseSkeletons: false }));
}

function compactMessage(elements: readonly MessageFormatElement[]): CompiledMessage {
  const pieces = elements.map(compilePiece);
  const [only = ''] = pieces;
  return pieces.length < 2 && typeof only === 'string' ? only : pieces;
}

function compilePiece(element: MessageFormatElement): Piece {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.pound) return 0;
  if (element.type === TYPE.argument) return [element.value];
  if (element.type === TYPE.number && !element.style) return [element.value, 0];
  if (element.type === TYPE.plural && !element.offset && element.pluralType === 'cardinal') {
    const forms = Object.entries(element.options).map(([form, { value }]) => [form, compactMessage(value)]);
    return [element.value, Object.fromEntries(forms)];
  }
  throw new Error(`messages have no placeholder like ${JSON.stringify(element)}`);
}
