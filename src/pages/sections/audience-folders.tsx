import { audiences } from '../../content/practice.ts';
import { Folder, FolderGrid } from '../../ui/folder.tsx';

export function AudienceFolders() {
  return (
    <FolderGrid>
      {audiences.map(({ text, ...card }) => (
        <Folder key={card.title} {...card}>
          <p className="text-detail/[1.5]">{text}</p>
        </Folder>
      ))}
    </FolderGrid>
  );
}
