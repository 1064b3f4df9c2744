import { completeCopy } from '../../content/documents/complete-copy.ts';
import type { Product } from '../../features/catalogue/products.ts';
import { env } from '../../platform/current-env.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { Note } from '../../ui/note.tsx';

const { locked } = completeCopy;

/** Shown to visitors without a receipt of the template on this device. */
export function HowToGet({ product }: { readonly product: Product }) {
  return (
    <div className="grid max-w-measure justify-items-start gap-5 pb-section">
      {locked.ways.map(([icon, when, what]) => (
        <Note key={icon} icon={icon}>
          <strong>{when}</strong> <span>{what}</span>
        </Note>
      ))}
      <Note icon="mail">
        {locked.write} <MailLink address={env.contactEmail} variant="standalone" />
      </Note>
      <ButtonLink to={product.link}>{locked.toProduct}</ButtonLink>
    </div>
  );
}
