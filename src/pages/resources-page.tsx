import { notices } from '../content/frame-copy.ts';
import { resources, resourcesCopy } from '../content/pages/resources-copy.ts';
import { paths } from '../content/paths.ts';
import { site } from '../content/site.ts';
import { env } from '../platform/current-env.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { toast } from '../ui/notices/toast.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import { Folder, FolderGrid } from './sections/folder.tsx';
import { PageHead } from './sections/page-head.tsx';

type Resource = (typeof resources)[number];

const actionClasses = 'col-span-full mt-4 sm:justify-self-start';

function ResourceAction(resource: Resource) {
  if ('to' in resource) {
    return (
      <ButtonLink className={actionClasses} variant="line" to={resource.to}>
        {resource.action}
      </ButtonLink>
    );
  }
  return (
    <Button
      className={actionClasses}
      variant="soon"
      onClick={() => toast('info', notices.title, { parts: resource.notice, email: env.contactEmail })}
    >
      {resource.action}
    </Button>
  );
}

export function ResourcesPage() {
  return (
    <div className="wrap">
      <PageMeta {...resourcesCopy.meta} path={paths.resources} />
      <PageHead title={resourcesCopy.title} lead={resourcesCopy.lead} />
      <FolderGrid className="pb-section wrap-break-word">
        {resources.map((resource) => (
          <Folder
            key={resource.title}
            {...resource}
            {...('notice' in resource ? { comingSoonLabel: site.comingSoon } : {})}
            level="h2"
          >
            <ResourceAction {...resource} />
          </Folder>
        ))}
      </FolderGrid>
    </div>
  );
}
