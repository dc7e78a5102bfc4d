/**
 * The site's own feed format: JSON Lines. The first line is the header; every further line is an office, agent, listing
 * or news item. Unknown fields are dropped (and counted by the importer), so owner data are never stored.
 * `feed.schema.json` is generated from this file; `npm run check` verifies that they match.
 */
import * as v from 'valibot';
import { estateLine } from './estate-line.ts';
import { instant, text } from './fields.ts';
import { newsLine } from './news-line.ts';
import { agentLine, officeLine } from './people-lines.ts';
import { projectLine } from './project-line.ts';
import { rentalUnitLine } from './rental-unit-line.ts';

export const FEED_FORMAT = 'baksteen-feed';
export const FEED_VERSION = 1;

export const headerLine = v.object({
  format: v.literal(FEED_FORMAT),
  version: v.literal(FEED_VERSION),
  agency: text(80),
  createdAt: instant,
});

export const feedLine = v.variant('kind', [
  officeLine,
  agentLine,
  estateLine,
  projectLine,
  rentalUnitLine,
  newsLine,
]);

export type FeedHeader = v.InferOutput<typeof headerLine>;
export type FeedLine = v.InferOutput<typeof feedLine>;
/** Optional fields may be absent here. */
export type FeedLineInput = v.InferInput<typeof feedLine>;
