import type { TextChanges } from '../../model/text-changes.ts';

export const changes: TextChanges = [{ date: '2026-11-22', sentences: [] }];

/** Of the newest text: its date and its digest, which tests/features/documents/templates/changes.test.ts compares. */
export const digest = '2026-11-22 80b184d3c7875c90';
