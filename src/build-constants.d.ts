/** True on Vite's development server. vite.config.ts inlines the value, so that builds drop development-only code. */
declare const __DEVELOPMENT_SERVER__: boolean;

/**
 * Accent colour from src/ui/accent.ts, which the booking calendar takes as a parameter of its address. The build
 * inlines the value. A module that both the booking page and the Word generator import would instead become a separate
 * file, whose name every page would contain.
 */
declare const __ACCENT__: string;

/**
 * Configuration of the build. config/environment-plugin.ts inlines each part where the code uses it. `payment` is a
 * separate part, so that only pages with payments contain it.
 */
declare const __ENV__: {
  readonly page: import('./platform/env.ts').PageEnv;
  readonly firm: import('./content/firm.ts').Firm;
  readonly payment: import('./features/payments/payment-env.ts').PaymentService | null;
  /** True if browsers report violations of the site's Content-Security-Policy. */
  readonly reportsViolations: boolean;
};
