/** Fails when a generated file differs from what its source generates now. */
import { spawnSync } from 'node:child_process';

const CHECKS: [string, string[]][] = [
  ['search criteria', ['node', 'server/web/graphql/generate-criteria.ts', '--verify']],
  ['changes of the API', ['node', 'lint/api/generate-changes.ts', '--verify']],
  ['GraphQL types', ['graphql-codegen', '--config', 'codegen.yml', '--check']],
  ['database types', ['node', 'server/platform/database/generate-tables.ts', '--verify']],
  ['feed schema', ['node', 'server/features/feed/generate-schema.ts', '--verify']],
  ['table of feed fields', ['node', 'server/features/feed/mapping/generate-field-table.ts', '--verify']],
  ['fonts', ['node', 'client/styles/fonts/subset-fonts.ts', '--verify']],
  ['map', ['node', 'server/features/cities/draw-belgium.ts', '--verify']],
  ['example of settings', ['node', 'server/settings/generate-env-example.ts', '--verify']],
  ['third-party notices', ['node', 'lint/licences/generate-notices.ts', '--verify']],
];

let failures = 0;
for (const [name, [command = '', ...args]] of CHECKS) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) continue;
  failures++;
  process.stderr.write(`${name} differ from their source: run "npm run generate".\n${stdout}${stderr}\n`);
}
process.exit(failures);
