/** The header of a reload that the employee did not cause, so that it does not keep the session alive. */
export const RELOAD_HEADER = 'x-desk-reload';
