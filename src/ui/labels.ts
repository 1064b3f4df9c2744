import { createContext, useContext } from 'react';

/** The few words of the design system's own. */
export type Labels = {
  readonly loading: string;
  /** Of one toast; `{hotkey}` in the name of their region is the key that leads to it. */
  readonly toast: string;
  readonly toasts: string;
  readonly closeToast: string;
  /** Shown when the code of a dialog does not come. */
  readonly notOpened: readonly [title: string, text: string];
};

const silent: Labels = { loading: '', toast: '', toasts: '', closeToast: '', notOpened: ['', ''] };

// A part rendered by itself, as tests do, needs no provider: it then says nothing.
const Context = createContext(silent);

export const LabelsProvider = Context.Provider;

export function useLabels(): Labels {
  return useContext(Context);
}
