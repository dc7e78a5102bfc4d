import type { MailContext, WrittenMail } from '../mail-source.ts';
import { createMailDocument } from './create-mail-document.ts';
import { renderText } from './render-text.ts';

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

/** Renders a mail as HTML and plain text. The HTML renderer is loaded with the first mail. */
export async function composeMail(
  { locale, texts }: Pick<WrittenMail, 'locale' | 'texts'>,
  { agency, brand, publicUrl, intls }: Pick<MailContext, 'agency' | 'brand' | 'publicUrl' | 'intls'>,
): Promise<ComposedMail> {
  const document = createMailDocument(texts, { locale, agency, brand: brand(), publicUrl }, intls[locale]);
  const { renderHtml } = await import('./render-html.tsx');
  return { subject: document.subject, html: await renderHtml(document), text: renderText(document) };
}
