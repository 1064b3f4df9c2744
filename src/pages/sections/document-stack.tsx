import { homeCopy } from '../../content/home.ts';
import { PageImage } from '../../features/catalogue/page-image.tsx';
import { Seal } from '../../ui/paper/seal.tsx';
import { Sheet } from '../../ui/paper/sheet.tsx';

const sizes = '(min-width: 64rem) min(360px, 28vw), min(264px, 67vw)';

/** Of two of the shop's documents: the page need not carry what it knows of all. */
export const [front, behind] = [
  { image: 'formulario-registro-dea' },
  { image: 'contrato-plazo-fijo-educadora' },
];

/** The shop's own documents in their folder, under the seal. Decorative: the shop describes them. */
export function DocumentStack() {
  return (
    <div
      className="relative mx-auto aspect-[1/1.17] w-[min(100%,22rem)] *:absolute lg:mr-0 lg:w-full lg:max-w-[30rem]"
      aria-hidden="true"
    >
      <div className="stack-folder inset-[2.25rem_0_0]" data-tab={homeCopy.folder} />
      <Sheet className="top-[10%] right-[3%] w-[73%] rotate-[4.2deg] motion-safe:animate-fan" />
      <Sheet className="top-[9%] left-[15%] w-[73%] rotate-[1deg] motion-safe:animate-fan motion-safe:[animation-delay:60ms]">
        <PageImage product={behind} sizes={sizes} loading="eager" />
      </Sheet>
      <Sheet
        raised
        className="top-[9.5%] left-[4.5%] w-3/4 rotate-[-2.2deg] motion-safe:animate-fan motion-safe:[animation-delay:120ms]"
      >
        <PageImage product={front} sizes={sizes} loading="wide-first" />
      </Sheet>
      <Seal className="top-[54%] right-[1%] w-[35%] rotate-[-9deg] filter-[drop-shadow(0_2px_2px_rgb(58_20_4/0.3))_drop-shadow(0_12px_14px_rgb(58_20_4/0.26))] motion-safe:animate-stamp motion-safe:[animation-delay:480ms]" />
    </div>
  );
}
