import { audiences } from '../../content/practice.ts';
import { Folder } from '../../ui/folder.tsx';

export function AudienceFolders() {
  return (
    <div className="people">
      {audiences.map(({ text, ...card }) => (
        <Folder key={card.title} {...card}>
          <p>{text}</p>
        </Folder>
      ))}
    </div>
  );
}
