// The static page's elements as plain data, which becomes React elements in Node and in the browser alike.
import { createElement } from 'react';

/** @typedef {readonly [tag: string, props: Readonly<Record<string, string>>, children: readonly (Element | string)[]]} Element */

/** @param {Element | string} node @param {number} [key] @returns {import('react').ReactNode} */
export function element(node, key) {
  if (typeof node === 'string') return node;
  const [tag, props, children] = node;
  return createElement(tag, { ...props, key }, ...children.map((child) => element(child)));
}
