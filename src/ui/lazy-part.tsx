import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { codeInTime } from '../platform/async.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { useLabels } from './labels.ts';
import { Loading } from './loading.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** The code of a part did not come. */
class MissingPart extends Error {
  override readonly name = 'MissingPart';
}

type BoundaryProps = { readonly missing: ReactNode; readonly children: ReactNode };

/** Shows something else in place of a part whose code did not come; other errors are the page's. */
class PartBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if ((error as unknown) instanceof MissingPart) return this.props.missing;
    throw error;
  }
}

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
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await codeInTime(load()) };
      } catch (cause) {
        throw new MissingPart('A part of the page did not load', { cause });
      }
    });
  // React keeps a failure for ever: each attempt has a component of its own.
  let latest = attempt();

  return function Part(props: Props) {
    const [{ Loaded, attempts }, setAttempt] = useState({ Loaded: latest, attempts: 1 });
    const [retry] = useState(() => () => {
      latest = attempt();
      setAttempt((before) => ({ Loaded: latest, attempts: before.attempts + 1 }));
    });
    const waiting = <Waiting {...props} />;
    const missing = (
      <Missing attempts={attempts} retry={retry}>
        {waiting}
      </Missing>
    );
    return (
      <PartBoundary key={attempts} missing={missing}>
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      </PartBoundary>
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

function RetryButton({ retry }: MissingProps) {
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
  return makePart(load, () => <Loading />, RetryButton);
}
