/** What employees write for the site: sends the forms of its parts, and reads the files that they make. */
import type { DeskSite, EmployeeName } from './desk-site.ts';

export function createSiteParts(site: DeskSite) {
  /** The newest version of the files of a part, such as `notice` or `hours/1`. */
  const versionOf = async (part: string): Promise<string> => {
    const [name] = part.split('/');
    const [row] = (await site.query('select max(version) as version from site_file where name ~ $1', [
      name === 'texts' ? '^messages' : `^${name}`,
    ])) as [{ version: number | null }];
    return String(row.version ?? 0);
  };
  return {
    /** `seen`: the version of the form; by default the newest one. */
    send: async (
      part: string,
      fields: Record<string, string>,
      { by = 'manager' as EmployeeName, seen = '' } = {},
    ) =>
      site.send(by, `/desk/site/${part}`, {
        intent: 'save',
        version: seen || (await versionOf(part)),
        ...fields,
      }),
    /** The contents of all files by their names. */
    async files(): Promise<Record<string, string>> {
      const rows = (await site.query(
        `select name, convert_from(content, 'UTF8') as text from site_file order by name`,
      )) as { name: string; text: string }[];
      return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
    },
    removeFiles: () => site.query('delete from site_file'),
  };
}
