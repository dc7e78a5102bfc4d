/** A news item of the agency. */
import * as v from 'valibot';
import { instant, optional, perLocale, picture, reference, text } from './fields.ts';

export const newsLine = v.object({
  kind: v.literal('news'),
  reference,
  publishedAt: instant,
  /** At least one language; paragraphs of the body are separated by a blank line. */
  texts: perLocale(v.object({ title: text(200), summary: text(500), body: text(20_000) })),
  picture: optional(picture),
});

export type NewsLine = v.InferOutput<typeof newsLine>;
export type NewsLineInput = v.InferInput<typeof newsLine>;
