/** The edition of the privacy statement that visitors agree to; a new one whenever its words change in substance. */
export const PRIVACY_EDITION = '2026-11';
