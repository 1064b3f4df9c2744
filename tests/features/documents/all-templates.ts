import type { Template } from '../../../src/features/documents/model/document.ts';
import { documents } from '../../../src/features/documents/templates/documents.ts';
import { paymentPlan } from './layouts/payment-plan.tsx';
import { smallTemplate } from './small-template.ts';

/** Templates that we sell, in the order of the shop. */
export const soldTemplates: readonly Template[] = await Promise.all(documents.map(({ load }) => load()));

/** Templates for tests that run on every template: those that we sell, the smallest, and one with its own layout. */
export const templates: readonly Template[] = [...soldTemplates, smallTemplate, paymentPlan];
