/** More is asked than can be made: nothing was begun, and the same may be asked again soon. */
export class Busy extends Error {
  constructor() {
    super('more is asked than can be made');
  }
}
