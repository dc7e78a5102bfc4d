/** Pages of other sites on the API, in a real browser: fetch, event streams, mutations, and legacy scripts. */
import type { Page } from 'playwright/test';
import { askSite, readBlock } from '../../support/clients/api-document.ts';
import { fromOtherOrigins as test } from '../../support/clients/other-origins.ts';
import { expect } from '../../support/e2e/test.ts';

const MUTATION = `mutation { sendContactMessage(input: {
  locale: nl, firstName: "", name: "", email: "", phone: "", message: "", privacyConsent: false
}) { errors { reason } } }`;

const AGENDA = 'subscription { agenda(listingId: "101") { estateId } }';

/** Posts a document by the page's script; returns what the script can read. */
const post = (page: Page, site: string, query: string) =>
  page.evaluate(
    async ([url = '', document]) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-own-header': 'any' },
        body: JSON.stringify({ query: document }),
      });
      return {
        status: response.status,
        body: await response.json(),
        id: response.headers.get('x-request-id'),
      };
    },
    [site, query],
  );

test.describe('a page of any site', { tag: ['@js', '@once'] }, () => {
  test('lists homes by the code of docs/api.md', async ({ page, origins, baseURL }) => {
    await origins.open(origins.other);
    const code = readBlock('A list of homes on any page', 'js');
    await page.addScriptTag({ type: 'module', content: askSite(code, String(baseURL)) });
    const links = page.locator('#homes a');
    await expect(links).toHaveCount(6);
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', /^https?:\/\/[^/]+\/nl\//);
  });

  test('queries with a header of its own, which needs a preflight', async ({ page, origins, baseURL }) => {
    await origins.open(origins.other);
    const { status, body, id } = await post(page, String(baseURL), '{ estates(locale: nl) { total } }');
    expect([status, typeof body.data.estates.total, typeof id]).toEqual([200, 'number', 'string']);
  });

  test('follows an agenda, by EventSource and by graphql-sse', async ({ page, origins, baseURL }) => {
    await origins.open(origins.other);
    const received = await page.evaluate(
      async ([site = '', query = '']) => {
        const url = `${site}/graphql/stream`;
        const source = new EventSource(`${url}?query=${encodeURIComponent(query)}`);
        const event = await new Promise<MessageEvent>((resolve) => source.addEventListener('next', resolve));
        source.close();
        // biome-ignore lint/suspicious/noExplicitAny: the library's script defines it
        const client = (window as any).graphqlSse.createClient({ url });
        const results = client.iterate({ query });
        const { value } = await results.next();
        await results.return();
        client.dispose();
        return [JSON.parse(event.data).data, value.data];
      },
      [String(baseURL), AGENDA],
    );
    const agenda = { agenda: { estateId: '101' } };
    expect(received).toEqual([agenda, agenda]);
  });
});

test.describe('a mutation', { tag: ['@js', '@once'] }, () => {
  test('of an allowed origin is executed', async ({ page, origins, baseURL }) => {
    await origins.open(origins.allowed);
    const { status, body } = await post(page, String(baseURL), MUTATION);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data.sendContactMessage.errors).toContainEqual({ reason: 'EMAIL' });
  });

  test.describe('without permission', () => {
    test.use({ expectedFailures: [403] });

    test('of another origin says where origins are listed', async ({ page, origins, baseURL }) => {
      await origins.open(origins.other);
      const { status, body } = await post(page, String(baseURL), MUTATION);
      expect([status, body.errors[0].extensions.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
      expect(body.errors[0].message).toContain('ALLOWED_ORIGINS');
    });

    test('of a sandboxed frame is rejected, and its query is answered', async ({
      page,
      origins,
      baseURL,
    }) => {
      await origins.open(origins.allowed);
      const statuses = await page.evaluate(
        ([url, mutation]) =>
          new Promise((resolve) => {
            addEventListener('message', ({ data, origin }) => resolve([origin, ...data]));
            const frame = document.createElement('iframe');
            frame.sandbox.add('allow-scripts');
            frame.srcdoc = `<script>
              const ask = (query) => new Promise((resolve) => {
                const request = new XMLHttpRequest();
                request.open('POST', '${url}/graphql');
                request.setRequestHeader('content-type', 'application/json');
                request.onloadend = () => resolve(request.status);
                request.send(JSON.stringify({ query }));
              });
              Promise.all(['{ __typename }', ${JSON.stringify(mutation)}].map(ask))
                .then((statuses) => parent.postMessage(statuses, '*'));
            </script>`;
            document.body.append(frame);
          }),
        [String(baseURL), MUTATION],
      );
      expect(statuses).toEqual(['null', 200, 403]);
    });
  });
});

test.describe('a legacy script of an allowed origin', { tag: ['@js', '@once'] }, () => {
  test('posts a form by $.ajax with the token of form-token', async ({ page, origins, baseURL }) => {
    await origins.open(origins.allowed);
    const answer = await page.evaluate(async (site) => {
      // biome-ignore lint/suspicious/noExplicitAny: jQuery is a script of the page
      const { ajax } = (window as any).jQuery;
      const { formToken } = await ajax({ url: `${site}/nl/ajax/form-token`, dataType: 'json' });
      const data = {
        ...{ formToken, first_name: 'Annelies', name: 'Vanderstraeten', email: 'annelies.v@mail.example' },
        ...{ phone: '0470 12 34 56', question_type: 'sell', message: 'Belt u mij?', privacy_consent: true },
      };
      return ajax({ url: `${site}/nl/ajax/contact-form-handler`, method: 'POST', data });
    }, baseURL);
    expect(answer).toEqual({ status: 200, message: expect.any(String) });
  });

  test('searches towns by Select2', async ({ page, origins, baseURL }) => {
    await origins.open(origins.allowed);
    await page.evaluate((site) => {
      const ajax = { url: `${site}/nl/ajax/search-city`, dataType: 'json', delay: 0 };
      // biome-ignore lint/suspicious/noExplicitAny: jQuery is a script of the page
      (window as any).jQuery('#towns').select2({ ajax, minimumInputLength: 2 });
    }, baseURL);
    await page.locator('.select2-selection').click();
    await page.locator('.select2-search__field').fill('gentb');
    await page.getByRole('option', { name: '9050 Gentbrugge' }).click();
    await expect(page.locator('.select2-selection__rendered')).toHaveText('9050 Gentbrugge');
    await expect(page.locator('#towns')).toHaveValue('gentbrugge-9050');
  });
});
