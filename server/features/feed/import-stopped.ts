/** Stops the import without any change; the message is the reason in the report. */
export class ImportStopped extends Error {}
