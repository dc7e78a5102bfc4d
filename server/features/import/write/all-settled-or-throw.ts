/**
 * Waits until all promises are settled, because none may continue after the end of the transaction.
 * @throws the error of the first promise in the list that failed.
 */
export async function allSettledOrThrow(promises: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(promises)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
