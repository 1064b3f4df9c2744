export type Step = {
  readonly name: string;
  /** Of package.json. */
  readonly script: string;
  /** Steps, or programs of the machine, without which it cannot run. */
  readonly needs?: readonly string[];
  /** Its runner's report in test-results/; a step without one counts as one test. */
  readonly report?: string;
};

/** Steps that run one after the other. */
type Chain = readonly Step[];

/**
 * What "done" means. A stage begins when the one before has ended. Its chains run beside each other, so that no core is
 * idle while the budgets wait for pages. Unit tests and journeys have limits in time and need every core for themselves.
 */
const stages: readonly (readonly Chain[])[] = [
  [
    [
      { name: 'types', script: 'types' },
      { name: 'lint', script: 'lint' },
      { name: 'build', script: 'build' },
      { name: 'html', script: 'check:html', needs: ['build'] },
      { name: 'styles', script: 'check:styles', needs: ['build'] },
      { name: 'browsers', script: 'check:browsers', needs: ['build'] },
    ],
    [
      { name: 'build:sandbox', script: 'build:sandbox' },
      { name: 'budgets', script: 'budgets', needs: ['build:sandbox', 'chromium'] },
    ],
  ],
  [[{ name: 'unit', script: 'test:unit', report: 'unit.json' }]],
  [[{ name: 'e2e', script: 'test:e2e', needs: ['build:sandbox', 'chromium'], report: 'e2e.json' }]],
];

/**
 * @param names undefined for all
 * @throws {Error} on a name that no step has: a check that runs nothing would pass
 */
export function selectSteps(names?: readonly string[]): readonly (readonly Chain[])[] {
  const known = stages.flat(2).map(({ name }) => name);
  const wrong = names?.filter((name) => !known.includes(name)) ?? [];
  if (wrong.length > 0) throw new Error(`No step ${wrong.join(', ')}: there are ${known.join(', ')}`);
  return stages.map((chains) =>
    chains.map((chain) => chain.filter(({ name }) => names?.includes(name) ?? true)),
  );
}
