/** An iterator without values. */
export const EMPTY_ITERATOR: AsyncIterableIterator<never> = {
  [Symbol.asyncIterator]: () => EMPTY_ITERATOR,
  next: async () => ({ done: true, value: undefined }),
};

/**
 * Reads a value after each change, and ends when `read` returns null. This is not a generator, because `return()` takes
 * effect in a generator only at its next value: a client that disconnects would stay subscribed until the next change.
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
