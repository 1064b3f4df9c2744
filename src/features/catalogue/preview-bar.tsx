import { Icon, type IconName } from '../../ui/icon.tsx';

type Props = {
  readonly icon: IconName;
  readonly title: string;
  readonly note?: string;
};

/** The bar above the preview of a document. */
export function PreviewBar({ icon, title, note }: Props) {
  return (
    <div className="preview__bar">
      <strong>
        <Icon name={icon} />
        {title}
      </strong>
      {note && <span>{note}</span>}
    </div>
  );
}
