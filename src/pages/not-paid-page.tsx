import '../features/checkout/checkout.css';
import { useLocation } from 'react-router-dom';
import { notPaidCopy } from '../content/checkout.ts';
import { paths } from '../content/paths.ts';
import { isUnderWay, readReturn } from '../features/checkout/outcome.ts';
import { usePendingReturn } from '../features/checkout/use-pending-return.ts';
import { BackLink, ForwardLink } from '../ui/arrow-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

/** Pending payments land here too, so that the words depend on what the address says. */
function wordsFor(status: string | null): { readonly title: string; readonly text: string } {
  if (isUnderWay(status)) {
    return { title: notPaidCopy.pendingTitle, text: notPaidCopy.pending };
  }
  if (status === 'rejected') return { title: notPaidCopy.title, text: notPaidCopy.rejected };
  return { title: notPaidCopy.title, text: notPaidCopy.cancelled };
}

export function NotPaidPage() {
  const { search } = useLocation();
  const pending = usePendingReturn(search);
  const { title, text } = wordsFor(readReturn(search).status);
  return (
    <div className="wrap">
      <PageMeta {...notPaidCopy.meta} path={paths.notPaid} noIndex />
      <div className="thanks">
        <header className="thanks__head">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <div className="actions">
            <ButtonLink to={paths.checkout}>{notPaidCopy.retry}</ButtonLink>
            {pending && <ForwardLink to={paths.purchases}>{notPaidCopy.purchases}</ForwardLink>}
            <BackLink to={paths.shop}>{notPaidCopy.back}</BackLink>
          </div>
        </header>
      </div>
    </div>
  );
}
