// Questions about a column: whether its dates begin with the month, whether its names begin with the surnames, and what
// «M» means in it.
import { surveyCopy } from '../../content/documents/survey-copy.ts';
import { dateOrders, type NameOrder } from '../../features/documents/batch/survey/choices.ts';
import type { NameFact, OptionFact } from '../../features/documents/batch/survey/findings.ts';
import { moveSurnamesBack } from '../../features/documents/batch/survey/person-names.ts';
import type { Survey } from '../../features/documents/batch/survey/survey.ts';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { SheetFact } from './sheet-fact.tsx';
import type { ChangeSheetChoices } from './use-survey.ts';

const copy = surveyCopy;

type SurveyChangeProps = { readonly survey: Survey; readonly change: ChangeSheetChoices };

export function DateFacts({ survey: { factsByColumn, columns }, change }: SurveyChangeProps) {
  return columns.map(({ index, heading }) => {
    const dates = factsByColumn.get(index)?.dates;
    if (!dates) return null;
    const { question, order } = dates;
    const buttons = dateOrders.map((dateOrder) => (
      <Button
        key={dateOrder}
        variant="line"
        small
        aria-pressed={order === dateOrder}
        onClick={() => change((current) => ({ dateOrders: { ...current.dateOrders, [index]: dateOrder } }))}
      >
        {copy.orders[dateOrder]}
      </Button>
    ));
    if (order !== null)
      return (
        <SheetFact key={index} controls={buttons}>
          {copy.datesChosen(heading, copy.orders[order])}
        </SheetFact>
      );
    const askOrder = question.isExampleInColumn ? copy.askDateOrder : copy.askDateOrderElsewhere;
    return (
      <SheetFact key={index} icon="alert" actions={buttons}>
        {askOrder(heading, question.example)}
      </SheetFact>
    );
  });
}

export function NameFactLine({
  fact,
  change,
}: {
  readonly fact: NameFact;
  readonly change: ChangeSheetChoices;
}) {
  const { column, example, order } = fact;
  const choose = (nameOrder: NameOrder) =>
    change((current) => ({ nameOrders: { ...current.nameOrders, [column.index]: nameOrder } }));
  switch (order) {
    case 'turn':
      return (
        <SheetFact actions={<TextButton onClick={() => choose('keep')}>{copy.keepNames}</TextButton>}>
          {copy.namesReordered(example, moveSurnamesBack(example) ?? example)}
        </SheetFact>
      );
    case 'keep':
      return (
        <SheetFact actions={<TextButton onClick={() => choose('turn')}>{copy.reorderNames}</TextButton>}>
          {copy.namesKept(example)}
        </SheetFact>
      );
    case null:
      return (
        <SheetFact
          icon="alert"
          actions={
            <>
              <Button variant="line" small onClick={() => choose('turn')}>
                {copy.surnamesFirst}
              </Button>
              <Button variant="line" small onClick={() => choose('keep')}>
                {copy.no}
              </Button>
            </>
          }
        >
          {copy.askNameOrder(example)}
        </SheetFact>
      );
  }
}

export function OptionFactLine({
  fact,
  change,
}: {
  readonly fact: OptionFact;
  readonly change: ChangeSheetChoices;
}) {
  const { column, text, options, value } = fact;
  const buttons = options.map((option) => (
    <Button
      key={option.value}
      variant="line"
      small
      aria-pressed={option.value === value}
      onClick={() => change((current) => ({ options: { ...current.options, [column.index]: option.value } }))}
    >
      {option.label}
    </Button>
  ));
  const label = options.find((option) => option.value === value)?.label;
  if (label === undefined)
    return (
      <SheetFact icon="alert" actions={buttons}>
        {copy.askOption(column.heading, text)}
      </SheetFact>
    );
  return <SheetFact controls={buttons}>{copy.option(column.heading, text, label)}</SheetFact>;
}
