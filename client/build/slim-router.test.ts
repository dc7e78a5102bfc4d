import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parseAst } from 'vite';
import { slimModule, slimRouter } from './slim-router.ts';
import { UNUSED_FUNCTIONS, UNUSED_STATEMENTS } from './unused-in-router.ts';

const LIB = 'node_modules/react-router/dist/production/lib';

test.each(Object.keys(UNUSED_FUNCTIONS))('removes the unused parts of %s', (file) => {
  const code = readFileSync(`${LIB}/${file}`, 'utf8');
  const slim = slimModule(file, code);
  expect(() => parseAst(slim)).not.toThrow();
  expect(slim.length).toBeLessThan(code.length);
});

test('stops the build when a new release lacks an unused function or statement', () => {
  const code = readFileSync(`${LIB}/router/router.js`, 'utf8');
  const renamed = code.replaceAll('discoverRoutes', 'findRoutes');
  expect(() => slimModule('router/router.js', renamed)).toThrow('check the function discoverRoutes');
  const rewritten = code.replaceAll('fetchLoadMatches', 'loads');
  expect(() => slimModule('router/router.js', rewritten)).toThrow('check the statement fetchLoadMatches');
});

test('stops the build when a new release lacks a module', () => {
  const { transform, buildEnd } = slimRouter();
  const files = new Set([...Object.keys(UNUSED_FUNCTIONS), ...Object.keys(UNUSED_STATEMENTS)]);
  for (const file of files) {
    const code = readFileSync(`${LIB}/${file}`, 'utf8');
    const folder = file === 'dom/lib.js' ? LIB.replace('/lib', '/library') : LIB;
    transform(code, path.resolve(folder, file));
  }
  expect(() => buildEnd()).toThrow('check the modules dom/lib.js.');
  expect(() => buildEnd(new Error('The build failed before'))).not.toThrow();
  transform(readFileSync(`${LIB}/dom/lib.js`, 'utf8'), path.resolve(LIB, 'dom/lib.js'));
  expect(() => buildEnd()).not.toThrow();
});

test('keeps the conditions of invariants, but not their texts', () => {
  const code = 'invariant(a.length > 0, `None`);\nwarning(false, "Careful");\nrun(invariant(c));';
  expect(slimModule('x.js', code)).toBe('invariant(a.length > 0);\nvoid 0;\nrun(invariant(c));');
});
