import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

test('.nvmrc and the image name the Node that the project installs', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  const packages = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'));
  expect(new Set(packages.map((name) => optionalDependencies[name]))).toEqual(new Set([version]));
  const images = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM node:(\d+)/gm)];
  expect(new Set(images.map(([, major]) => major))).toEqual(new Set([version.split('.')[0]]));
});
