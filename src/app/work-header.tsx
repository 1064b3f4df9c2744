import * as v from 'valibot';
import { frameCopy, navigation } from '../content/frame-copy.ts';
import { paths } from '../content/paths.ts';
import { type WorkBar, workBarCopy } from '../content/work-bar-copy.ts';
import { useLazyCode } from '../platform/lazy-code/lazy-code.ts';
import { isLocalStorageWritable } from '../platform/storage/storage.ts';
import { useStore } from '../platform/store.ts';
import { useHydrated } from '../ui/client-only.tsx';
import { useLazyDialog } from '../ui/dialog/use-lazy-dialog.ts';
import { Icon } from '../ui/images/icon.tsx';
import { Mark } from '../ui/images/mark.tsx';
import { Link } from '../ui/link.tsx';
import { useRootAttribute } from '../ui/use-root-attribute.ts';
import { customSavingNote, workProgress } from '../ui/work-bar.ts';
import { pageAt } from './load-page.ts';

const loadMenu = async () => (await import('./work-menu.tsx')).WorkMenu;
const loadCart = async () => (await import('./site-cart-drawer.tsx')).SiteCartDrawer;

const actionClasses =
  'inline-flex min-h-tap min-w-tap flex-none items-center justify-center gap-2 rounded-control text-small font-semibold text-ink hover:bg-folder md:px-3';

/** The menu's code loads on hover or focus, and before a page is sealed. */
function MenuButton() {
  const {
    buttonProps,
    Dialog: Menu,
    dialogProps,
    close,
  } = useLazyDialog('menu', loadMenu, 'src/app/work-menu.tsx');
  const cart = useLazyDialog('cart', loadCart, 'src/app/site-cart-drawer.tsx');
  return (
    <>
      <button
        type="button"
        className={`@max-[17rem]:ml-auto ${actionClasses}`}
        aria-label={frameCopy.openMenu}
        {...buttonProps}
      >
        <Icon name="menu" />
        <span className="max-md:hidden">{frameCopy.menu}</span>
      </button>
      {Menu && <Menu {...dialogProps} onCart={() => close(cart.buttonProps.onClick)} />}
      {cart.Dialog && <cart.Dialog {...cart.dialogProps} />}
    </>
  );
}

function SaveStatus({ savingNote: defaultText }: Pick<WorkBar, 'savingNote'>) {
  const customText = useStore(customSavingNote, null);
  const isUnsaved = useHydrated() && !isLocalStorageWritable();
  if (!defaultText) return null;
  return (
    <p className="text-[min(var(--text-caption),6.5vw)]/[1.1] text-ink-500">
      {isUnsaved ? workBarCopy.notSaved : (customText ?? defaultText)}
    </p>
  );
}

/** Bar of the progress. It is drawn as a border, because forced colours would hide a background. */
function Progress() {
  const progress = useStore(workProgress, null);
  if (!progress) return null;
  return (
    <div
      className="absolute inset-x-0 -bottom-px"
      role="progressbar"
      aria-label={workBarCopy.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress.fraction * 100)}
      aria-valuetext={progress.text}
    >
      <div className="border-b-3 border-accent" style={{ width: `${progress.fraction * 100}%` }} />
    </div>
  );
}

function NoScriptLinks() {
  if (!import.meta.env.SSR) return null;
  return (
    <noscript>
      <nav className="wrap flex flex-wrap gap-x-5" aria-label={frameCopy.main}>
        {navigation.map(([to, name]) => (
          <a key={to} className="inline-flex min-h-tap items-center text-small text-ink" href={to}>
            {name}
          </a>
        ))}
        <a className="inline-flex min-h-tap items-center text-small text-ink" href={paths.booking}>
          {frameCopy.booking}
        </a>
      </nav>
    </noscript>
  );
}

const DocumentNames = v.object({ name: v.string(), shortName: v.string() });

function DocumentName({ path }: { readonly path: string }) {
  const { state } = useLazyCode(pageAt(path));
  if (state.step !== 'loaded' || !v.is(DocumentNames, state.code.data)) return null;
  const { name, shortName } = state.code.data;
  return (
    <>
      <span className="md:hidden">{shortName}</span>
      <span className="max-md:hidden">{name}</span>
    </>
  );
}

type Props = { readonly path: string; readonly bar: WorkBar };

export function WorkHeader({ path, bar: { name, savingNote: defaultSavingNote, close } }: Props) {
  useRootAttribute('data-focus');
  return (
    <header className="@container sticky top-0 z-20 border-b border-rule bg-paper print:hidden">
      {/* At double text size the page's name gets its own row, and its font size is limited by the window's width. */}
      <div className="wrap flex min-h-14 items-center gap-x-1 md:gap-x-4 @max-[17rem]:flex-wrap">
        <Link
          className="-ml-2 flex min-h-tap min-w-tap flex-none items-center justify-center"
          to={paths.home}
          aria-label={frameCopy.home}
        >
          <Mark />
        </Link>
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 wrap-anywhere max-md:flex-col @max-[17rem]:order-last @max-[17rem]:basis-full @max-[17rem]:pb-1">
          {/* Screen readers read the page's h1 instead. */}
          <p
            className="font-display text-[min(var(--text-caption),6.5vw)]/[1.2] font-medium text-ink max-md:line-clamp-1 md:text-body @max-[17rem]:line-clamp-none"
            aria-hidden="true"
          >
            {name ?? <DocumentName key={path} path={path} />}
          </p>
          <SaveStatus savingNote={defaultSavingNote} />
        </div>
        <MenuButton />
        <Link className={`-mr-2 ${actionClasses}`} to={close.to} aria-label={close.label}>
          <Icon name="close" />
          <span className="max-md:hidden">{workBarCopy.close}</span>
        </Link>
      </div>
      <NoScriptLinks />
      <Progress />
    </header>
  );
}
