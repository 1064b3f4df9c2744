import type { TextChanges } from '../../model/text-changes.ts';

export const changes: TextChanges = [{ date: '2026-11-23', sentences: [] }];

/** Of the newest text: its date and its digest, which tests/features/documents/templates/changes.test.ts compares. */
export const digest = '2026-11-23 2c001fcc6910515b';
