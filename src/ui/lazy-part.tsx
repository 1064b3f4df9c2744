import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { codeInTime } from '../platform/async.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { useLabels } from './labels.ts';
import { Loading } from './loading.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

type MissingProps = {
  readonly attempts: number;
  readonly retry: () => void;
  /** What stood there while the code was on its way. */
  readonly children: ReactNode;
};

function makePart<Props extends object>(
  load: Load<Props>,
  Waiting: ComponentType<Props>,
  Missing: ComponentType<MissingProps>,
): ComponentType<Props> {
  let code: ComponentType<Props> | null = null;

  return function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => code);
    const [attempts, setAttempts] = useState(1);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (Loaded || isMissing) return;
      let isHere = true;
      codeInTime(load()).then(
        (part) => {
          code = part;
          if (isHere) setLoaded(() => part);
        },
        () => isHere && setMissing(true),
      );
      return () => {
        isHere = false;
      };
    }, [Loaded, isMissing]);
    const retry = useCallback(() => {
      setMissing(false);
      setAttempts((before) => before + 1);
    }, []);
    if (Loaded) return <Loaded {...props} />;
    const waiting = <Waiting {...props} />;
    if (!isMissing) return waiting;
    return (
      <Missing attempts={attempts} retry={retry}>
        {waiting}
      </Missing>
    );
  };
}

/** Milliseconds before code that nobody waits for is asked for again, each time that it fails. */
const pausesMs = [2_000, 8_000, 30_000];

function RetryLater({ attempts, retry, children }: MissingProps) {
  useEffect(() => {
    const pause = pausesMs[attempts - 1];
    if (pause === undefined) return;
    const timer = setTimeout(retry, pause);
    return () => clearTimeout(timer);
  }, [attempts, retry]);
  return children;
}

/**
 * A part that the page can do without. Code that does not come is asked for again a few times.
 * @param Without what stands in its place
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  Without: ComponentType<Props> = () => null,
): ComponentType<Props> {
  return makePart(load, Without, RetryLater);
}

/** Takes the place of an essential part whose code did not load. */
export function RetryPart({ retry }: Pick<MissingProps, 'retry'>) {
  const { missingPart } = useLabels();
  return (
    <Alert>
      <p>{missingPart.text}</p>
      <Button className="mt-3" variant="line" small onClick={retry}>
        {missingPart.retry}
      </Button>
    </Alert>
  );
}

/** What the page is for: it says when its code does not come, and offers to ask again. */
export function essentialPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return makePart(load, () => <Loading />, RetryPart);
}
