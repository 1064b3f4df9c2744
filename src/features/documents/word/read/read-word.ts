import type { Template, WordReading } from '../../model/document.ts';
import { termOf } from '../../model/earlier-terms.ts';
import { readAnswers } from './answers.ts';
import { differencesOf } from './differences.ts';
import { readPackage } from './package.ts';
import { type AssignedControls, assignControls } from './places.ts';

/**
 * Minimum share of a template's places for which the file must have a control. A file with fewer is another document.
 */
const minCoverage = 1 / 3;

type BestMatch = { readonly template: Template; readonly assignedControls: AssignedControls };

/**
 * Reads the answers from a document that the site generated, even if another program has saved it since, and compares
 * the document's text with the template's.
 * @param templateLoaders functions that load the possible templates, likeliest first. The search ends at the first
 * template for all of whose places the file has controls
 * @param today 'YYYY-MM-DD' in the user's time zone
 */
export async function readWord(
  file: File,
  templateLoaders: readonly (() => Promise<Template>)[],
  today: string,
): Promise<WordReading> {
  const wordPackage = await readPackage(file);
  if (typeof wordPackage === 'string') return { kind: 'refused', reason: wordPackage };
  const { body, boundTexts, textDate } = wordPackage;
  let bestMatch: BestMatch | null = null;
  let isTemplateMissing = false;
  for (const loadTemplate of body.controls.length > 0 ? templateLoaders : []) {
    const template = await loadTemplate().catch(() => null);
    if (!template) {
      isTemplateMissing = true;
      continue;
    }
    const assignedControls = assignControls(body, template);
    if (assignedControls.coverage > (bestMatch?.assignedControls.coverage ?? minCoverage))
      bestMatch = { template, assignedControls };
    if (assignedControls.coverage === 1) break;
  }
  // If a template couldn't be loaded, the file may be a document of that template.
  if (!bestMatch) return { kind: 'refused', reason: isTemplateMissing ? 'unreadable' : 'fields' };
  const { template, assignedControls } = bestMatch;
  const answers = readAnswers({ body, assignedControls, boundTexts, today }, template);
  const differences = differencesOf(body, assignedControls, { template, values: answers.values });
  const isOlderText = textDate !== null && textDate < template.changes[0].date;
  const term = termOf(template, answers.values);
  return {
    kind: 'answers',
    productId: template.productId,
    ...answers,
    comparison: { differences, isOlderText },
    ...(term && { earlier: [term] }),
  };
}
