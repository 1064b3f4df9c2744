import { Component, type ReactNode } from 'react';
import { frameCopy } from '../content/frame-copy.ts';
import { paths } from '../content/paths.ts';
import { site } from '../content/site.ts';
import { ChunkLoadError, TimeoutError } from '../platform/async.ts';
import { reloadOnce } from '../platform/lazy-code/reload-once.ts';
import { isLocalStorageWritable } from '../platform/storage/storage.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { currentTitle, PageMeta } from '../ui/page-meta.tsx';

/**
 * Shown while a page loads. Keeps the previous page's title in the tab. Keeps the footer below the fold, so that the
 * footer doesn't jump when the page loads.
 */
export function PageLoading() {
  const title = currentTitle.get();
  return (
    <div className="min-h-svh">
      {title && <title>{title}</title>}
      <Loading />
    </div>
  );
}

/**
 * 'missing': the page's code didn't load, for example offline or after a deployment. 'fault': the page threw an error.
 */
type Cause = 'missing' | 'fault';

export function BrokenPage({ cause }: { readonly cause: Cause }) {
  const { title, dataKeptNote, reload, home } = frameCopy.broken;
  const text = cause === 'missing' ? frameCopy.broken.missing : frameCopy.broken.fault;
  return (
    <>
      <PageMeta title={`${title} | ${site.name}`} description={text} path={paths.home} noIndex />
      <EmptyState title={title} level="h1">
        <p>{text}</p>
        {isLocalStorageWritable() && <p>{dataKeptNote}</p>}
        <Button className="mt-3" onClick={() => location.reload()}>
          {reload}
        </Button>
        <ButtonLink className="mt-3" variant="line" to={paths.home}>
          {home}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

type Props = {
  readonly children: ReactNode;
  readonly onFailed?: () => void;
};
type State = { readonly step: 'shown' | 'reloading' } | { readonly step: 'failed'; readonly cause: Cause };

/**
 * Catches a page's error so that the header and the cart keep working. If the page's code doesn't load, a deployment
 * may have removed it, so the boundary reloads the page once. It doesn't reload after the visitor has left the page. If
 * a reload doesn't help, it shows an error.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { step: 'shown' };
  private isMounted = false;

  static getDerivedStateFromError(error: unknown): State {
    if (error instanceof ChunkLoadError) return { step: 'reloading' };
    return { step: 'failed', cause: error instanceof TimeoutError ? 'missing' : 'fault' };
  }

  override componentDidMount(): void {
    this.isMounted = true;
  }

  override componentWillUnmount(): void {
    this.isMounted = false;
  }

  override componentDidCatch(error: unknown): void {
    const { onFailed } = this.props;
    if (!(error instanceof ChunkLoadError)) {
      onFailed?.();
      return;
    }
    void reloadOnce(() => this.isMounted).then((isReloading) => {
      if (!isReloading && this.isMounted) this.setState({ step: 'failed', cause: 'missing' }, onFailed);
    });
  }

  override render(): ReactNode {
    const { state } = this;
    if (state.step !== 'failed') return state.step === 'shown' ? this.props.children : <PageLoading />;
    return <BrokenPage cause={state.cause} />;
  }
}
