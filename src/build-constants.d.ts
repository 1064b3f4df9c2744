/** True under Vite's development server alone; vite.config.ts writes it into the code, so that no built file has it. */
declare const __DEVELOPMENT_SERVER__: boolean;

/**
 * src/ui/accent.ts, written into the calendar's address: imported there and by Word's generator, it would be a file of
 * its own, which every page names.
 */
declare const __ACCENT__: string;

/**
 * The configuration that the build was given; config/environment-plugin.ts writes each part into the code where it is named.
 * How the site pays is apart, so that only the pages that pay have it.
 */
declare const __ENV__: {
  readonly page: import('./platform/env.ts').PageEnv;
  readonly firm: import('./content/firm.ts').Firm;
  readonly payment: import('./features/payments/payment-env.ts').PaymentEnv | null;
  /** True if browsers report violations of the site's policy. */
  readonly reportsViolations: boolean;
};
