import type { Rule, RuleInput, Values } from '../../../../../src/features/documents/model/document.ts';

/** Returns the sentences of a rule's warnings on 2 March 2026. */
export function found(rule: Rule, values: Values, others: RuleInput['others'] = []): readonly string[] {
  return rule.find({ values, today: '2026-03-02', others }).map(({ message }) => message);
}

/** Returns a rule's requirement, with fields as their keys. */
export function requirementOf({ lines: [line] }: Rule): string | undefined {
  return line.requirement?.((key) => key);
}
