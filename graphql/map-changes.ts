/** An iterator that has nothing. */
export const NOTHING: AsyncIterableIterator<never> = {
  [Symbol.asyncIterator]: () => NOTHING,
  next: async () => ({ done: true, value: undefined }),
};

/**
 * Reads after each change, until there is nothing to be read. A generator would not do: it is left only when it comes
 * to its next value, and who has gone would be followed until then.
 */
export function mapChanges<Value>(
  changes: AsyncIterableIterator<void>,
  read: () => Promise<Value | null>,
): AsyncIterableIterator<Value> {
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    await changes.return?.();
    return { done: true, value: undefined };
  };
  const values: AsyncIterableIterator<Value> = {
    [Symbol.asyncIterator]: () => values,
    async next() {
      const { done } = await changes.next();
      if (done) return { done, value: undefined };
      try {
        const value = await read();
        return value === null ? await end() : { done: false, value };
      } catch (error) {
        await end();
        throw error;
      }
    },
    return: end,
  };
  return values;
}
