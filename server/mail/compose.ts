import type { IntlShape } from 'react-intl';
import type { MailContent } from './content.ts';
import { textPart } from './text-part.ts';
import { writeLetter } from './write-letter.ts';

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

/** Makes a mail of what it says; `intl` of its language. What makes HTML of it is loaded with the first mail. */
export async function composeMail(content: MailContent, intl: IntlShape): Promise<ComposedMail> {
  const letter = writeLetter(content, intl);
  const { htmlPart } = await import('./html-part.tsx');
  return { subject: letter.subject, html: await htmlPart(letter), text: textPart(letter) };
}
