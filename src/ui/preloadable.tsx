import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose code is loaded when it is first rendered, or before, on intent.
 * A failed load is forgotten, so that the next intent tries again.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | null = null;
  let loaded: ComponentType<Props> | null = null;

  function start(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  const Lazy = lazy(async () => ({ default: await start() }));

  /** Code that is here already is rendered at once: `lazy` would show the fallback for a moment. */
  function Component(props: Props) {
    const [Ready] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Ready {...props} />;
  }

  return {
    Component,
    /** Resolves to whether the code is here: that it failed to come shows when the component is needed. */
    preload: (): Promise<boolean> =>
      start().then(
        () => true,
        () => false,
      ),
  };
}
