import { footerLinks, frame } from '../content/navigation.ts';
import { notices } from '../content/notices.ts';
import { site } from '../content/site.ts';
import { env } from '../platform/current-env.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { toast } from '../ui/toast.ts';

type NoticeProps = {
  readonly label: string;
  readonly text: readonly [before: string, after: string];
  readonly icon?: IconName;
};

/** Something that is not there yet, and says so. */
function NoticeButton({ label, text, icon }: NoticeProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => toast('info', notices.title, { around: text, email: env.contactEmail })}
      >
        {icon && <Icon name={icon} />}
        {label}
      </button>
    </li>
  );
}

export function SiteFooter() {
  const { navigation, legal, terms, privacy, instagram, contact } = frame.footer;
  return (
    <footer className="foot on-ink">
      <div className="wrap foot__in">
        <div className="foot__brand">
          <Logo tone="light" alt={site.name} loading="lazy" />
          <p>{site.motto}</p>
        </div>
        <div>
          <h2>{navigation}</h2>
          <ul>
            {footerLinks.map(([to, name]) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{legal}</h2>
          <ul>
            <NoticeButton label={terms} text={notices.terms} />
            <NoticeButton label={privacy} text={notices.privacy} />
            <NoticeButton label={instagram} text={notices.instagram} icon="instagram" />
          </ul>
        </div>
        <div className="foot__contact">
          <h2>{contact}</h2>
          <address>
            <div>
              <Icon name="mail" />
              <a href={`mailto:${env.contactEmail}`}>{env.contactEmail}</a>
            </div>
            <div>
              <Icon name="pin" />
              <span>{site.place}</span>
            </div>
          </address>
        </div>
        <div className="foot__base">
          {/* The year of the build may have passed by the time of the visit. */}
          <span suppressHydrationWarning>{frame.rights(new Date().getFullYear())}</span>
          <span>{site.confidential}</span>
        </div>
      </div>
    </footer>
  );
}
