import type { ReactNode } from 'react';
import { frameCopy, notices } from '../content/frame-copy.ts';
import { env } from '../platform/current-env.ts';
import { toast } from '../ui/notices/toast.ts';

export const footerLinkClasses =
  'inline-flex min-h-tap min-w-tap items-center sm:justify-center leading-[1.2] underline-offset-[0.3em] hover:underline';

const { terms, privacy, instagram } = frameCopy.footer;

const unavailableFeatures = [
  [terms, notices.terms],
  [privacy, notices.privacy],
  [instagram, notices.instagram],
] as const;

type Props = { readonly className: string; readonly children?: ReactNode };

/** Buttons for documents and a page that don't exist yet. Each opens a toast that explains this. */
export function FooterNotices({ className, children }: Props) {
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {unavailableFeatures.map(([label, text]) => (
        <li key={label}>
          <button
            type="button"
            className={`text-left ${footerLinkClasses}`}
            onClick={() => toast('info', notices.title, { parts: text, email: env.contactEmail })}
          >
            {label}
          </button>
        </li>
      ))}
      {children}
    </ul>
  );
}
