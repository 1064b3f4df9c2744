import { actionsCopy } from '../../../../content/documents/complete-copy.ts';
import { draftsCopy } from '../../../../content/documents/drafts-copy.ts';
import { persistence } from '../../../../platform/persistence.ts';
import { useStore } from '../../../../platform/store.ts';
import { useReminders } from '../review/use-reminders.ts';
import { useCompletion, useSection } from '../use-completion.ts';

/** For the `aria-describedby` of the button that saves the reminders. */
export const remindersHintId = 'recordatorios';

/**
 * Whether the browser deletes what a site stored once it was not visited for seven days, as WebKit's do that have not
 * promised to keep it: https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/
 */
function useForgets(): boolean {
  // Of all browsers only WebKit's know such events.
  return useStore(persistence, 'unknown') === 'refused' && 'GestureEvent' in window;
}

/** What to know about what was typed, once, at the form's end: it may come while the person types, and moves no field. */
export function FormNotes() {
  const { groups } = useCompletion().template;
  const isLast = useSection() === groups.length - 1;
  const hasReminders = useReminders().length > 0;
  const forgets = useForgets();
  return (
    <div className={`grid gap-3 text-caption text-ink-500 *:first:mt-9 ${isLast ? '' : 'max-lg:hidden'}`}>
      {hasReminders && <p id={remindersHintId}>{actionsCopy.remindersHint}</p>}
      {forgets && <p>{draftsCopy.forgetful}</p>}
    </div>
  );
}
