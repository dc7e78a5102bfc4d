import type { MailContext, WrittenMail } from '../mail-source.ts';
import { createMailDocument } from './create-mail-document.ts';
import { textPart } from './text-part.ts';

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

/** Renders a mail as HTML and plain text. The HTML renderer is loaded with the first mail. */
export async function composeMail(
  { locale, words }: Pick<WrittenMail, 'locale' | 'words'>,
  { agency, publicUrl, intls }: Pick<MailContext, 'agency' | 'publicUrl' | 'intls'>,
): Promise<ComposedMail> {
  const letter = createMailDocument(words, { locale, agency, publicUrl }, intls[locale]);
  const { htmlPart } = await import('./html-part.tsx');
  return { subject: letter.subject, html: await htmlPart(letter), text: textPart(letter) };
}
