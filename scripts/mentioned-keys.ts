import { keysOfBlocks } from '../src/features/documents/model/conditional.ts';
import type { Template } from '../src/features/documents/model/document.ts';

export function mentionedKeys({
  blocks,
  rules,
  reminders,
  subject,
  spreadsheet,
}: Template): Readonly<Record<string, readonly string[]>> {
  return {
    'text.ts': [
      ...keysOfBlocks(blocks),
      ...reminders.flatMap(({ key, titleKeys, detailKeys }) => [key, ...titleKeys, ...detailKeys]),
    ],
    'rules.ts': rules.flatMap(({ lines }) => lines.flatMap(({ keys }) => keys)),
    'words.ts': [subject.key, spreadsheet.uniqueKey, ...Object.keys(spreadsheet.headings)],
  };
}
