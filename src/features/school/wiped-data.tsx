import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { wipedDataCopy as copy } from '../../content/school-copy.ts';
import type { Wiping } from '../../platform/persisted-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useOnReturn } from '../../ui/use-on-return.ts';

function isWiped({ status }: Wiping): boolean {
  return status.get() === 'wiped';
}

/** Browsers need not report that they wiped the storage. Once one value was, none beside it is stored. */
function look(values: readonly Wiping[]): void {
  for (const { refresh } of values) refresh();
  if (values.some(isWiped)) for (const { hold } of values) hold();
}

type Props = {
  /** What the fields are stored as, and what is offered for them. */
  readonly values: readonly Wiping[];
  readonly children: ReactNode;
};

/**
 * Around fields whose answers the device keeps. Wiped by the browser, or by another tab, the answers stay in the fields,
 * and nothing is stored before the person says so.
 */
export function WipedData({ values, children }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const someWiped = useSyncExternalStore(
    (listener) => {
      const stops = values.map(({ status }) => status.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => values.some(isWiped),
    () => false,
  );
  useOnReturn(() => look(values));

  function resolve(answer: (value: Wiping) => void): void {
    flushSync(() => values.filter(isWiped).forEach(answer));
    // The button that was pressed is gone.
    fields.current?.querySelector('input')?.focus();
  }

  return (
    // Before the fields store what is typed, pasted or taken from an offer.
    <div
      className="[display:contents]"
      ref={fields}
      onChangeCapture={() => look(values)}
      onBlurCapture={() => look(values)}
      onClickCapture={() => look(values)}
    >
      {someWiped && (
        <Notice variant="bad" className="my-3 print:hidden" aria-label={copy.title}>
          <p className="text-ink" role="alert">
            <strong>{copy.title}</strong> {copy.text}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button small onClick={() => resolve(({ keep }) => keep())}>
              {copy.keep}
            </Button>
            <Button
              variant="danger"
              small
              onClick={() => {
                resolve(({ clear }) => clear());
                toast('info', ...copy.done);
              }}
            >
              {copy.drop}
            </Button>
          </div>
        </Notice>
      )}
      {children}
    </div>
  );
}
