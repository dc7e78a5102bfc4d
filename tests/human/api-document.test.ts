/** The solver of docs/api.md, as written, solves the tasks of the built site. */
import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LOCALES } from '../../shared/locales.ts';
import { BODIES, sendAjax } from '../support/ajax.ts';
import { readBlock } from '../support/clients/api-document.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { CONTACT, encode } from '../support/leads/lead-inputs.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';

let site: LeadSite;
const solveWork: (work: string) => Promise<string> = runInThisContext(
  `${readBlock('The task', 'js')} solveWork`,
);

beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.forget();
  await startAttack();
});

/** Counts submissions of the whole site up to an attack. */
async function startAttack(): Promise<void> {
  const expire = Date.now() + 1_800_000;
  await site.database.db.insertInto('rate_limit').values({ key: 'SITE:all', points: 61, expire }).execute();
}

/** Returns a challenge with a task, old enough to be sent. */
async function readChallenge(): Promise<{ formToken: string; work: string }> {
  const { body } = await site.post('{ humanChallenge { formToken work } }', {});
  site.later(5_000);
  return body.data.humanChallenge;
}

const send = (human: object, locale = 'nl') => site.send('sendContactMessage', { ...CONTACT, locale, human });
const accepted = { receivedAt: expect.any(String), retryAfter: null, errors: [] };

describe('a form that needs a proof of work', () => {
  test('is accepted with the solution of the solver', async () => {
    const { formToken, work } = await readChallenge();
    expect(work.length).toBeLessThan(1_000);
    const solution = await solveWork(work);
    expect(solution.length).toBeLessThanOrEqual(2_000);
    const { counter } = JSON.parse(solution).solution;
    expect(counter).toBeGreaterThanOrEqual(400);
    expect(counter).toBeLessThan(800);
    expect(await send({ formToken, work: solution })).toEqual(accepted);
    expect(await site.leads()).toHaveLength(1);
  });

  test.each(LOCALES)('says in %s that it lacks the solution, and its token stays valid', async (locale) => {
    const { formToken, work } = await readChallenge();
    const message = site.textsIn(locale)('forms.fault.workRequired');
    const lacking = {
      receivedAt: null,
      retryAfter: null,
      errors: [{ code: 'WORK_REQUIRED', field: null, message }],
    };
    expect(await send({ formToken }, locale)).toEqual(lacking);
    expect(await send({ formToken, work }, locale)).toEqual(lacking);
    expect(await send({ formToken, work: await solveWork(work) }, locale)).toEqual(accepted);
  });

  test('is 403 from a legacy call without it, and accepted with it', async () => {
    const { formToken, work } = await readChallenge();
    const path = '/fr/ajax/contact-form-handler';
    const fields = { ...BODIES['contact-form-handler'], formToken };
    site.remember(fields);
    const { status, body } = await sendAjax(site.app, { path, fields });
    const message = site.textsIn('fr')('forms.fault.workRequired');
    const errors = [{ field: null, code: 'WORK_REQUIRED', message }];
    expect([status, body]).toEqual([403, { status: 403, message, errors }]);
    const solved = { ...fields, work: await solveWork(work) };
    expect((await sendAjax(site.app, { path, fields: solved })).status).toBe(200);
  });

  test('shows a visitor without JavaScript how else to reach the agency', async () => {
    const { formToken } = await readChallenge();
    const response = await site.submit('/de/kontakt', encode({ ...CONTACT, formToken }));
    expect(response.status).toBe(422);
    const { alert, links, fields } = readFormPage(response.text);
    expect(alert).toContain(site.textsIn('de')('forms.fault.workRequired'));
    expect(links).toEqual([expect.stringMatching(/^tel:\+/), expect.stringMatching(/^mailto:/)]);
    expect(fields.formToken?.value).not.toBe(formToken);
  });

  test('still rejects robots by the honeypot, and a token from before the attack as expired', async () => {
    const { formToken } = await readChallenge();
    const robot = await send({ formToken, trap: 'x' });
    expect(robot.errors.map(({ code }) => code)).toEqual(['HUMAN_CHECK']);
    await site.forget();
    const early = await site.readToken();
    await site.database.db.deleteFrom('rate_limit').execute();
    await startAttack();
    const { errors } = await send({ formToken: early });
    expect(errors.map(({ code }) => code)).toEqual(['HUMAN_CHECK_EXPIRED']);
  });
});
