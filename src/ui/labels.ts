import { createStrictContext } from '../platform/strict-context.ts';

/** Words of the design system itself. */
export type Labels = {
  readonly loading: string;
  /** Replaces content that needs scripts. */
  readonly needsScript: string;
  /** Name of one toast. In the name of the toasts' region, `{hotkey}` is the key that focuses it. */
  readonly toast: string;
  readonly toasts: string;
  readonly closeToast: string;
  /** Title above the list of several wrong answers. */
  readonly problems: (count: number) => string;
  /** Shown when the code of a dialog fails to load. */
  readonly notOpened: readonly [title: string, text: string];
  /** Shown when the code of a part of the page fails to load. */
  readonly missingPart: { readonly text: string; readonly retry: string };
};

export const [LabelsProvider, useLabels] = createStrictContext<Labels>('LabelsProvider');
