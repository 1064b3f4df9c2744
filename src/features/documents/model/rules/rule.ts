// Makes rules and their sources, and combines rules. README.md explains them.
import type { Rule, RuleInput, RuleLine, Source, Template, Warning } from '../document.ts';

export function citedSource(text: string): Source {
  return { citation: text, displayText: text };
}

export function noLegalSource(advice?: string): Source {
  return { citation: 'Criterio propio', ...(advice === undefined ? {} : { displayText: advice }) };
}

export const typingErrorSource = noLegalSource('Revise si ambos datos son correctos.');

export const otherDocumentSource = noLegalSource(
  'Ambos documentos están en este equipo: revise si el dato es correcto en los dos.',
);

export function checksOf<Key extends string>(
  rules: readonly Rule<Key>[],
): Pick<Template<Key>, 'warnings' | 'compare'> {
  const comparisons = rules.filter(({ comparesOthers }) => comparesOthers);
  const compare: Template<Key>['compare'] = (values, otherDocuments) =>
    findAll(comparisons, { values, today: '', otherDocuments });
  return {
    warnings: (values, today, otherDocuments = []) => findAll(rules, { values, today, otherDocuments }),
    ...(comparisons.length > 0 && { compare }),
  };
}

export function findAll<Key extends string>(
  rules: readonly Rule<Key>[],
  input: RuleInput<Key>,
): readonly Warning<Key>[] {
  return rules.flatMap(({ find }) => find(input));
}

type Finding<Key extends string> = Pick<Warning<Key>, 'keys' | 'message'>;

type MaybeFinding<Key extends string> = Finding<Key> | false | null | '';

export type RuleDetails = Pick<Warning, 'showUnder' | 'showAfterBlur'> & { readonly source: Source };

type RuleDefinition<Key extends string> = RuleDetails &
  Omit<RuleLine<Key>, 'source' | 'sentence'> & {
    readonly sentence: string | RuleLine<Key>['sentence'];
    readonly find: (input: RuleInput<Key>) => MaybeFinding<Key> | readonly MaybeFinding<Key>[];
    readonly comparesOthers?: true;
  };

export function defineRule<Key extends string>({
  keys,
  requirement,
  sentence,
  source,
  find,
  comparesOthers,
  ...display
}: RuleDefinition<Key>): Rule<Key> {
  const sourceText = source.displayText === undefined ? {} : { sourceText: source.displayText };
  return {
    lines: [
      {
        keys,
        ...(requirement && { requirement }),
        sentence: typeof sentence === 'string' ? () => sentence : sentence,
        source,
      },
    ],
    find: (input) =>
      [find(input)]
        .flat()
        .filter((finding) => !!finding)
        .map((finding) => ({ ...finding, ...sourceText, ...display })),
    ...(comparesOthers && { comparesOthers }),
  };
}

/**
 * Sentence of a warning, or a function that returns it. The function gets the answers as the rule formats them, such as
 * dates in words.
 */
export type Message = string | ((...answers: readonly string[]) => string);

export type RuleOptions<Key extends string> = RuleDetails & {
  readonly message: Message;
  /** Fields under which the warning appears; by default all fields of the rule, in the rule's order. */
  readonly keys?: readonly Key[];
  /** Further fields whose answers the message gets, after those of the rule. */
  readonly extraKeys?: readonly Key[];
};

/** Returns a rule's requirement in Spanish, from the labels of its two fields. */
export type Requirement = (first: string, second: string) => string;

export function formatMessage(message: Message, answers: readonly string[]): string {
  return typeof message === 'string' ? message : message(...answers);
}

/** Rules to combine. Either all of them compare with other documents, or none. */
export type Rules<Key extends string> = readonly [Rule<Key>, ...Rule<Key>[]];

/** Returns a rule with the lines of all these rules. `find` decides which of them apply. */
export function combine<Key extends string>(rules: Rules<Key>, find: Rule<Key>['find']): Rule<Key> {
  const [first, ...rest] = rules;
  return {
    lines: [...first.lines, ...rest.flatMap(({ lines }) => lines)],
    find,
    ...(first.comparesOthers && { comparesOthers: true }),
  };
}

export function firstOf<Key extends string>(...rules: Rules<Key>): Rule<Key> {
  return combine(rules, (input) => {
    for (const { find } of rules) {
      const warnings = find(input);
      if (warnings.length > 0) return warnings;
    }
    return [];
  });
}

export function when<Key extends string>(
  holds: (input: RuleInput<Key>) => boolean,
  ...rules: Rules<Key>
): Rule<Key> {
  return combine(rules, (input) => (holds(input) ? findAll(rules, input) : []));
}
