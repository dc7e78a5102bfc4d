/** What a job throws that expects to do better another time. */
export class TryAgain extends Error {}

/** What a job throws that is not worth another try. */
export class GiveUp extends Error {}
