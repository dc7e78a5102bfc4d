/** How many are let in at once, by each process. */
interface Room {
  most: number;
  /** Of those who share a block of addresses. */
  mostOfBlock: number;
}

/** Counts who is there; null: there is no room. Who was let in leaves once. */
export function createCrowd({ most, mostOfBlock }: Room) {
  const blocks = new Map<string, number>();
  let total = 0;
  return {
    enter(block: string): (() => void) | null {
      const there = blocks.get(block) ?? 0;
      if (total >= most || there >= mostOfBlock) return null;
      total += 1;
      blocks.set(block, there + 1);
      return () => {
        total -= 1;
        const left = (blocks.get(block) ?? 1) - 1;
        if (left > 0) blocks.set(block, left);
        else blocks.delete(block);
      };
    },
  };
}
