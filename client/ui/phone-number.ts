/** Returns the `tel:` link of a phone number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Returns a phone number with spaces at which lines do not break, for texts of buttons and for sentences. */
export function unbrokenPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
