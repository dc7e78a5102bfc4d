import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LOCALES } from './locales.ts';
import { ROUTES } from './routes.data.ts';
import { matchRoute, ROUTE_NAMES, type RouteName, routePath } from './routes.ts';

const paramsOf = (name: RouteName) => [...ROUTES[name].en.matchAll(/:(\w+)/g)].map(([, param = '']) => param);

describe('routePath', () => {
  test.each([
    ['privacy', 'en', {}, '/en/privacy-statement'],
    ['terms', 'de', {}, '/de/agb'],
    ['terms', 'fr', {}, '/fr/conditions-d-utilisation'],
    ['home', 'nl', {}, '/nl'],
    ['estate', 'nl', { estateId: 12 }, '/nl/aanbod/12'],
    ['projectEntity', 'fr', { estateId: 1, slug: 'a', entityId: 2 }, '/fr/offre/1/a/2'],
    ['unsubscribe', 'en', { token: 'x' }, '/en/keep-me-informed/unsubscribe/x'],
  ] as const)('%s in %s', (name, locale, params, path) => {
    expect(routePath(name, locale, params)).toBe(path);
  });

  test('an unknown name gives /', () => {
    expect(routePath('nothing' as RouteName, 'en')).toBe('/');
    expect(routePath('toString' as RouteName, 'en')).toBe('/');
  });

  test('encodes parameters, and throws when one is missing', () => {
    expect(routePath('estateSlug', 'en', { estateId: '1/2', slug: 'à b?' })).toBe(
      '/en/offer/1%2F2/%C3%A0%20b%3F',
    );
    expect(() => routePath('estate', 'en')).toThrow('estateId');
  });

  test('matchRoute finds every path that routePath writes', () => {
    const cases = fc.record({
      name: fc.constantFrom(...ROUTE_NAMES),
      locale: fc.constantFrom(...LOCALES),
      value: fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text)),
    });
    fc.assert(
      fc.property(cases, ({ name, locale, value }) => {
        const params = Object.fromEntries(paramsOf(name).map((param) => [param, `v${value}`]));
        const path = routePath(name, locale, params).slice(locale.length + 2);
        expect(matchRoute(path, locale)).toEqual({ name, params });
      }),
    );
  });
});

test('the routes of a language have distinct paths', () => {
  for (const locale of LOCALES) {
    const patterns = ROUTE_NAMES.map((name) => ROUTES[name][locale].replace(/:\w+/g, ':'));
    expect(new Set(patterns).size).toBe(patterns.length);
  }
});

test('a fixed segment takes precedence over a parameter', () => {
  expect(matchRoute('keep-me-informed/success', 'en')?.name).toBe('subscribeSuccess');
  expect(matchRoute('keep-me-informed/abc', 'en')?.name).toBe('editSubscription');
});
