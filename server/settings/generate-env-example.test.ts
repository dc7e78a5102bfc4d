import { expect, test } from '@jest/globals';
import { findDifferences, parseSettingTables, presentEnvExample } from './generate-env-example.ts';

const DOCUMENT = `# Settings

## Server

| name   | default                  | meaning                                  |
| ------ | ------------------------ | ---------------------------------------- |
| \`PORT\` | 3000                     | TCP port, see [operating](operating.md)  |
| \`DEMO\` | \`on\`                     | \`off\`: no demo ([decision 047][047])     |
| \`URL\`  | \`http://localhost:$PORT\` | address                                  |

## The agency file

| field  | meaning |
| ------ | ------- |
| \`name\` | the name |
`;

test('variables of the tables become comments with their default', () => {
  const text = presentEnvExample(parseSettingTables(DOCUMENT));
  expect(text.slice(text.indexOf('# ---'))).toBe(`# --- Server ---

# TCP port, see operating
#PORT=3000

# off: no demo (decision 047)
#DEMO=on

# address
#URL=
`);
});

test('variables without documentation, and documented ones without a setting, are found', () => {
  const differences = findDifferences(parseSettingTables(DOCUMENT));
  expect(differences).toContain('docs/settings.md lacks SMTP_URL');
  expect(differences).toContain('server/settings/settings.ts has no URL');
  expect(differences).not.toContain('docs/settings.md lacks PORT');
});
