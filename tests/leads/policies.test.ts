import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFormPage } from '../support/leads/form-markup.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';

const SERVICE = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };
let plain: LeadSite;
let withService: LeadSite;

beforeAll(async () => {
  [plain, withService] = [await startLeadSite(), await startLeadSite({ env: SERVICE })];
});
afterAll(async () => {
  await plain.stop();
  await withService.stop();
});

/** Returns whether a page may load the service's scripts, and which pages may share its document. */
async function policyOf(site: LeadSite, path: string) {
  const response = await site.open(path);
  const policy = response.get('content-security-policy') ?? '';
  return [policy.includes('https://www.google.com/recaptcha/'), readFormPage(response.text).state.policies];
}

test('without a service all pages share a document', async () => {
  for (const path of ['/en', '/en/contact', '/en/nowhere']) {
    expect(await policyOf(plain, path)).toEqual([false, ['ordinary', 'form', 'ordinary-map', 'form-map']]);
  }
});

test('with a service pages with a form need their own document, and other pages too', async () => {
  expect(await policyOf(withService, '/en')).toEqual([false, ['ordinary', 'ordinary-map']]);
  expect(await policyOf(withService, '/en/nowhere')).toEqual([false, ['ordinary', 'ordinary-map']]);
  expect(await policyOf(withService, '/en/contact')).toEqual([true, ['form', 'form-map']]);
});

test('with a service only those pages of the agency need their own document that have a form', async () => {
  const own = await startLeadSite({ env: { ...SERVICE, SITE_DIR: 'docs/examples/site' } });
  try {
    expect(await policyOf(own, '/nl/vacatures')).toEqual([false, ['ordinary', 'ordinary-map']]);
    expect(await policyOf(own, '/nl/gratis-schatting')).toEqual([true, ['form', 'form-map']]);
  } finally {
    await own.stop();
  }
});
