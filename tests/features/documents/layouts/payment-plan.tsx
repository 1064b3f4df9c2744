import {
  boldText,
  column,
  createBuilders,
  defineTemplate,
  textLine,
  title,
} from '../../../../src/features/documents/model/builders.ts';
import { addDays, parseDate } from '../../../../src/features/documents/model/date.ts';
import type { Rule, Template, Values } from '../../../../src/features/documents/model/document.ts';
import {
  type Field,
  field,
  longDateType,
  personName,
} from '../../../../src/features/documents/model/field.ts';
import { type KeyOf, keysExcept } from '../../../../src/features/documents/model/field-group.ts';
import { parseInput } from '../../../../src/features/documents/model/input.ts';
import type { Layout, LayoutReading, SheetLayout } from '../../../../src/features/documents/model/layout.ts';
import { parseInteger } from '../../../../src/features/documents/model/number.ts';
import { answersRule } from '../../../../src/features/documents/model/rules/answers.ts';
import { noLegalSource } from '../../../../src/features/documents/model/rules/rule.ts';
import { answerTo } from '../../../../src/features/documents/model/values.ts';
import { minimalSpreadsheet } from '../sample-template.ts';

const instalmentNumbers = [1, 2, 3] as const;
type InstalmentNumber = (typeof instalmentNumbers)[number];

const dateKey = <N extends InstalmentNumber>(number: N) => `pago_${number}_fecha` as const;
const amountKey = <N extends InstalmentNumber>(number: N) => `pago_${number}_monto` as const;

const instalmentKeys = instalmentNumbers.flatMap((number) => [dateKey(number), amountKey(number)]);

/**
 * Returns the amount of an instalment. All amounts are equal, except that the last one includes the remainder. Returns ''
 * for an unknown total.
 */
function shareOf(total: string, number: InstalmentNumber): string {
  const pesos = parseInteger(total);
  if (pesos === null) return '';
  const share = Math.floor(pesos / instalmentNumbers.length);
  return String(number < instalmentNumbers.length ? share : pesos - share * (instalmentNumbers.length - 1));
}

const instalmentFields = instalmentNumbers.flatMap((number) => [
  field(dateKey(number), longDateType, { label: `Pago ${number}: fecha`, hint: 'dd-mm-aaaa' }),
  field(amountKey(number), 'money', {
    label: `Pago ${number}: monto`,
    hint: 'Pesos chilenos',
    proposal: { dependsOn: ['plan_total'], propose: ([total = '']) => shareOf(total, number) },
  }),
]);

const planColumn: Field = field('pagos_plan', 'text', { label: 'Plan de pago', hint: '' });

/** Parses «3 pagos de $50.000 desde el 05-03-2026»; null for any other text. The payments are 30 days apart. */
function readPlan(text: string): Values | null {
  const [, amount = '', startText = ''] = /^3 pagos de (\S+) desde el (\S+)$/.exec(text.trim()) ?? [];
  const date = parseDate(startText);
  const [, amountField] = instalmentFields;
  const pesos = amountField ? parseInput(amountField, amount) : '';
  if (date === null || parseInteger(pesos) === null) return null;
  const entries = instalmentNumbers.flatMap((number) => [
    [dateKey(number), addDays(date, 30 * (number - 1))],
    [amountKey(number), pesos],
  ]);
  return Object.fromEntries(entries);
}

function read(texts: ReadonlyMap<string, string>, answers: Values): LayoutReading {
  const text = texts.get(planColumn.key) ?? '';
  const plan = text.trim() === '' ? {} : readPlan(text);
  const message = 'Escriba el plan como «3 pagos de $50.000 desde el 05-03-2026».';
  if (plan === null)
    return { answers: {}, proposed: {}, unreadableCells: [{ key: planColumn.key, message }] };
  const unansweredEntries = Object.entries(plan).filter(([key]) => answerTo(answers, key) === '');
  return { answers: Object.fromEntries(unansweredEntries), proposed: {}, unreadableCells: [] };
}

const sheet: SheetLayout = {
  columns: [planColumn],
  headings: { [planColumn.key]: ['pagos', 'plan de cuotas'] },
  headingSequences: [],
  dependsOn: instalmentKeys,
  read,
};

const layout: Layout = {
  loadView: async () => (await import('./instalments-view.tsx')).InstalmentsView,
  sheet,
};

const planGroup = {
  title: 'Plan',
  fields: [
    field('plan_colegio', 'text', {
      fact: 'school.name',
      label: 'Nombre del colegio',
      hint: 'Como figura en el letrero',
    }),
    field('plan_apoderado', personName, {
      label: 'Nombre de quien paga',
      hint: 'Nombres y dos apellidos',
      sample: 'Ana Prueba Ejemplo',
    }),
    field('plan_rut', 'rut', { label: 'RUT de quien paga', hint: 'Con puntos y guion' }),
    field('plan_total', 'money', { label: 'Total por pagar', hint: 'Pesos chilenos' }),
    field('plan_fecha', longDateType, { label: 'Fecha del plan', hint: 'dd-mm-aaaa' }),
  ],
} as const;

const instalmentGroup = { title: 'Pagos', layout, fields: instalmentFields } as const;

const groups = [planGroup, instalmentGroup] as const;
type Key = KeyOf<typeof groups>;
const { line, paragraph, signatures, sum } = createBuilders<Key>();

const paymentSumRule: Rule<Key> = answersRule(
  ['plan_total', ...instalmentNumbers.map(amountKey)],
  ([total = '', ...amounts]) => {
    const paidAmounts = amounts.map(parseInteger);
    const areAmountsKnown = parseInteger(total) !== null && paidAmounts.every((pesos) => pesos !== null);
    return areAmountsKnown && paidAmounts.reduce((a, b) => a + b, 0) !== parseInteger(total) && [total];
  },
  {
    message: 'Los pagos no suman el total.',
    source: noLegalSource('Revise los montos.'),
    showUnder: 'last',
  },
);

/**
 * Template with a layout of its own: its instalments have a form view and a spreadsheet column. Their amounts are
 * proposed. Tests of all templates include this one, so that other code can't depend on the layouts of the templates
 * that we sell.
 */
export const paymentPlan: Template = defineTemplate({
  productId: 'prod_prueba_02',
  title: 'Plan de pago',
  author: 'Firma de Prueba',
  description: 'Plan de pago de una deuda con el colegio',
  keywords: ['plan de pago'],
  language: 'es-CL',
  changes: [{ date: '2026-03-02', sentences: [] }],
  groups,
  letterhead: { kind: 'text', left: 'Firma de Prueba', right: 'Plan de pago' },
  footer: 'Plan de pago',
  pages: 1,
  headingColor: 'ink',
  blocks: [
    title('PLAN DE PAGO', 'En tres pagos'),
    paragraph`El ${'plan_fecha'}, ${'plan_apoderado'}, RUT ${'plan_rut'}, se obliga a pagar ${'plan_total'} a ${'plan_colegio'} así:`,
    {
      kind: 'table',
      caption: textLine('Pagos'),
      size: 'normal',
      columns: [column(60, 'Fecha'), column(40, 'Monto', 'right')],
      rows: [
        ...instalmentNumbers.map((number) => ({
          cells: [line`${dateKey(number)}`, line`${amountKey(number)}`],
        })),
        {
          isTotal: true,
          cells: [
            boldText('Suma'),
            [sum('pago_suma', 'Suma de los pagos', instalmentNumbers.map(amountKey))],
          ],
        },
      ],
    },
    signatures([[line`Nombre: ${'plan_apoderado'}`, line`(firma)`]]),
  ],
  rules: [paymentSumRule],
  reminders: [],
  afterDownload: { steps: ['Firme el plan'], reminders: 'Avisarme', allReminders: 'Avisarme de todos' },
  subject: {
    key: 'plan_apoderado',
    noun: 'plan',
    prefix: '',
    fallbackTitle: 'Plan sin nombre',
    nextDraftLabel: 'Otro plan',
    previousDraftNote: 'El anterior quedó guardado',
  },
  spreadsheet: {
    ...minimalSpreadsheet,
    uniqueKey: 'plan_rut',
    headings: { plan_apoderado: ['apoderado'], plan_total: ['deuda'] },
  },
  carriedKeys: keysExcept([planGroup, instalmentGroup], 'plan_apoderado', 'plan_rut'),
});
