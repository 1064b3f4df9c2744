import type { Document } from 'docx';
import { type Block, fieldOf, linesOf, type RenderInput } from '../model/document.ts';
import { printedText } from '../model/field.ts';
import { printAnswer } from '../model/values.ts';
import { dataNamespace } from './names.ts';
import { attributes, escapeXml, type Xml, xmlDeclaration } from './xml.ts';

// Writes data bindings (ECMA-376, 17.5.2.6 and 15.2.5). All controls of a field are bound to the same element of a
// custom XML part. When a person types into one of them, Word changes the others, too.

const storeId = '{5F1E7C52-3A0B-4C1D-8E2F-6D6C65646174}';

/** Returns the keys of the fields that the document prints more than once in plain text. Other text can't be bound. */
export function findRepeatedKeys(blocks: readonly Block[]): ReadonlySet<string> {
  const keys = blocks
    .flatMap(linesOf)
    .flatMap((line) =>
      line.flatMap((inline) =>
        inline.kind === 'field' && !inline.bold && !inline.italic ? [inline.key] : [],
      ),
    );
  return new Set(keys.filter((key, index) => keys.indexOf(key) < index));
}

export function bindingOf(key: string): Xml {
  return {
    'w:dataBinding': attributes({
      'w:prefixMappings': `xmlns:d='${dataNamespace}'`,
      'w:xpath': `/d:datos[1]/d:${key}[1]`,
      'w:storeItemID': storeId,
    }),
  };
}

function dataElement(key: string, { template, values }: RenderInput): string {
  const printedAnswer = printAnswer(fieldOf(template, key), values);
  return `<${key}>${escapeXml(printedText(printedAnswer))}</${key}>`;
}

const relationshipsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * Returns the custom XML part and the parts that describe it, and registers them with the file. The package docx
 * doesn't support them.
 */
export function dataParts(
  file: Document,
  keys: ReadonlySet<string>,
  input: RenderInput,
): readonly { path: string; data: string }[] {
  if (keys.size === 0) return [];
  const { Relationships } = file.Document;
  type RelationshipType = Parameters<typeof Relationships.addRelationship>[1];
  Relationships.addRelationship(
    'Data',
    `${relationshipsNamespace}/customXml` as RelationshipType,
    '../customXml/item1.xml',
  );
  file.ContentTypes.addOverride(
    'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
    '/customXml/itemProps1.xml',
  );
  const data = [...keys].map((key) => dataElement(key, input)).join('');
  return [
    { path: 'customXml/item1.xml', data: `${xmlDeclaration}<datos xmlns="${dataNamespace}">${data}</datos>` },
    {
      path: 'customXml/_rels/item1.xml.rels',
      data:
        `${xmlDeclaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
        `<Relationship Id="rId1" Type="${relationshipsNamespace}/customXmlProps" Target="itemProps1.xml"/></Relationships>`,
    },
    {
      path: 'customXml/itemProps1.xml',
      data:
        `${xmlDeclaration}<ds:datastoreItem ds:itemID="${storeId}"` +
        ' xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml">' +
        `<ds:schemaRefs><ds:schemaRef ds:uri="${dataNamespace}"/></ds:schemaRefs></ds:datastoreItem>`,
    },
  ];
}
