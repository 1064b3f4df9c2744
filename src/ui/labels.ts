import { createStrictContext } from '../platform/strict-context.ts';

export type Labels = {
  readonly loading: string;
  readonly needsScript: string;
  /** Accessible name of a toast. */
  readonly toast: string;
  /** Accessible name of the region with the toasts. Radix replaces `{hotkey}` with the key that focuses the region. */
  readonly toasts: string;
  readonly closeToast: string;
  /** Title of the summary of several invalid answers. */
  readonly problems: (count: number) => string;
  /** Shown when the code of a dialog fails to load. */
  readonly notOpened: readonly [title: string, text: string];
  /** Shown when the code of a part of the page fails to load. */
  readonly missingPart: { readonly text: string; readonly retry: string };
};

export const [LabelsProvider, useLabels] = createStrictContext<Labels>('LabelsProvider');
