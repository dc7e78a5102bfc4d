const LEAST = [22, 22] as const;

/**
 * Ends the process with an advice when Node is too old to run the site.
 * npm scripts use their own Node; only a call of `node` by hand gets here.
 */
export function checkNodeVersion(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  process.stderr.write(
    `Node ${version} is too old: use "npm start", which brings its own, or Node ${LEAST.join('.')}.\n`,
  );
  process.exit(1);
}
