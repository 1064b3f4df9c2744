import { BackLink, ForwardLink } from '../../ui/text-link.tsx';

type Neighbour = { readonly to: string; readonly text: string };

export type Pagination = {
  readonly label: string;
  readonly position: string;
  /** null at the ends of the list. */
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
};

/** Renders nothing for a list of one page, whose place is null. */
export function ListNav({ place }: { readonly place: Pagination | null }) {
  if (!place) return null;
  const { label, position, previous, next } = place;
  return (
    <nav
      className="flex flex-wrap items-center justify-between gap-4 border-t border-rule py-7"
      aria-label={label}
    >
      {previous && <BackLink to={previous.to}>{previous.text}</BackLink>}
      <span>{position}</span>
      {next && <ForwardLink to={next.to}>{next.text}</ForwardLink>}
    </nav>
  );
}
