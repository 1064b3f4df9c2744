import { readXml, XmlLimitError } from '../../../platform/files/xml.ts';

export type SheetEntry = {
  readonly name: string;
  readonly isHidden: boolean;
  readonly relationId: string;
};

export type WorkbookPart = {
  readonly sheets: readonly SheetEntry[];
  readonly activeIndex: number;
  /** True if the workbook uses the 1904 date system of old versions of Excel for Mac. */
  readonly uses1904Dates: boolean;
};

/** Thrown if the main part isn't that of a workbook, but of another kind of office file. */
export class NoWorkbookError extends Error {}

/** Maximum number of sheets, far more than a school needs even with one for each year. */
const maxSheets = 200;

/**
 * @throws NoWorkbookError if the main part belongs to a Word file or a presentation
 * @throws XmlLimitError if there are more than {@link maxSheets}
 */
export function readWorkbookPart(bytes: Uint8Array): WorkbookPart {
  const sheets: SheetEntry[] = [];
  let activeIndex: number | null = null;
  let uses1904Dates = false;
  let isRoot = true;
  readXml(bytes, {
    open: (name, attributes) => {
      if (isRoot && name !== 'workbook') throw new NoWorkbookError(name);
      isRoot = false;
      if (name === 'workbookPr') uses1904Dates = ['1', 'true'].includes(attributes.date1904 ?? '');
      // Use the first view. A workbook with several windows has several.
      if (name === 'workbookView') activeIndex ??= Number(attributes.activeTab ?? 0);
      if (name !== 'sheet') return;
      if (sheets.length === maxSheets) throw new XmlLimitError(`More than ${maxSheets} sheets`);
      sheets.push({
        name: attributes.name ?? '',
        isHidden: ['hidden', 'veryHidden'].includes(attributes.state ?? ''),
        relationId: attributes.id ?? '',
      });
    },
  });
  return { sheets, activeIndex: activeIndex ?? 0, uses1904Dates };
}
