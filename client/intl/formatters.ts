import type { IntlShape } from 'react-intl';
import { createNumberFormat } from '../../shared/number-format.ts';

const NONE = {};

/**
 * Creates formatters of one language, each once. The cache key is the identity of the options, which messages
 * keep. The usual key, serialised options, costs more per call than the formatting.
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
