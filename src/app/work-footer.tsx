import { footerLinks, frameCopy } from '../content/frame-copy.ts';
import { paths } from '../content/paths.ts';
import { Link } from '../ui/link.tsx';
import { FooterNotices, footerLinkClasses } from './footer-notices.tsx';

export function WorkFooter() {
  return (
    <footer className="border-t border-rule text-caption text-ink-700 print:hidden">
      {/* Padding makes short words wide enough for a fingertip and keeps the gaps between words equal. */}
      <div className="wrap py-2 wrap-anywhere [&_:is(a,button)]:px-2 [&_ul]:-mx-2 max-sm:[&_ul]:justify-between">
        <nav aria-label={frameCopy.footer.navigation}>
          <ul className="flex flex-wrap sm:gap-x-1">
            {footerLinks
              .filter(([to]) => to !== paths.purchases)
              .map(([to, name]) => (
                <li key={to}>
                  <Link className={footerLinkClasses} to={to}>
                    {name}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        {/* On a phone the two long labels take two lines each, so that all three buttons fit in one row. */}
        <FooterNotices className="max-sm:*:max-w-27 sm:gap-x-1" />
      </div>
    </footer>
  );
}
