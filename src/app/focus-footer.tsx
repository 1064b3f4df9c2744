import { footerLinks, frame } from '../content/frame-copy.ts';
import { paths } from '../content/paths.ts';
import { Link } from '../ui/link.tsx';
import { FooterNotices, footerLink } from './footer-notices.tsx';

/** Two-line footer of a page on which people work. */
export function FocusFooter() {
  return (
    <footer className="mt-auto flex-none border-t border-rule text-caption text-ink-700 print:hidden">
      <div className="wrap py-2 wrap-anywhere max-sm:*:-mx-1.5 max-sm:[&_ul]:justify-between">
        <nav aria-label={frame.footer.navigation}>
          <ul className="flex flex-wrap gap-x-2 sm:gap-x-5">
            {footerLinks
              .filter(([to]) => to !== paths.purchases)
              .map(([to, name]) => (
                <li key={to}>
                  <Link className={footerLink} to={to}>
                    {name}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <FooterNotices className="gap-x-2 sm:gap-x-5" />
      </div>
    </footer>
  );
}
