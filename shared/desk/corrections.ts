/** The text of a listing that an employee corrects: with the bounds that it has in feeds. */
import * as v from 'valibot';
import { MAX_DESCRIPTION, MAX_TITLE } from '../listings/text-lengths.ts';
import type { FieldFault } from '../submissions/faults.ts';

const textOfFeed = (maxLength: number) =>
  v.pipe(
    v.string('required' satisfies FieldFault),
    v.transform((typed) => typed.replaceAll('\r\n', '\n').toWellFormed()),
    v.trim(),
    v.minLength(1, 'required' satisfies FieldFault),
    v.maxLength(maxLength, 'text' satisfies FieldFault),
  );

export const textCorrectionForm = () =>
  v.object({ title: textOfFeed(MAX_TITLE), description: textOfFeed(MAX_DESCRIPTION) });
