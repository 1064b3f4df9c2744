import { Document, Packer } from 'docx';
import { printedBlocks } from '../model/conditional.ts';
import { renderBlock, type Template, type Values } from '../model/document.ts';
import { wordBlocks } from './blocks.ts';
import { createControlIds } from './content-control.ts';
import { corePropertiesPart } from './core-properties.ts';
import { dataParts, findRepeatedKeys } from './data-binding.ts';
import { createFooter, createHeader, type LetterheadAssets } from './header-footer.ts';
import { margin, page } from './measures.ts';
import { placeholderPart } from './placeholders.ts';
import { numbering, stylesOf } from './styles.ts';

/** MIME type of a .docx. If a file had the type application/octet-stream, phones wouldn't know which app opens it. */
export const docxMimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Generates the document as a .docx file with the values. Fields without a value or proposal print a line to write on.
 * @throws Error if the letterhead needs the logo, and the logo is null or not a PNG
 */
export async function generateWord(
  template: Template,
  values: Values,
  assets: LetterheadAssets,
): Promise<Blob> {
  const blocks = printedBlocks(template, values);
  const repeatedKeys = findRepeatedKeys(blocks);
  const nextControlId = createControlIds();
  const children = blocks.flatMap((block, index) =>
    renderBlock(wordBlocks, block, {
      template,
      values,
      repeatedKeys,
      nextControlId,
      index,
      nextBlock: blocks[index + 1] ?? null,
    }),
  );
  const file = new Document({
    styles: stylesOf(template),
    numbering,
    sections: [
      {
        properties: { page: { size: page, margin } },
        headers: { default: createHeader(template, assets) },
        footers: { default: createFooter(template, values) },
        children,
      },
    ],
  });
  const blob = await Packer.toBlob(file, undefined, [
    corePropertiesPart(template, values, new Date()),
    placeholderPart(file, template),
    ...dataParts(file, repeatedKeys, { template, values }),
  ]);
  return new Blob([blob], { type: docxMimeType });
}
