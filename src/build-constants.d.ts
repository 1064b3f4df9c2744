/** True under Vite's development server alone; vite.config.ts writes it into the code, so that no built file has it. */
declare const __DEVELOPMENT_SERVER__: boolean;
