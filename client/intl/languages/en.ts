import common from '../../../locales/en/common.json';

export { common };
/** Loaders of the files that pages name. */
export const files = import.meta.glob<{ default: Record<string, string> }>(
  ['./**/*.json', '!./{common,server}.json'],
  { base: '../../../locales/en' },
);
