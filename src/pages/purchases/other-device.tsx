import { type FormEvent, useId, useRef } from 'react';
import { otherDeviceCopy } from '../../content/purchases.ts';
import type { NumberSearch } from '../../features/purchases/number-search.ts';
import { useNumberSearch } from '../../features/purchases/use-number-search.ts';
import { env } from '../../platform/current-env.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';

type Words = Partial<Record<NumberSearch['step'], string | ((email: string) => string)>>;

const words: Words = {
  wrong: otherDeviceCopy.wrong,
  has: otherDeviceCopy.has,
  unknown: otherDeviceCopy.unknown,
  pending: otherDeviceCopy.pending,
  refused: otherDeviceCopy.refused,
  returned: otherDeviceCopy.returned,
  contradicting: otherDeviceCopy.contradicting,
  unconfirmed: otherDeviceCopy.unconfirmed,
  unreachable: otherDeviceCopy.unreachable,
  nobodyToAsk: otherDeviceCopy.nobodyToAsk,
};

/** What is said of the number, beside its field. */
export function wordsFor({ step }: NumberSearch): string {
  const text = words[step] ?? '';
  return typeof text === 'string' ? text : text(env.contactEmail);
}

/** Answers that are about the number as it was typed. */
const wrongNumber: ReadonlySet<NumberSearch['step']> = new Set(['wrong', 'unknown']);

type Props = {
  readonly service: PaymentEnv | null;
  /** A purchase was found, and the page has changed. */
  readonly onFound: () => void;
};

/** The way to a purchase that was made in another browser. */
export function OtherDevice({ service, onFound }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { state, search } = useNumberSearch(service);
  const text = wordsFor(state);
  const isWrong = wrongNumber.has(state.step);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = field.current;
    if (!typed || !(await search(typed.value))) return;
    typed.value = '';
    toast('ok', ...otherDeviceCopy.found);
    onFound();
  }

  return (
    <section className="purchases__lost" aria-labelledby="otro-equipo">
      <h2 id="otro-equipo">{otherDeviceCopy.title}</h2>
      <p id={`${id}-hint`}>{otherDeviceCopy.text}</p>
      <form className="purchases__number" onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor={id}>{otherDeviceCopy.label}</label>
          <input
            ref={field}
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={500}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-hint ${id}-answer`}
          />
        </div>
        <Button type="submit" variant="line" busy={state.step === 'asking' && otherDeviceCopy.searching}>
          {otherDeviceCopy.search}
        </Button>
        <p id={`${id}-answer`} className="purchases__answer" role="status">
          {text !== '' && (
            <>
              <Icon name="info" />
              <span>{text}</span>
            </>
          )}
        </p>
      </form>
    </section>
  );
}
