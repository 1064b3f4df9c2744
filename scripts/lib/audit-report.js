// What `npm audit --json` said, in one of three sentences: clean, vulnerable, or not checked at all.
import * as v from 'valibot';

const Report = v.object({
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string() })),
  metadata: v.object({ dependencies: v.object({ total: v.number() }) }),
});

/**
 * @typedef {'clean' | 'vulnerable' | 'not checked'} Verdict
 * @typedef {{ readonly verdict: Verdict, readonly text: string }} Judgement
 */

/**
 * @param {string} output
 * @returns {unknown}
 */
function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} output of npm; a registry that does not answer makes npm write an error, in JSON or not
 * @returns {Judgement}
 */
export function judge(output) {
  const json = parse(output);
  const report = v.safeParse(Report, json);
  if (!report.success) {
    const refusal = v.safeParse(v.object({ statusCode: v.number() }), json);
    const answer = refusal.success ? `It answered ${refusal.output.statusCode}.` : 'It could not be asked.';
    return {
      verdict: 'not checked',
      text:
        `Not checked: the registry does not tell of known vulnerabilities here. ${answer}\n` +
        'Whether a package has one is not known from this run: repeat it where the registry answers.',
    };
  }
  const { vulnerabilities, metadata } = report.output;
  const found = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name}: ${severity}`);
  const { total } = metadata.dependencies;
  return found.length === 0
    ? { verdict: 'clean', text: `No known vulnerability in ${total} packages.` }
    : { verdict: 'vulnerable', text: `${found.join('\n')}\n\`npm audit\` tells more.` };
}
