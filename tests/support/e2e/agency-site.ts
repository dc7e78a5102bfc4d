/** A second site with the example folder of an agency. It uses the shared site's data. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPort, startSiteProcess } from '../site-process.ts';
import { test as base, SITE_FIXTURE } from './test.ts';

/** News of the folder would be imported into the shared site's database. */
const isUsed = (file: string) => !/site\/news/.test(file);

export const onAgencySite = base.extend<object, { agencySite: string }>({
  agencySite: [
    async ({ mailFolder }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-agency-'));
      cpSync('docs/examples/site', folder, { recursive: true, filter: isUsed });
      const settings = {
        DATA_DIR: path.dirname(mailFolder),
        SITE_DIR: folder,
        PRERENDERED_PICTURES: '0',
        LOG_LEVEL: 'warn',
        FORM_SECONDS: '0',
        TRUST_PROXY: '1',
        ORDINARY_SUBMISSIONS: '1000',
      };
      const site = await startSiteProcess(settings, await findPort());
      await use(site.url);
      await site.end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
    SITE_FIXTURE,
  ],
  baseURL: async ({ agencySite }, use) => use(agencySite),
});
