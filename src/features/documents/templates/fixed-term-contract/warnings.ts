import { formatClp } from '../../../../platform/format.ts';
import { type OtherDraft, type Values, type Warning, warnIf } from '../../model/document.ts';
import { wholeNumber } from '../../model/number.ts';
import { nationalityAgainst, titleAgainst } from '../../model/treatment.ts';
import { given } from '../../model/values.ts';
import { dateWarnings } from './date-warnings.ts';
import { type ContractKey, pay } from './fields.ts';
import { messages, rules } from './messages.ts';
import { duplicateWarnings, partyWarnings } from './person-warnings.ts';
import { weekWarnings } from './week-warnings.ts';

type Answers = Values<ContractKey>;
type Warnings = readonly Warning<ContractKey>[];

function agreementWarnings(values: Answers): Warnings {
  const places = [
    ['rep_nacionalidad', 'rep_trato', nationalityAgainst],
    ['trab_nacionalidad', 'trab_trato', nationalityAgainst],
    ['trab_titulo', 'trab_trato', titleAgainst],
  ] as const;
  return places.flatMap(([key, by, against]) => {
    const chosen = given(values, by);
    const word = against(given(values, key), chosen);
    return warnIf(word !== null, {
      keys: [key, by],
      message: messages.treatment(word ?? '', chosen),
      rule: rules.treatment,
    });
  });
}

/** A name prints at once; without its treatment the words around it may not be that person's. */
function treatmentWarnings(values: Answers): Warnings {
  const people = [
    ['rep_nombre', 'rep_trato', messages.representativeUntreated],
    ['trab_nombre', 'trab_trato', messages.workerUntreated],
  ] as const;
  return people.flatMap(([name, by, message]) =>
    warnIf(given(values, name) !== '' && given(values, by) === '', {
      keys: [by, name],
      message,
      rule: rules.chosenTreatment,
      under: 'last',
    }),
  );
}

/** In pesos: a month's pay or allowance has more figures. */
const leastAmount = 1000;

function amountWarnings(values: Answers): Warnings {
  return pay.fields.flatMap(({ key, kind, label }) => {
    const amount = kind === 'money' ? wholeNumber(given(values, key)) : null;
    return warnIf(amount !== null && amount > 0 && amount < leastAmount, {
      keys: [key],
      message: messages.amount(label, formatClp(amount ?? 0)),
      rule: rules.amount,
      onLeave: true,
    });
  });
}

/**
 * Treatments not chosen, the words that do not agree, what two persons cannot both have, amounts, the week and the
 * dates, against each other and against the limits of the law and of the contract.
 * @param today 'YYYY-MM-DD' where the person is
 */
export function warnings(
  values: Answers,
  today: string,
  others: readonly OtherDraft<ContractKey>[] = [],
): Warnings {
  return [
    ...treatmentWarnings(values),
    ...agreementWarnings(values),
    ...partyWarnings(values),
    ...duplicateWarnings(values, others),
    ...weekWarnings(values),
    ...amountWarnings(values),
    ...dateWarnings(values, today),
  ];
}
