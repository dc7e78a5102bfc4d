/** What the titles of booking platforms and channel managers say of an event. */

/** Titles of nights that a host or a platform blocks without a booking. */
const BLOCKS = new Set([
  ...['not available', 'unavailable', 'blocked', 'block', 'blocked by owner', 'owner block', 'closed period'],
  ...['niet beschikbaar', 'geblokkeerd', 'non disponible', 'indisponible', 'pas disponible', 'bloqué'],
  ...['nicht verfügbar', 'blockiert', 'gesperrt'],
]);
/** `Airbnb (Not available)`: the name of the platform, then the words. */
const OF_PLATFORM =
  /^(?:airbnb|vrbo|homeaway|abritel|fewo-direkt|booking\.com|expedia|tripadvisor|holidu) ?\(([^()]+)\)$/;
const CHECK_OUT = /^(check[ -]?out|departure|vertrek|uitchecken|départ|abreise|auschecken)(?!\p{L})/iu;
const CHECK_IN = /check[ -]?in|arrival|aankomst|inchecken|arrivée|anreise|einchecken/iu;

/**
 * Whether an event blocks nights without a booking. Booking.com writes "CLOSED - Not available" for bookings too, which
 * therefore are none.
 */
export function isBlock(title: string): boolean {
  const words = title.trim().toLowerCase();
  return BLOCKS.has(OF_PLATFORM.exec(words)?.[1]?.trim() ?? words);
}

/** Whether an event is a departure alone, which channel managers publish beside the stay. */
export function isCheckOut(title: string): boolean {
  return CHECK_OUT.test(title.trim()) && !CHECK_IN.test(title);
}
