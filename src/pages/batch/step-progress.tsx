import { batchCopy } from '../../content/documents/batch-copy.ts';
import { useWorkProgress } from '../../ui/work-bar.ts';

type Props = {
  readonly step: number;
  readonly stepCount: number;
  /** True if the documents of the last step have been delivered. */
  readonly isDone?: boolean;
};

export function StepProgress({ step, stepCount, isDone = false }: Props) {
  const doneCount = isDone ? step : step - 1;
  useWorkProgress(doneCount / stepCount, batchCopy.stepOf(step, stepCount));
  return null;
}
