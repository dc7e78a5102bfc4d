import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { build, type Rolldown } from 'vite';

const SERVER_FOLDER = path.resolve('dist/server');

export interface BuiltFile {
  /** Absolute path. */
  file: string;
  code: string;
  map: SourceMap;
}

/**
 * Builds the server as `npm run build` does, with source maps, and leaves `dist/` unchanged.
 * @throws when the code differs from that of `dist/`.
 */
export async function buildWithMaps(): Promise<BuiltFile[]> {
  const options = { write: false, sourcemap: 'hidden' } as const;
  const output = await build({ mode: 'server', logLevel: 'error', build: options });
  return (output as Rolldown.RolldownOutput).output
    .filter((file) => file.type === 'chunk')
    .flatMap(({ fileName, code, map }) => {
      const file = path.join(SERVER_FOLDER, fileName);
      if (readFileSync(file, 'utf8') !== code) throw new Error(`${file} was built from other sources`);
      return map ? [{ file, code, map: new SourceMap(JSON.parse(map.toString())) }] : [];
    });
}
