import { homeCopy } from '../../content/home.ts';
import { paths } from '../../content/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DocumentStack } from './document-stack.tsx';

const action = 'max-w-full flex-[1_1_12rem] lg:flex-none';

/** Drawn and moved by HTML and CSS alone, so that it never waits for script. */
export function HomeHero() {
  return (
    <div className="relative overflow-hidden wrap-break-word lg:before:absolute lg:before:inset-[0_0_0_calc(50%+18rem)] lg:before:border-l lg:before:border-rule-folder lg:before:bg-folder">
      <div className="wrap grid gap-10 pt-[clamp(2.25rem,5vw,5rem)] lg:relative lg:grid-cols-[1.38fr_1fr] lg:items-center lg:gap-14 lg:py-[clamp(3.5rem,5.2vw,5.5rem)]">
        <div className="min-w-0">
          <p className="text-label text-ink-500 uppercase">{homeCopy.label}</p>
          {/* 15vw: its widest word still fits with the text at twice its size. */}
          <h1 className="mt-4 mb-5 text-[min(var(--text-display),15vw)] leading-display lg:text-display-lg">
            {homeCopy.title}
          </h1>
          <p className="max-w-[34rem] text-lead text-ink-700">{homeCopy.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink className={action} to={paths.contact}>
              {homeCopy.contact}
            </ButtonLink>
            <ButtonLink className={action} variant="line" to={paths.services}>
              {homeCopy.services}
            </ButtonLink>
          </div>
        </div>
        <div className="relative -mx-gutter h-[min(24rem,105vw)] min-w-0 overflow-hidden border-t border-rule-folder bg-folder px-gutter pt-10 lg:m-0 lg:h-auto lg:overflow-visible lg:border-t-0 lg:bg-transparent lg:p-0">
          <DocumentStack />
        </div>
      </div>
    </div>
  );
}
