/** Closed vocabularies of leads. */
export const LEAD_KINDS = ['CONTACT', 'INFO', 'FRIEND', 'VALUATION'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** The subject of a message: general advice, selling a home, or an estimate of its value. */
export const QUESTION_TYPES = ['GENERAL', 'SELL', 'ESTIMATE'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** What the owner of a property wants. */
export const VALUATION_PURPOSES = ['SELL', 'LET'] as const;
export type ValuationPurpose = (typeof VALUATION_PURPOSES)[number];

/** When the owner wants to be called. */
export const CALL_TIMES = ['ANY', 'MORNING', 'AFTERNOON', 'EVENING'] as const;
export type CallTime = (typeof CALL_TIMES)[number];

/** The recipients of a lead's mails: the agency, the visitor, or the visitor's friend. */
export const LEAD_MAILS = ['AGENCY', 'VISITOR', 'FRIEND'] as const;
export type LeadMail = (typeof LEAD_MAILS)[number];
