import { lostCopy, otherDeviceCopy, pendingCopy } from '../../content/payment-check-copy.ts';
import type { PendingStep } from './check-flows.ts';
import type { NumberStep, SearchStep } from './payment-searches.ts';

type Message = string | ((email: string) => string);

const pendingMessages: Partial<Record<PendingStep, Message>> = pendingCopy.states;
const numberMessages: Partial<Record<NumberStep, Message>> = otherDeviceCopy.states;
const wrongNumber: ReadonlySet<NumberStep> = new Set(['wrong', 'several', 'unknown']);

function write(message: Message, email: string): string {
  return typeof message === 'string' ? message : message(email);
}

/** The message beside a pending payment. @param documents that it is for */
export function pendingMessage(step: PendingStep, email: string, documents: number): string {
  return write(pendingMessages[step] ?? pendingCopy.text(documents), email);
}

/** The message beside the field for a payment number; '' before a search. */
export function numberMessage(step: NumberStep, email: string): string {
  return write(numberMessages[step] ?? '', email);
}

/** Whether the message is about the number as it was typed. */
export function isWrongNumber(step: NumberStep): boolean {
  return wrongNumber.has(step);
}

/** The result of looking for lost payments; '' where there is nothing to say. */
export function lostMessage(step: SearchStep, email: string): string {
  if (step === 'nothing') return lostCopy.nothing;
  if (step === 'partly') return lostCopy.partly(email);
  return step === 'unreachable' ? pendingCopy.states.unreachable : '';
}
