import type { SiteIntl } from './create-intl.ts';

/** A text, the number of a plural (0), or a placeholder: a plain value, a number (0), or plural forms. */
export type Piece = string | 0 | [name: string, forms?: 0 | Record<string, CompiledMessage>];

/** A message compiled by `compileMessage`. */
export type CompiledMessage = string | readonly Piece[];

/** Returns the pieces of a message with their values filled in. */
export function formatPieces<Value>(
  message: CompiledMessage,
  values: Readonly<Record<string, Value>>,
  intl: Pick<SiteIntl, 'locale' | 'formatters'>,
  counted?: number,
): (Value | string)[] {
  if (typeof message === 'string') return [message];
  const numberText = (value: unknown) => intl.formatters.getNumberFormat(intl.locale).format(value as number);
  return message.flatMap((piece): (Value | string)[] => {
    if (typeof piece === 'string') return [piece];
    if (piece === 0) return [numberText(counted)];
    const [name, forms] = piece;
    if (!(name in values)) throw new Error(`a sentence has no value for ${name}`);
    const value = values[name] as Value;
    if (forms === undefined) return [value ?? ''];
    if (forms === 0) return [numberText(value)];
    const count = Number(value);
    const rule = intl.formatters.getPluralRules(intl.locale, { type: 'cardinal' }).select(count);
    return formatPieces(forms[`=${count}`] ?? forms[rule] ?? forms.other ?? '', values, intl, count);
  });
}
