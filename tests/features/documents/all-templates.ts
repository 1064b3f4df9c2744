import type { Template } from '../../../src/features/documents/model/document.ts';
import { documents } from '../../../src/features/documents/templates/documents.ts';
import { paymentPlan } from './layouts/payment-plan.tsx';
import { smallTemplate } from './small-template.ts';

/** Templates that are sold, in the order of the shop. */
export const soldTemplates: readonly Template[] = await Promise.all(documents.map(({ load }) => load()));

/** Templates that general tests run on: those that are sold, the smallest, and one with its own layout. */
export const templates: readonly Template[] = [...soldTemplates, smallTemplate, paymentPlan];
