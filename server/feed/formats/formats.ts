import type { FeedFormat, FormatName } from './feed-format.ts';

/** The formats of other systems, in the order in which they are recognised. */
export const FORMATS: Readonly<Record<Exclude<FormatName, 'baksteen'>, FeedFormat>> = {} as never;
