/** Settings of a feed that the site reads by itself, in the agency's file. */
import * as v from 'valibot';
import { LOCALES } from '../../../shared/locales.ts';
import { FORMAT_NAMES } from '../../feed/formats/feed-format.ts';

/** Plain http is for a server in the agency's own network. */
const PRIVATE_HTTP = /^http:\/\/(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;

const feedUrl = v.pipe(
  v.string(),
  v.url(),
  v.check(
    (url) => url.startsWith('https://') || PRIVATE_HTTP.test(url),
    'is neither https nor a private address',
  ),
);

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const feedSettings = v.pipe(
  v.object({
    /** Owns the listings of the feed, so it must not change later. `main` is for files imported by hand. */
    name: v.pipe(v.string(), v.regex(/^(?!main$)[a-z][a-z0-9-]{0,29}$/, 'is no name such as "crm-coast"')),
    url: v.exactOptional(feedUrl),
    /** The path of a file that another program writes; relative to the agency's file. */
    file: v.exactOptional(v.pipe(v.string(), v.minLength(1))),
    /** Recognised by the content if absent. */
    format: v.exactOptional(v.picklist(FORMAT_NAMES)),
    /** The language of texts for which the feed names none. */
    language: v.optional(v.picklist(LOCALES), LOCALES[0]),
    everyMinutes: v.optional(whole(5, 1_440), 60),
    /** The environment variable with the `Authorization` header: "Basic …" or "Bearer …". */
    authorization: v.exactOptional(
      v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, 'is no name of a variable')),
    ),
    /** If more of the feed's listings are missing, all stay on offer until the agency confirms. */
    maxWithdrawnPercent: v.optional(whole(1, 49), 20),
    /** A missing listing stays on offer for so long. */
    graceHours: v.optional(whole(0, 720), 0),
  }),
  v.check(({ url, file }) => (url === undefined) !== (file === undefined), 'needs either url or file'),
);

export type FeedSettings = v.InferOutput<typeof feedSettings>;

export const feedList = v.pipe(
  v.array(feedSettings),
  v.maxLength(20),
  v.check((feeds) => new Set(feeds.map(({ name }) => name)).size === feeds.length, 'has a name twice'),
);
