import { createElement, type ReactNode } from 'react';

/** An element of the static page as plain data, which becomes a React element in Node and in the browser alike. */
export type ElementData = readonly [
  tag: string,
  props: Readonly<Record<string, string>>,
  children: readonly (ElementData | string)[],
];

export function toReact(node: ElementData | string, key?: number): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, props, children] = node;
  return createElement(tag, { ...props, key }, ...children.map((child) => toReact(child)));
}
