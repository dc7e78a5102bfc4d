/** The characters around a value in JSON: quotes, a colon and a comma. */
const PUNCTUATION = 4;

/**
 * Whether a value has more bytes as JSON than the limit, escapes of characters not counted. Stops counting at the
 * limit, so that a value is never written that cannot be sent.
 */
export function exceedsBytes(value: unknown, limit: number): boolean {
  const pending: unknown[] = [value];
  let bytes = 0;
  while (pending.length > 0 && bytes <= limit) {
    const one = pending.pop();
    bytes += PUNCTUATION;
    if (typeof one === 'string') bytes += Buffer.byteLength(one);
    else if (Array.isArray(one)) for (const item of one) pending.push(item);
    else if (one !== null && typeof one === 'object') {
      for (const [name, inner] of Object.entries(one)) {
        bytes += name.length;
        pending.push(inner);
      }
    } else bytes += String(one).length;
  }
  return bytes > limit;
}
