import './overlay-notice.css';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useRootAttribute } from '../use-root-attribute.ts';
import { Notice, NoticeTitle } from './notice.tsx';

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

/**
 * Notice over the page that stays until it is answered. It isn't a dialog, because it may appear while the person
 * types, and a dialog would take the focus and the next keystroke.
 */
export function OverlayNotice({ title, text, children, ...rest }: Props) {
  useRootAttribute('data-overlay-notice');
  const id = useId();
  return (
    <Notice
      {...rest}
      variant="bad"
      className="fixed inset-x-gutter top-[calc(var(--spacing-header)+0.5rem)] z-15 mx-auto max-h-[calc(100dvh-var(--spacing-header)-1rem)] max-w-176 overflow-y-auto border-[1.5px] border-wine-700 shadow-panel print:hidden"
      aria-labelledby={id}
    >
      <div role="alert">
        <NoticeTitle id={id} icon="alert">
          {title}
        </NoticeTitle>
        <p className="mt-2 text-ink">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Notice>
  );
}
