import { codeInTime } from '../../../platform/async.ts';
import type { Sharing } from '../model/shared-fields.ts';
import { documents } from './documents.ts';

let loading: Promise<readonly Sharing[]> | undefined;

/** What every document shares, in the order of the list; never rejects. */
export function loadSharing(): Promise<readonly Sharing[]> {
  loading ??= Promise.all(
    documents.map(async ({ productId, loadShared }) => {
      // Nothing is offered from a document whose fields cannot be loaded: the form works without.
      const { shared, subject } = await codeInTime(loadShared()).catch(() => ({ shared: {}, subject: null }));
      return { productId, shared, subject };
    }),
  );
  return loading;
}
