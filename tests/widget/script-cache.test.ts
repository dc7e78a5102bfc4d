/** The widget's script is built once for each set of texts. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import type { MessageKey } from '../../client/intl/use-messages.ts';
import { createApp } from '../../server/app.ts';
import { builtFolders } from '../../server/platform/build-files/built-folders.ts';
import { readAssets } from '../../server/web/pages/assets.ts';
import { eachLocale, LOCALES } from '../../shared/locales.ts';
import { WIDGET_PATH } from '../../shared/widget.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { startSite, type TestSite } from '../support/site.ts';

const KEY = 'widget.unavailable';

let folder: string;
let site: TestSite;
let server: OpenServer;
/** How often the script asked for the text, in any language. */
let asked = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'widget-texts-'));
  site = await startSite({ env: { SITE_DIR: folder } });
  const assets = readAssets(builtFolders(), () => '');
  const intls = eachLocale((locale) => countText(site.services.intls[locale]));
  server = await openServer(createApp({ ...site.services, assets, intls }));
});
afterAll(async () => {
  await server.close();
  await site.stop();
  await rm(folder, { recursive: true });
});

type Intl = TestSite['services']['intls']['nl'];

function countText(intl: Intl): Intl {
  const formatMessage = (message: { id: MessageKey }) => {
    if (message.id === KEY) asked += 1;
    return intl.formatMessage(message, { agency: 'Baksteen' });
  };
  return Object.create(intl, { formatMessage: { value: formatMessage } });
}

const get = (encoding: string) => request(server.origin).get(WIDGET_PATH).set('accept-encoding', encoding);

test('requests share the script until a text is replaced', async () => {
  const first = await get('identity').expect(200);
  for (const encoding of ['identity', 'gzip', 'br', 'zstd', 'gzip']) await get(encoding).expect(200);
  await request(server.origin).head(WIDGET_PATH).expect(200);
  expect(asked).toBe(LOCALES.length);

  await writeFile(path.join(folder, 'messages.nl.json'), JSON.stringify({ [KEY]: 'Even geduld.' }));
  await site.services.siteFolder.refresh();
  const second = await get('identity').expect(200);
  expect(second.text).toBe(
    first.text.replace('De panden kunnen op dit moment niet worden getoond.', 'Even geduld.'),
  );
  expect(second.headers.etag).not.toBe(first.headers.etag);
  await get('gzip').expect(200);
  expect(asked).toBe(2 * LOCALES.length);
});
