/** What the flags of a SweepBright estate permit to show. */

/** Whether at least one flag permits to show a value, and none forbids it. */
export function isPermitted(flags: (boolean | undefined)[]): boolean {
  return flags.includes(true) && !flags.includes(false);
}

export function not(flag: boolean | undefined): boolean | undefined {
  return flag === undefined ? undefined : !flag;
}
