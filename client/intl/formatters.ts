import type { IntlShape } from 'react-intl';
import { createNumberFormat } from '../../shared/number-format.ts';

const NONE = {};

/**
 * Creates the formatters of a language. The cache key is the identity of the options object: a message keeps
 * its options, and serialising them, as is usual, takes longer than formatting.
 */
export function createFormatters(locale: string): IntlShape['formatters'] {
  const plurals = new Map<string, Intl.PluralRules>();
  return {
    getNumberFormat: memoizeByIdentity((options) => createNumberFormat(locale, options)),
    getDateTimeFormat: memoizeByIdentity((options) => new Intl.DateTimeFormat(locale, options)),
    getPluralRules(_, options) {
      const type = options?.type ?? 'cardinal';
      const rules = plurals.get(type) ?? new Intl.PluralRules(locale, { type });
      plurals.set(type, rules);
      return rules;
    },
  } as IntlShape['formatters'];
}

function memoizeByIdentity<Options extends object, Format>(make: (options?: Options) => Format) {
  const cache = new WeakMap<object, Format>();
  return (_: unknown, options?: Options): Format => {
    const key = options ?? NONE;
    const format = cache.get(key) ?? make(options);
    cache.set(key, format);
    return format;
  };
}
