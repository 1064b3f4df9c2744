/** True under Vite's development server alone; vite.config.ts writes it into the code, so that no built file has it. */
declare const __DEVELOPMENT_SERVER__: boolean;

/** The configuration that the build was given; the plugin of scripts/environment-plugin.ts writes it into the code. */
declare const __ENV__: import('./platform/env.ts').PageEnv;

/** How it pays, apart; written by the same plugin. */
declare const __PAYMENT__: import('./platform/env.ts').PaymentEnv | null;

/** What of the firm is printed; written by the same plugin. */
declare const __FIRM__: import('./features/firm/firm.ts').Firm;
