// The commands meet whatever Node the machine has. An old one stops in the middle of a dependency
// with a syntax error, so it is told first. This file is read by that old Node: it imports nothing and
// uses no syntax newer than Node 12.

/** As `engines` in package.json: what Vite and the other tools need. */
const needed = { major: 20, minor: 19 };

/**
 * @param {string} version as in `process.versions.node`, for example '18.20.4'
 * @returns {string} what to tell the person, or '' when the version is new enough
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
