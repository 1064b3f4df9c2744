import { createStrictContext } from '../platform/strict-context.ts';

/** The few words of the design system's own. */
export type Labels = {
  readonly loading: string;
  /** Shown in the place of what only scripts can show. */
  readonly needsScript: string;
  /** Of one toast; `{hotkey}` in the name of their region is the key that leads to it. */
  readonly toast: string;
  readonly toasts: string;
  readonly closeToast: string;
  /** Above the list of what is wrong with several answers. */
  readonly problems: (count: number) => string;
  /** Shown when the code of a dialog does not load. */
  readonly notOpened: readonly [title: string, text: string];
  /** Shown when the code of a part of the page does not load. */
  readonly missingPart: { readonly text: string; readonly retry: string };
};

export const [LabelsProvider, useLabels] = createStrictContext<Labels>('LabelsProvider');
