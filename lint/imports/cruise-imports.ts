import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const CONFIGURATION = path.resolve('.dependency-cruiser.mjs');
const SOURCES = ['shared', 'graphql', 'client', 'server', 'demo'];
const TEST = /\.test\.tsx?$|\/testing\//;

/** An import of one file of the project by another. */
export interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

export interface CruisedImports {
  /** A line for each import that breaks a rule. */
  violations: string[];
  /** The imports of files that ship, with paths from the project's folder. */
  imports: Import[];
}

/** Reads the imports of all sources in `folder`, and compares them with the rules of `.dependency-cruiser.mjs`. */
export async function cruiseImports(folder: string): Promise<CruisedImports> {
  const options = await extractDepcruiseOptions(CONFIGURATION);
  const { output } = await cruise(
    SOURCES,
    { ...options, baseDir: path.resolve(folder) },
    options.enhancedResolveOptions,
  );
  const { modules, summary } = output as ICruiseResult;
  return {
    violations: summary.violations.map(
      ({ from, to, rule, comment }) => `${from} imports ${to} (${rule.name}): ${comment ?? ''}`,
    ),
    imports: modules
      .filter(({ source }) => !TEST.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies
          .filter(({ resolved }) => SOURCES.includes(resolved.split(path.posix.sep)[0] ?? ''))
          .map(({ resolved, dependencyTypes }) => ({
            from: source,
            to: resolved,
            isTypeOnly: dependencyTypes.includes('type-only'),
          })),
      ),
  };
}
