import { type Amount, keysOfAmount } from '../../model/amount.ts';
import { flatBlocks } from '../../model/conditional.ts';
import type { Inline, InlineOf, Line, Template } from '../../model/document.ts';
import type { Field } from '../../model/field.ts';

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

/** The totals in the document's tables that depend on these fields of a group alone. */
export function totalsOf({ blocks }: Template, fields: readonly Field[]): readonly GroupTotal[] {
  const own = new Set(fields.map(({ key }) => key));
  const rows = flatBlocks(blocks).flatMap((block) => (block.kind === 'table' ? block.rows : []));
  return rows.flatMap(({ cells, total }) => {
    const [computed, ...others] = cells.flat().filter(isComputed);
    if (!total || !computed || others.length > 0) return [];
    const { key, amount } = computed;
    return keysOfAmount(amount).every((of) => own.has(of)) ? [{ key, label: textOf(cells), amount }] : [];
  });
}
