import * as v from 'valibot';

const Report = v.object({
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string() })),
  metadata: v.object({ dependencies: v.object({ total: v.number() }) }),
});

type Audit = { readonly verdict: 'clean' | 'vulnerable' | 'not checked'; readonly text: string };

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** @param output of `npm audit --json`: where the registry does not answer, an error, in JSON or not */
export function readAudit(output: string): Audit {
  const json = parse(output);
  const report = v.safeParse(Report, json);
  if (!report.success) {
    const refusal = v.safeParse(v.object({ statusCode: v.number() }), json);
    const answer = refusal.success ? `It answered ${refusal.output.statusCode}.` : 'It could not be asked.';
    return {
      verdict: 'not checked',
      text:
        `Not checked: the registry does not list known vulnerabilities here. ${answer}\n` +
        'Whether a package has one is not known from this run: repeat it where the registry answers.',
    };
  }
  const { vulnerabilities, metadata } = report.output;
  const found = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name}: ${severity}`);
  const { total } = metadata.dependencies;
  return found.length === 0
    ? { verdict: 'clean', text: `No known vulnerability in ${total} packages.` }
    : { verdict: 'vulnerable', text: `${found.join('\n')}\n\`npm audit\` has the details.` };
}
