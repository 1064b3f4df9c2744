import type { OfficePackage, Relationship } from '../../../platform/files/office-package.ts';
import { XmlLimitError } from '../../../platform/files/xml.ts';
import { textCell } from './cell-text.ts';
import type { CellContext } from './cell-value.ts';
import { type CollectedSheet, createPlaceholderSheet, createRowCollector } from './row-collector.ts';
import { readSharedStrings } from './shared-strings.ts';
import { noStyles, readStyles } from './styles.ts';
import {
  displayedText,
  maxCharacters,
  type Sheet,
  type SheetRefusal,
  type WorkbookResult,
} from './workbook.ts';
import { NoWorkbookError, readWorkbookPart, type SheetEntry } from './workbook-part.ts';
import { readWorksheet } from './worksheet.ts';

type SheetPart = { readonly name: string; readonly isHidden: boolean; readonly path: string };

/**
 * Returns the part of each sheet; null for a sheet without rows, such as a chart or a macro, and for a part that an
 * earlier sheet uses.
 */
function findParts(
  entries: readonly SheetEntry[],
  relations: readonly Relationship[],
): readonly (SheetPart | null)[] {
  const usedPaths = new Set<string>();
  return entries.map(({ name, isHidden, relationId }) => {
    const sheetRelation = relations.find(({ id, type }) => id === relationId && type === 'worksheet');
    // Use each part only once, because a malicious file may let many sheets refer to the same part.
    if (!sheetRelation || usedPaths.has(sheetRelation.path)) return null;
    usedPaths.add(sheetRelation.path);
    return { name: displayedText(textCell(name)), isHidden, path: sheetRelation.path };
  });
}

function visibleParts(parts: readonly (SheetPart | null)[]): readonly SheetPart[] {
  const sheets = parts.filter((part) => part !== null);
  const visibleSheets = sheets.filter(({ isHidden }) => !isHidden);
  return visibleSheets.length > 0 ? visibleSheets : sheets.slice(0, 1);
}

function readContext(
  file: OfficePackage,
  relations: readonly Relationship[],
  uses1904Dates: boolean,
): CellContext {
  const readPart = (name: string) => {
    const relation = relations.find(({ type }) => type === name);
    return relation ? file.readPart(relation.path) : null;
  };
  const strings = readPart('sharedStrings');
  const styles = readPart('styles');
  return {
    strings: strings ? readSharedStrings(strings) : [],
    formatOf: styles ? readStyles(styles) : noStyles,
    uses1904Dates,
  };
}

type SheetReader = (part: SheetPart, characterLimit: number) => CollectedSheet;

function createSheetReader(file: OfficePackage, context: CellContext): SheetReader {
  return ({ name, path }, characterLimit) => {
    const bytes = file.readPart(path);
    if (!bytes) throw new Error(`${path} is missing`);
    const collector = createRowCollector(characterLimit);
    return collector.finish({ ...readWorksheet(bytes, collector, context), name });
  };
}

/**
 * Returns all sheets in order. Reads all but `activeSheet`, which has been read already. A sheet that is damaged becomes
 * a placeholder without rows.
 */
function readSheets(
  parts: readonly SheetPart[],
  collectedSheet: CollectedSheet,
  activeIndex: number,
  readSheet: SheetReader,
): readonly Sheet[] {
  let charactersLeft = maxCharacters - collectedSheet.characterCount;
  return parts.map((part, index) => {
    if (index === activeIndex) return collectedSheet.sheet;
    try {
      const otherSheet = readSheet(part, charactersLeft);
      charactersLeft -= otherSheet.characterCount;
      return otherSheet.sheet;
    } catch {
      return createPlaceholderSheet(part.name);
    }
  });
}

function refusedResult(reason: SheetRefusal): WorkbookResult {
  return { kind: 'refused', reason };
}

function readParts(file: OfficePackage, path: string): WorkbookResult {
  const mainPart = file.readPart(path);
  if (!mainPart) return refusedResult('damaged');
  const { sheets: entries, activeIndex: activeEntryIndex, uses1904Dates } = readWorkbookPart(mainPart);
  const relations = file.readRelationships(path);
  const allParts = findParts(entries, relations);
  const parts = visibleParts(allParts);
  const activeEntryPart = allParts[activeEntryIndex];
  const activeIndex = activeEntryPart ? Math.max(parts.indexOf(activeEntryPart), 0) : 0;
  const activePart = parts[activeIndex];
  if (!activePart) return refusedResult('damaged');
  const readSheet = createSheetReader(file, readContext(file, relations, uses1904Dates));
  const activeSheet = readSheet(activePart, maxCharacters);
  if (activeSheet.overflow) return refusedResult(activeSheet.overflow);
  const sheets = readSheets(parts, activeSheet, activeIndex, readSheet);
  if (sheets.every(({ rows, unread }) => rows.length === 0 && unread === 0)) return refusedResult('empty');
  return { kind: 'workbook', workbook: { sheets, active: activeIndex, encoding: null } };
}

/** @param path path of the main part, which lists the sheets */
export function readXlsx(file: OfficePackage, path: string): WorkbookResult {
  try {
    return readParts(file, path);
  } catch (error) {
    if (error instanceof NoWorkbookError) return refusedResult('other');
    return refusedResult(error instanceof XmlLimitError ? 'excess' : 'damaged');
  }
}
