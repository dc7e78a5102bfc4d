/** Events for code that loads after hydration. */

/** Another page is in the document. */
export const PAGE_SHOWN = 'page-shown';
/** A form was received; the detail is the name of the form. */
export const FORM_SENT = 'form-sent';

/** Dispatches an event; nothing on the server. */
export function announce(name: typeof PAGE_SHOWN | typeof FORM_SENT, detail?: string): void {
  globalThis.document?.dispatchEvent(new CustomEvent(name, { detail }));
}
