import type { SiteIntl } from './create-intl.ts';

/** A text, the number that a plural counts (0), or a placeholder: a value as it is, a number (0), or forms of a plural. */
export type Piece = string | 0 | [name: string, forms?: 0 | Record<string, CompiledMessage>];

/** A sentence that `compileMessages` made. */
export type CompiledMessage = string | readonly Piece[];

/** The pieces of a sentence with their values in place. */
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
