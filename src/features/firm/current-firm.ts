import type { Firm } from './firm.ts';

/** The firm of this build. Apart from platform/current-env.ts, which every page has. */
export const firm: Firm = __FIRM__;
