/** Limits of concurrent connections per process. */
interface Limits {
  max: number;
  /** The limit per block of IP addresses. */
  maxOfBlock: number;
}

/**
 * Limits concurrent connections. `enter` returns null at the limit, else a function that frees the place, called
 * once.
 */
export function createConnectionLimit({ max, maxOfBlock }: Limits) {
  const blocks = new Map<string, number>();
  let total = 0;
  return {
    enter(block: string): (() => void) | null {
      const current = blocks.get(block) ?? 0;
      if (total >= max || current >= maxOfBlock) return null;
      total += 1;
      blocks.set(block, current + 1);
      return () => {
        total -= 1;
        const remaining = (blocks.get(block) ?? 1) - 1;
        if (remaining > 0) blocks.set(block, remaining);
        else blocks.delete(block);
      };
    },
  };
}
