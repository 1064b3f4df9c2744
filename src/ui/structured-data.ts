import type { Graph, Thing } from 'schema-dts';

/** JSON-LD that no HTML parser takes for the end of its script, whatever its strings say. */
export function structuredData(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
