import { codeInTime, memoizeAsync } from '../../../platform/async.ts';
import type { Sharing } from '../model/shared-fields.ts';
import { documents } from './documents.ts';

const load = memoizeAsync(String, () =>
  Promise.all(
    documents.map(async ({ productId, loadShared }): Promise<Sharing> => {
      // Nothing is offered from a document whose fields cannot be loaded: the form works without.
      const { shared, subject } = await codeInTime(loadShared()).catch(() => ({ shared: {}, subject: null }));
      return { productId, shared, subject };
    }),
  ),
);

/** What every document shares, in the order of the list; never rejects. */
export const loadSharing = (): Promise<readonly Sharing[]> => load('all');
