import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const { optionalDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('.nvmrc and the image name the Node that the project installs', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  const packages = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'));
  expect(new Set(packages.map((name) => optionalDependencies[name]))).toEqual(new Set([version]));
  const images = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM node:(\d+)/gm)];
  expect(new Set(images.map(([, major]) => major))).toEqual(new Set([version.split('.')[0]]));
});

const CHECK = 'server/platform/build/check-node.cjs';

/** Runs the check of Node as if another version ran it. */
function checkAs(version: string): { status: number | null; stderr: string } {
  const fake = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const code = `${fake}; require('./${CHECK}');`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  return { status, stderr };
}

test.each(['18.19.1', '20.20.2', '22.21.0'])('Node %s exits with a remedy', (version) => {
  const { status, stderr } = checkAs(version);
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Baksteen cannot run on Node ${version}. Run "npm ci", which installs the Node of the project (npm scripts then ` +
      'use it), or install Node 22.22 or later.\n',
  );
});

test.each(['22.22.0', '24.1.0', '26.10.0'])('Node %s is accepted', (version) => {
  expect(checkAs(version)).toEqual({ status: 0, stderr: '' });
});

test.each(['start', 'dev', 'build', 'doctor', 'test', 'check'])('npm checks Node before "%s"', (name) => {
  expect(scripts[`pre${name}`]).toBe(`node ${CHECK}`);
});
