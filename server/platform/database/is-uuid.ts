const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text from outside is a UUID as PostgreSQL writes it; other texts make a query fail. */
export const isUuid = (text: string): boolean => UUID.test(text);
