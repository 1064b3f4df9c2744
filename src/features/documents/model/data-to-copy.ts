// Describes the answers that a person may copy into another system. The template groups them.
import type { ReadField } from './amount.ts';
import type { Wording } from './inflection.ts';

export type CopyableValue<Key extends string = string> =
  /** By default the value has the field's own label. */
  | { readonly key: Key; readonly label?: Wording<Key> }
  /** `format` returns '' while the text is unknown. */
  | { readonly label: Wording<Key>; readonly format: (read: ReadField) => string };

export type CopyableGroup<Key extends string = string> = {
  readonly title: string;
  readonly values: readonly CopyableValue<Key>[];
};
