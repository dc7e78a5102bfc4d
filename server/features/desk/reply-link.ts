import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { DeskMessage, ReplyLink } from '../../../graphql/desk/message-ports.ts';
import type { Locale } from '../../../shared/locales.ts';
import { toPlainLine, toPlainText } from '../../platform/mail/rendering/plain-text.ts';

/** Mail programs on Windows cut links after some 2,000 characters. */
const MAX_LENGTH = 1_800;
const MAX_NAME = 60;

interface Dependencies {
  intls: Record<Locale, IntlShape>;
  agencyName: string;
}

/** Creates links that open a mail program with subject, greeting and the quoted message. */
export function createReplyLink({ intls, agencyName }: Dependencies): ReplyLink {
  return (message, employee) => {
    const intl = intls[message.locale];
    const t = translatorOf(intl);
    const name = [...toPlainLine(`${message.firstName ?? ''} ${message.name}`)].slice(0, MAX_NAME).join('');
    const subject = subjectOf(message, { intl, agencyName });
    const answer = `${t('desk.reply.greeting', { name })}\n\n\n\n${t('desk.reply.closing')}\n${employee.name}\n${agencyName}`;
    const intro = t('desk.reply.quote', { day: intl.formatDate(message.receivedAt, { dateStyle: 'long' }) });
    const start = `mailto:${encodeURIComponent(message.email).replace('%40', '@')}`;
    const head = `${start}?subject=${encodeURIComponent(subject)}&body=${encodeBody(answer)}`;
    if (head.length > MAX_LENGTH) return start;
    const quoteHead = head + encodeBody(`\n\n${intro}\n`);
    const quoted = encodeQuote(message.text ?? '', MAX_LENGTH - quoteHead.length);
    return quoted ? quoteHead + quoted : head;
  };
}

function subjectOf(
  { kind, reference }: DeskMessage,
  { intl, agencyName }: { intl: IntlShape; agencyName: string },
): string {
  const t = translatorOf(intl);
  if (kind === 'VALUATION') return t('desk.reply.subject.valuation');
  if (reference === null) return t('desk.reply.subject.contact', { agency: agencyName });
  return t('desk.reply.subject.listing', { reference });
}

/** Line breaks as RFC 6068 requires them. */
const encodeBody = (text: string): string => encodeURIComponent(text.replaceAll('\n', '\r\n'));

/** The start of a text with `>` before each line, in at most this number of encoded characters. */
function encodeQuote(text: string, maxLength: number): string {
  const lines = toPlainText(text).split('\n');
  const characters = [...(lines[0] ? lines.map((line) => `> ${line}`).join('\n') : '')];
  const end = encodeBody(' …');
  let encoded = '';
  for (const [index, character] of characters.entries()) {
    const next = encoded + encodeBody(character);
    const isLast = index === characters.length - 1;
    if (next.length + (isLast ? 0 : end.length) > maxLength) return encoded && encoded + end;
    encoded = next;
  }
  return encoded;
}
