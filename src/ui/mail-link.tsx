/** An e-mail address inside a sentence. */
export function MailLink({ address }: { readonly address: string }) {
  return (
    <a className="inline-link" href={`mailto:${address}`}>
      {address}
    </a>
  );
}
