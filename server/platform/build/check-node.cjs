/**
 * Exits with advice when Node cannot run the project's TypeScript. It runs before `npm start` and others, and is plain
 * JavaScript for every version of Node.
 */
var MINIMUM = [22, 22];
var parts = process.versions.node.split('.').map(Number);
var isTooOld = parts[0] < MINIMUM[0] || (parts[0] === MINIMUM[0] && parts[1] < MINIMUM[1]);
if (isTooOld) {
  process.stderr.write(
    'Baksteen cannot run on Node ' +
      process.versions.node +
      '. Run "npm ci", which installs the Node of the project (npm scripts then use it), or install Node ' +
      MINIMUM.join('.') +
      ' or later.\n',
  );
  process.exit(1);
}
