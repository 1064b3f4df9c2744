import { firm, sellerFacts } from '../content/firm.ts';
import { footerLinks, frameCopy } from '../content/frame-copy.ts';
import { site } from '../content/site.ts';
import { env } from '../platform/current-env.ts';
import { FactLine } from '../ui/fact-line.tsx';
import { Logo } from '../ui/images/logo.tsx';
import { Link } from '../ui/link.tsx';
import { FooterNotices, footerLinkClasses } from './footer-notices.tsx';

function Seller() {
  const facts = sellerFacts(firm);
  return facts.length > 0 && <FactLine facts={facts} />;
}

/** On phones the links stand in rows of three, so that the footer takes at most a third of the screen. */
export function SiteFooter() {
  return (
    <footer className="on-ink bg-ink text-small text-on-ink-2 print:hidden">
      <div className="wrap grid wrap-anywhere max-md:pt-2 max-md:pb-3 md:gap-y-4 md:pt-10 md:pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
          {/* The logo stays light on ink in forced-colors mode. */}
          <Logo
            className="h-11 w-auto forced-color-adjust-none max-md:hidden forced-colors:bg-ink forced-colors:p-1"
            tone="light"
            alt={site.name}
            loading="lazy"
          />
          <nav aria-label={frameCopy.footer.navigation} className="max-md:w-full">
            <ul className="flex flex-wrap gap-x-3 max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] max-md:gap-x-2 md:-mx-2 md:[&_a]:px-2">
              {footerLinks.map(([to, name]) => (
                <li key={to}>
                  <Link className={`text-on-ink ${footerLinkClasses}`} to={to}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <FooterNotices className="gap-x-5 md:border-y md:border-ink-line md:py-1.5">
          <li className="md:ml-auto">
            <a translate="no" className={footerLinkClasses} href={`mailto:${env.contactEmail}`}>
              {env.contactEmail}
            </a>
          </li>
        </FooterNotices>
        <p className="flex flex-wrap gap-x-5 gap-y-0.5 leading-[1.35] max-md:pt-1">
          <span className="max-md:hidden">{site.motto}</span>
          <span className="max-md:hidden">{site.place}</span>
          <Seller />
          {/* Let the year differ, because hydration may happen in a later year than the build. */}
          <span suppressHydrationWarning>{frameCopy.rights(new Date().getFullYear())}</span>
        </p>
      </div>
    </footer>
  );
}
