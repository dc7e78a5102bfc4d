/** The site cannot handle a request at the moment: the same request may succeed later. */
export class UnavailableError extends Error {}
