import { type Amount, keysOfAmount } from '../../model/amount.ts';
import type { Inline, InlineOf, Line, Template } from '../../model/document.ts';
import type { FieldGroup } from '../../model/field.ts';

/** An amount that the document computes from one group's answers, with its label there. */
export type GroupTotal = {
  readonly key: string;
  readonly label: string;
  readonly amount: Amount;
};

function isComputed(inline: Inline): inline is InlineOf<'computed'> {
  return inline.kind === 'computed';
}

function textOf(cells: readonly Line[]): string {
  return cells.flatMap((cell) => cell.map((inline) => (inline.kind === 'text' ? inline.text : ''))).join('');
}

/** The totals in the document's tables that depend on this group alone. */
export function totalsOf({ blocks }: Template, { fields }: FieldGroup): readonly GroupTotal[] {
  const own = new Set(fields.map(({ key }) => key));
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  return rows.flatMap(({ cells, total }) => {
    const [computed, ...others] = cells.flat().filter(isComputed);
    if (!total || !computed || others.length > 0) return [];
    const { key, amount } = computed;
    return keysOfAmount(amount).every((of) => own.has(of)) ? [{ key, label: textOf(cells), amount }] : [];
  });
}
