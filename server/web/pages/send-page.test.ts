import { describe, expect, test } from '@jest/globals';
import { createElement, Suspense } from 'react';
import { MissingRestError } from '../../../client/layout/rest-of-page.tsx';
import { QueryError } from '../../../graphql/execute.ts';
import { renderWhole } from './send-page.ts';

function Broken({ error }: { error: Error }): never {
  throw error;
}

/** A page with a part that throws within a boundary. */
const pageWith = (error: Error) =>
  createElement('main', null, 'Homes', createElement(Suspense, null, createElement(Broken, { error })));

describe('a page with a part that fails within a boundary', () => {
  test('fails with the error of a component', async () => {
    await expect(renderWhole(pageWith(new Error('broken card')))).rejects.toThrow('broken card');
  });

  test.each([QueryError, MissingRestError])('is sent when the part lacks a result: %p', async (Failure) => {
    expect(await renderWhole(pageWith(new Failure()))).toContain('<main>Homes');
  });
});

test('a page whose parts all succeed has them in place', async () => {
  const page = createElement('main', null, createElement(Suspense, null, 'Homes'));
  expect(await renderWhole(page)).toBe('<!DOCTYPE html><main><!--$-->Homes<!--/$--></main>');
});
