const LEAST = [22, 22] as const;

/**
 * Exits with advice when Node is too old. npm scripts use the Node of the project, so this only happens when `node` is
 * called directly.
 */
export function checkNodeVersion(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  process.stderr.write(
    `Node ${version} is too old: use "npm start", which brings its own, or Node ${LEAST.join('.')}.\n`,
  );
  process.exit(1);
}
