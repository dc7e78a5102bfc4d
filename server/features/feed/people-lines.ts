/** Offices and agents. */
import * as v from 'valibot';
import {
  address,
  calendarUrl,
  flag,
  optional,
  perLocale,
  picture,
  point,
  reference,
  text,
  weekday,
} from './fields.ts';
import { viewingRules } from './viewing-rules.ts';

/** Weekly opening hours; closed on weekdays that are absent. */
export const openingHours = v.array(
  v.object({
    weekday,
    /** Local times `HH:MM`. */
    opens: v.pipe(v.string(), v.isoTime()),
    closes: v.pipe(v.string(), v.isoTime()),
  }),
);

export const officePhone = text(30);
export const officeEmail = v.pipe(v.string(), v.email(), v.maxLength(120));

export const officeLine = v.object({
  kind: v.literal('office'),
  reference,
  name: text(80),
  address,
  location: point,
  /** Absent fields have the defaults of the agency file. */
  phone: optional(officePhone),
  email: optional(officeEmail),
  openingHours: optional(openingHours),
  /** Viewing rules; absent ones are inherited from the agency. */
  viewings: optional(viewingRules),
  /** The office's own calendar: no viewings without an agent at its busy times. */
  calendarUrl: optional(calendarUrl),
  picture: optional(picture),
});

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A language by its code of ISO 639. */
const languageCode = v.pipe(v.string(), v.check(isLanguage, 'is no language code such as "nl"'));

/** `DisplayNames` throws for texts that cannot be codes. */
function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code) && LANGUAGE_NAMES.of(code) !== undefined;
}

const MAX_LANGUAGES = 12;

export const agentLine = v.object({
  kind: v.literal('agent'),
  reference,
  office: reference,
  name: text(80),
  phone: optional(text(30)),
  email: optional(v.pipe(v.string(), v.email(), v.maxLength(120))),
  /** Registration number with the professional body (BIV/IPI). */
  registration: optional(text(30)),
  /** What the agent does at the agency, such as "Head of lettings". */
  role: optional(perLocale(text(80))),
  /** Paragraphs are separated by a blank line. */
  introduction: optional(perLocale(text(2_000))),
  /** The best first. */
  languages: optional(v.pipe(v.array(languageCode), v.maxLength(MAX_LANGUAGES))),
  /** False: the agent has no page and is not on that of the team. */
  isOnTeamPage: flag,
  /** Viewing rules; absent ones are inherited from the office. */
  viewings: optional(viewingRules),
  /** The agent's own calendar: no viewings at its busy times. */
  calendarUrl: optional(calendarUrl),
  picture: optional(picture),
});

export type OfficeLine = v.InferOutput<typeof officeLine>;
export type AgentLine = v.InferOutput<typeof agentLine>;
