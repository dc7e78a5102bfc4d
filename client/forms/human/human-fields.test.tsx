import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { HumanFields } from './human-fields.tsx';

const SERVICE = { siteKey: 'key', scriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit' };

function render(challenge: Partial<Parameters<typeof HumanFields>[0]['challenge']>): string {
  return renderToStaticMarkup(
    <HumanFields
      challenge={{ formToken: 'token', service: null, work: null, ...challenge }}
      hasStarted
      agreed
      onWorkEnd={() => {}}
    />,
  );
}

test('a form carries its token, and a trap that nobody sees, reaches or hears', () => {
  const html = render({});
  expect(html).toContain('<input type="hidden" name="formToken" value="token"/>');
  expect(html).toMatch(/<div class="visually-hidden" aria-hidden="true"><input [^>]*name="website"[^>]*>/);
  expect(html).toContain('tabindex="-1"');
  expect(html).toContain('autoComplete="off"');
  expect(html).not.toMatch(/required|style=/);
});

test('a form has a place for the solution of its task only when it has one', () => {
  expect(render({})).not.toContain('name="work"');
  expect(render({ work: '{}' })).toContain('<input type="hidden" name="work" value=""/>');
});

test('nothing of a service is there before JavaScript runs, but a field for its answer', () => {
  expect(render({})).not.toContain('g-recaptcha-response');
  const html = render({ service: SERVICE });
  expect(html).toContain('<input type="hidden" name="g-recaptcha-response" value=""/><div></div>');
  expect(html).not.toContain('google');
});
