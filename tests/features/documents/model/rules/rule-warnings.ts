import type { Rule, RuleInput, Values } from '../../../../../src/features/documents/model/document.ts';

/** Returns the messages of a rule's warnings on 2 March 2026. */
export function warningMessages(
  rule: Rule,
  values: Values,
  otherDocuments: RuleInput['otherDocuments'] = [],
): readonly string[] {
  return rule.find({ values, today: '2026-03-02', otherDocuments }).map(({ message }) => message);
}

/** Returns a rule's requirement, with the keys of its fields in place of their labels. */
export function requirementOf({ lines: [line] }: Rule): string | undefined {
  return line.requirement?.((key) => key);
}
