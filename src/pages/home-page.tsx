import { homeCopy } from '../content/pages/home-copy.ts';
import { services, servicesCopy } from '../content/pages/services-copy.ts';
import { audiences, claims, closingCopy, problems } from '../content/pages/shared-copy.ts';
import { paths } from '../content/paths.ts';
import { shopOffer } from '../content/shop-teaser-copy.ts';
import { env } from '../platform/current-env.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import type { HomeProduct } from './lists/lists.ts';
import { ClaimsBand } from './sections/claims-band.tsx';
import { ClosingCall } from './sections/closing-call.tsx';
import { Folders } from './sections/folder.tsx';
import { HomeHero } from './sections/home-hero.tsx';
import { MarginSection } from './sections/margin-section.tsx';
import { ProblemCells } from './sections/problem-cells.tsx';
import { ServiceSheets } from './sections/service-sheets.tsx';
import { ShopFolders } from './sections/shop-folders.tsx';
import { legalServiceData } from './structured-data.ts';

export function HomePage({ data: products }: { readonly data: readonly HomeProduct[] }) {
  return (
    <>
      <PageMeta
        {...homeCopy.meta}
        path={paths.home}
        data={[
          legalServiceData(
            { description: homeCopy.meta.description, email: env.contactEmail, services },
            env.siteUrl,
          ),
        ]}
      />
      <HomeHero />
      <ClaimsBand claims={claims} />
      <MarginSection number={1} title={homeCopy.audiencesTitle}>
        <Folders cards={audiences} />
      </MarginSection>
      <MarginSection number={2} title={shopOffer.title}>
        <ShopFolders products={products} />
      </MarginSection>
      <MarginSection number={3} title={problems.title}>
        <ProblemCells isFoldable />
      </MarginSection>
      <MarginSection number={4} title={servicesCopy.services} tone="folder">
        <ServiceSheets detail="brief" />
      </MarginSection>
      <ClosingCall number={5} {...closingCopy} to={paths.contact} />
    </>
  );
}
