/** A project of a developer who knows the API from its document only, with packages of this checkout. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface StrangerProject {
  /** Writes a file; `file` is its path in the project. */
  write(file: string, text: string): void;
  /** Runs a program of the packages, or `node`, and returns what it prints. @throws with its output when it fails. */
  run(program: string, ...args: string[]): Promise<string>;
  remove(): void;
}

/** Also the programs of packages. */
const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`;

const TYPESCRIPT = {
  compilerOptions: {
    ...{ strict: true, target: 'esnext', module: 'nodenext', jsx: 'react-jsx', skipLibCheck: true },
    ...{ types: ['node'], rewriteRelativeImportExtensions: true, outDir: 'out', rootDir: '.' },
  },
  include: ['src'],
};

export function createStrangerProject(): StrangerProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-stranger-'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const project: StrangerProject = {
    write(file, text) {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    },
    async run(program, ...args) {
      const command = program === 'node' ? process.execPath : program;
      try {
        const { stdout } = await promisify(execFile)(command, args, {
          cwd: folder,
          env: { ...process.env, PATH },
        });
        return stdout;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  project.write('package.json', '{ "type": "module" }');
  project.write('tsconfig.json', JSON.stringify(TYPESCRIPT));
  return project;
}
