/** The UIDs of viewings and stays in calendars. */

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the UID of a viewing or stay, the same in every mail and calendar. */
export function eventUid(id: string, publicUrl: string): string {
  return `${id}@${new URL(publicUrl).hostname}`;
}

/** Whether a UID was created by this site. */
export function isOwnUid(uid: string, publicUrl: string): boolean {
  const [id = '', host] = uid.split('@');
  return UUID.test(id) && host?.toLowerCase() === new URL(publicUrl).hostname;
}
