/** The words of what visitors send. */
export const LEAD_KINDS = ['CONTACT', 'INFO', 'FRIEND'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** What a visitor wants of the agency: general advice, to sell a home, or an estimate of one. */
export const QUESTION_TYPES = ['GENERAL', 'SELL', 'ESTIMATE'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The mails of a lead: to the agency, and to the visitor; or to the visitor's friend. */
export const LEAD_MAILS = ['AGENCY', 'VISITOR', 'FRIEND'] as const;
export type LeadMail = (typeof LEAD_MAILS)[number];
