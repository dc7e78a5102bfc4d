/** A subscriber to changes of an agenda or of the nights of a rental unit. */
export interface ChangeSubscription<Base> {
  /** Yields immediately and after every change; changes that arrive before the previous one was read are merged. */
  changes: AsyncIterableIterator<void>;
  /** Runs `read` once per change and shares its result among all subscribers of the same data. */
  readOnce(read: () => Promise<Base | null>): Promise<Base | null>;
}
