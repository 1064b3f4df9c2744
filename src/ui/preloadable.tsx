import { type ComponentType, lazy, useState } from 'react';
import { codeInTime } from '../platform/time-limit.ts';

/**
 * A component whose code is loaded when it is first rendered, or before, on intent.
 * A failed load, or one that takes too long, is forgotten: the next intent tries again.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | null = null;
  let loaded: ComponentType<Props> | null = null;

  function start(): Promise<ComponentType<Props>> {
    loading ??= codeInTime(load()).then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        loading = null;
        isSpent = true;
        throw error;
      },
    );
    return loading;
  }

  const makeLazy = () => lazy(async () => ({ default: await start() }));
  let Lazy = makeLazy();
  /** React keeps a failure for ever: what failed once is tried again with a component of its own. */
  let isSpent = false;

  /** Code that is here already is rendered at once: `lazy` would show the fallback for a moment. */
  function Component(props: Props) {
    const [Ready] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Ready {...props} />;
  }

  return {
    Component,
    /** Resolves to whether the code is here: that it failed to come shows when the component is needed. */
    preload: (): Promise<boolean> => {
      if (isSpent) Lazy = makeLazy();
      isSpent = false;
      return start().then(
        () => true,
        () => false,
      );
    },
  };
}
