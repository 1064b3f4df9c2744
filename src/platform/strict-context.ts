import { createContext, useContext } from 'react';

/**
 * A React context that refuses, by name, to be read outside its provider.
 * @returns the provider component and the hook that reads it
 */
export function createStrictContext<T extends object>(name: string) {
  const Context = createContext<T | null>(null);
  Context.displayName = name;
  function useStrictContext(): T {
    const value = useContext(Context);
    if (!value) throw new Error(`${name} is missing above this component`);
    return value;
  }
  return [Context.Provider, useStrictContext] as const;
}
