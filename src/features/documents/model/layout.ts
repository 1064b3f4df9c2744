import type { ComponentType } from 'react';
import type { Field } from './field.ts';
import type { SheetLayout } from './sheet-layout.ts';

/** Form view of a group's fields. */
export type LayoutView = ComponentType<{ readonly fields: readonly Field[] }>;

/** A group's own form view, and its own reading of columns in spreadsheets. */
export type Layout = {
  /** Loads the view, which only the form needs. */
  readonly loadView: () => Promise<LayoutView>;
  readonly sheet?: SheetLayout;
};
