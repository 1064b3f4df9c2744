import { useMemo } from 'react';
import type { SheetChoices } from '../../features/documents/batch/survey/choices.ts';
import { type Survey, surveyWorkbook } from '../../features/documents/batch/survey/survey.ts';
import { createTableStore, type Table, withSheetChoices } from '../../features/documents/batch/table.ts';
import type { Template } from '../../features/documents/model/document.ts';
import { useStoreInstance } from '../../platform/store.ts';

/** @param today 'YYYY-MM-DD' in the user's time zone */
export function useSurvey(template: Template, { workbook, choices }: Table, today: string): Survey {
  return useMemo(
    () => surveyWorkbook(workbook, choices, template, today),
    [workbook, choices, template, today],
  );
}

export type ChangeSheetChoices = (change: (choices: SheetChoices) => Partial<SheetChoices>) => void;

export function useChangeSheetChoices({ id }: Table, { sheetIndex }: Survey): ChangeSheetChoices {
  const tables = useStoreInstance(createTableStore);
  return (change) => tables.change(id, (current) => withSheetChoices(current, sheetIndex, change));
}
