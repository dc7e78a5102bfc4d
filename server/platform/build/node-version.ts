const MIN_VERSION = [22, 22] as const;

/**
 * Exits with advice when Node is too old. npm scripts use the Node of the project, so this only happens when `node` is
 * called directly.
 */
export function checkNodeVersion(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MIN_VERSION[0] || (major === MIN_VERSION[0] && minor >= MIN_VERSION[1])) return;
  process.stderr.write(
    `Node ${version} is too old: use "npm start", which brings its own, or Node ${MIN_VERSION.join('.')}.\n`,
  );
  process.exit(1);
}
