import { importWithTimeout, memoizeAsync } from '../../../../platform/async.ts';
import type { Template } from '../../model/document.ts';
import { type DocumentEntry, fetchTemplate } from '../../model/document-entry.ts';
import type { Layout, LayoutView } from '../../model/layout.ts';

const views = new Map<Layout, LayoutView>();

/** Loads the form views of the template's layouts. Rejects if their code doesn't load in time. */
export async function loadLayoutViews({ groups }: Pick<Template, 'groups'>): Promise<void> {
  const layouts = groups.flatMap(({ layout }) => layout ?? []);
  await Promise.all(
    layouts.map(async (layout) => views.set(layout, await importWithTimeout(layout.loadView()))),
  );
}

/** @throws Error if {@link loadLayoutViews} didn't load it before the form opened */
export function viewOf(layout: Layout): LayoutView {
  const view = views.get(layout);
  if (!view) throw new Error('Call loadLayoutViews before opening the form');
  return view;
}

/** Rejects like {@link fetchTemplate}; the next call tries again. */
export const fetchFormTemplate = memoizeAsync(
  (entry: DocumentEntry) => entry,
  async (entry) => {
    const template = await fetchTemplate(entry);
    await loadLayoutViews(template);
    return template;
  },
);
