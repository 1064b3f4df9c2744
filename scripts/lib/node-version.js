// JavaScript, because old Nodes must be able to read it: it imports nothing and uses no syntax newer than Node 12.
// Without it an old Node would stop inside a dependency, with a syntax error.

/** As `engines` in package.json: what Vite and the other tools need. */
const needed = { major: 20, minor: 19 };

/**
 * @param {string} version as in `process.versions.node`, for example '18.20.4'
 * @returns {string} the message for the terminal, or '' when the version is new enough
 */
export function tooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return '';
  const least = `${needed.major}.${needed.minor}`;
  return (
    `Se necesita Node ${least} o posterior y este es Node ${version}: instálelo desde https://nodejs.org.\n` +
    `Node ${least} or later is needed and this is Node ${version}: install it from https://nodejs.org.`
  );
}
