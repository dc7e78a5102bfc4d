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
      onResponse={() => {}}
    />,
  );
}

test('a form contains its token and a honeypot field that is hidden from everyone', () => {
  const html = render({});
  expect(html).toContain('<input type="hidden" name="formToken" value="token"/>');
  expect(html).toMatch(/<div class="visually-hidden" aria-hidden="true"><input [^>]*name="website"[^>]*>/);
  expect(html).toContain('tabindex="-1"');
  expect(html).toContain('autoComplete="off"');
  expect(html).not.toMatch(/required|style=/);
});

test('a form has a field for the proof of work only when it has such a task', () => {
  expect(render({})).not.toContain('name="work"');
  expect(render({ work: '{}' })).toContain('<input type="hidden" name="work" value=""/>');
});

test('without JavaScript a human-check service adds only the field for its response', () => {
  expect(render({})).not.toContain('g-recaptcha-response');
  const html = render({ service: SERVICE });
  expect(html).toContain('<input type="hidden" name="g-recaptcha-response" value=""/><div></div>');
  expect(html).not.toContain('google');
});
