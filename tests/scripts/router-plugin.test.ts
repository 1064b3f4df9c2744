import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { usedRouter } from '../../scripts/router-plugin.ts';

/** For each function and class at the top of this module, the properties assigned to in it. */
function propertyWrites(code: string): Readonly<Record<string, readonly string[]>> {
  const writes: Record<string, string[]> = {};
  const { program } = parseSync('module.mjs', code);
  for (const statement of program.body) {
    const part = code.slice(statement.start, statement.end);
    const name = /^(?:async )?(?:function|var) (\w+)/.exec(part)?.[1];
    if (!name || !/^[^\n]*(?:function|class|=>)/.test(part)) continue;
    const found: string[] = [];
    new Visitor({
      AssignmentExpression({ left }) {
        if (left.type !== 'MemberExpression') return;
        const { start, end } = left.property;
        found.push(left.computed ? '[]' : code.slice(start, end));
      },
    }).visit({ ...program, body: [statement] });
    writes[name] = found;
  }
  return writes;
}

test('leaving out what the site does not use of react-router leaves what it uses as it is', async () => {
  const folder = join(import.meta.dirname, '../../node_modules/react-router/dist/production');
  const whole = Object.assign(
    {},
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => propertyWrites(readFileSync(join(folder, name), 'utf8'))),
  );
  const code = await usedRouter();
  const kept = propertyWrites(code);
  expect(Object.keys(kept).length).toBeGreaterThan(50);
  for (const [name, writes] of Object.entries(kept)) expect([name, writes]).toEqual([name, whole[name]]);
  // Statements at the top, of what is used: a class is not whole without them.
  expect(code).toContain('RenderErrorBoundary.contextType = RSCRouterContext');
  expect(code).not.toContain('Link.displayName');
});
