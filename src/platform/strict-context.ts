import { createContext, useContext } from 'react';

/** Creates a React context whose hook throws outside its provider. */
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
