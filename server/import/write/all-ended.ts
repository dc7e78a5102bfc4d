/**
 * Ends when all of them have: none may be left to follow the end of a transaction.
 * @throws what the first in the list that failed has thrown.
 */
export async function allEnded(promises: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(promises)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
