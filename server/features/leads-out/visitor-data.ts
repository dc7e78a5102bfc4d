/** The visitor of an event. */

export interface VisitorData {
  /** Full name; null when the form did not ask for it. */
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string;
  phone: string | null;
  /** Null when the form did not ask for it. */
  address: { street: string | null; postalCode: string | null; city: string | null } | null;
  message: string | null;
  /** Whether the visitor agreed to marketing; null when the form did not ask. */
  marketingConsent: boolean | null;
}

interface Given {
  firstName?: string | null;
  name?: string | null;
  email: string;
  phone: string | null;
  street?: string | null;
  postalCode?: string | null;
  city?: string | null;
  message?: string | null;
  marketingConsent: boolean | null;
}

/** Returns all fields; those that the form did not ask for are null. */
export function visitorData(given: Given): VisitorData {
  const { firstName = null, name: lastName = null, email, phone, message = null, marketingConsent } = given;
  const { street = null, postalCode = null, city = null } = given;
  const hasAddress = street !== null || postalCode !== null || city !== null;
  return {
    name: joined(firstName, lastName),
    firstName,
    lastName,
    email,
    phone,
    address: hasAddress ? { street, postalCode, city } : null,
    message,
    marketingConsent,
  };
}

/** Null when all are missing. */
export function joined(...texts: (string | null)[]): string | null {
  return texts.filter(Boolean).join(' ') || null;
}
