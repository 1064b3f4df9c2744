import { firm, sellerFacts } from '../content/firm.ts';
import { footerLinks, frame, notices } from '../content/frame-copy.ts';
import { licencesFile } from '../content/paths.ts';
import { site } from '../content/site.ts';
import { env } from '../platform/current-env.ts';
import { Icon, type IconName } from '../ui/images/icon.tsx';
import { Logo } from '../ui/images/logo.tsx';
import { Link } from '../ui/link.tsx';
import { toast } from '../ui/notices/toast.ts';

type NoticeProps = {
  readonly label: string;
  readonly text: readonly [before: string, after: string];
  readonly icon?: IconName;
};

const column = 'min-w-0 flex-[1_1_9.25rem]';
const mark = 'mt-[0.15rem] size-6 text-accent-300';
const soonId = 'proximamente';
const press =
  'inline-flex min-h-tap min-w-tap items-center gap-2.5 text-left leading-[1.3] decoration-accent-300 underline-offset-[0.3em] hover:underline';

function Heading({ children }: { readonly children: string }) {
  return <h2 className="mb-2 font-sans text-label text-accent-300 uppercase">{children}</h2>;
}

/** Announces that a linked document or page doesn't exist yet. */
function NoticeButton({ label, text, icon }: NoticeProps) {
  return (
    <li>
      <button
        type="button"
        className={press}
        aria-describedby={soonId}
        onClick={() => toast('info', notices.title, { around: text, email: env.contactEmail })}
      >
        {icon && <Icon name={icon} />}
        <span>{label}</span>
      </button>
    </li>
  );
}

/** Shows who the seller is, if the firm has configured it. */
function Seller() {
  const facts = sellerFacts(firm);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-4 text-small">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="inline">{`${term}: `}</dt>
          <dd translate="no" className="inline">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function SiteFooter() {
  const { navigation, legal, terms, privacy, instagram, contact, licences } = frame.footer;
  return (
    <footer className="on-ink bg-ink text-on-ink-2 print:hidden">
      {/* Each column is as wide as its words need: at double text size, the columns wrap. */}
      <div className="wrap flex flex-wrap gap-x-5 gap-y-9 pt-[clamp(3rem,6vw,5rem)] pb-6 wrap-anywhere md:gap-x-10">
        <div className="min-w-0 flex-[1_1_100%] lg:flex-[3_1_16rem]">
          {/* The logo stays light on ink in forced-colors mode. */}
          <Logo
            className="mb-5 h-13 w-auto forced-color-adjust-none forced-colors:bg-ink forced-colors:p-1"
            tone="light"
            alt={site.name}
            loading="lazy"
          />
          <p className="max-w-[26rem]">{site.motto}</p>
          <Seller />
        </div>
        <div className={column}>
          <Heading>{navigation}</Heading>
          <ul>
            {footerLinks.map(([to, name]) => (
              <li key={to}>
                <Link className={`text-on-ink ${press}`} to={to}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={column}>
          <Heading>{legal}</Heading>
          <p id={soonId} className="flex min-h-tap items-center text-small">
            {site.soon}
          </p>
          <ul>
            <NoticeButton label={terms} text={notices.terms} />
            <NoticeButton label={privacy} text={notices.privacy} />
            <NoticeButton label={instagram} text={notices.instagram} icon="instagram" />
          </ul>
        </div>
        <div className="min-w-0 flex-[1_1_17.5rem]">
          <Heading>{contact}</Heading>
          <address className="grid gap-3 pt-2 not-italic">
            <div className="flex gap-2.5">
              <Icon name="mail" className={mark} />
              <a
                translate="no"
                className="-my-2 inline-flex min-h-tap items-center"
                href={`mailto:${env.contactEmail}`}
              >
                {env.contactEmail}
              </a>
            </div>
            <div className="flex gap-2.5">
              <Icon name="pin" className={mark} />
              <span>{site.place}</span>
            </div>
          </address>
        </div>
        <div className="flex min-w-0 flex-[1_1_100%] flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-ink-line pt-5 text-small">
          {/* Hydration may happen in a later year than the build. */}
          <span suppressHydrationWarning>{frame.rights(new Date().getFullYear())}</span>
          <a className="-my-2 inline-flex min-h-tap items-center underline" href={licencesFile}>
            {licences}
          </a>
          <span>{site.confidential}</span>
        </div>
      </div>
    </footer>
  );
}
