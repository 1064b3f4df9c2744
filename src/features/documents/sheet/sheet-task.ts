import * as v from 'valibot';

/** A column of the example sheet, with its one cell. */
const ExampleColumn = v.object({
  heading: v.string(),
  value: v.union([v.string(), v.number()]),
  /** How a number is shown, as spreadsheets write it. */
  format: v.exactOptional(v.string()),
});

export type ExampleColumn = v.InferOutput<typeof ExampleColumn>;

/** What the page asks of its worker: to read a file, or to write these columns as one. */
export const SheetTask = v.variant('kind', [
  v.object({ kind: v.literal('read'), file: v.file() }),
  v.object({
    kind: v.literal('write'),
    columns: v.pipe(v.array(ExampleColumn), v.readonly()),
  }),
]);

export type SheetTask = v.InferOutput<typeof SheetTask>;
