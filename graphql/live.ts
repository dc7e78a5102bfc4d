/** Somebody who follows what changes: an agenda, the nights of a unit. */
export interface Follower<Base> {
  /** At once, and after every change; a change that comes before the last one was read counts once. */
  changes: AsyncIterableIterator<void>;
  /** What all followers of the same read is read once between two changes. */
  share(read: () => Promise<Base | null>): Promise<Base | null>;
}
