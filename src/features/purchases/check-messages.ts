import { lostCopy, otherDeviceCopy, pendingCopy } from '../../content/purchases-copy.ts';
import type { NumberSearch, PaymentSearch, PendingCheck } from './check-flows.ts';

type Message = string | ((email: string) => string);

const pendingMessages: Partial<Record<PendingCheck['step'], Message>> = {
  notYet: pendingCopy.notYet,
  pending: pendingCopy.notYet,
  refused: pendingCopy.refused,
  returned: pendingCopy.returned,
  contradicting: pendingCopy.contradicting,
  unconfirmed: pendingCopy.unconfirmed,
  unreachable: pendingCopy.unreachable,
  noService: pendingCopy.noService,
};

const numberMessages: Partial<Record<NumberSearch['step'], Message>> = {
  wrong: otherDeviceCopy.wrong,
  several: otherDeviceCopy.several,
  has: otherDeviceCopy.has,
  unknown: otherDeviceCopy.unknown,
  pending: otherDeviceCopy.pending,
  refused: otherDeviceCopy.refused,
  returned: otherDeviceCopy.returned,
  contradicting: otherDeviceCopy.contradicting,
  unconfirmed: otherDeviceCopy.unconfirmed,
  unreachable: otherDeviceCopy.unreachable,
  noService: otherDeviceCopy.noService,
};

const wrongNumber: ReadonlySet<NumberSearch['step']> = new Set(['wrong', 'several', 'unknown']);

function write(message: Message, email: string): string {
  return typeof message === 'string' ? message : message(email);
}

/** The message beside a pending payment. @param documents that it is for */
export function pendingMessage({ step }: PendingCheck, email: string, documents: number): string {
  return write(pendingMessages[step] ?? pendingCopy.text(documents), email);
}

/** The message beside the field for a payment number; '' before a search. */
export function numberMessage({ step }: NumberSearch, email: string): string {
  return write(numberMessages[step] ?? '', email);
}

/** Whether the message is about the number as it was typed. */
export function isWrongNumber({ step }: NumberSearch): boolean {
  return wrongNumber.has(step);
}

/** The result of looking for lost payments; '' where there is nothing to say. */
export function lostMessage({ step }: PaymentSearch, email: string): string {
  if (step === 'nothing') return lostCopy.nothing;
  if (step === 'partly') return lostCopy.partly(email);
  return step === 'unreachable' ? pendingCopy.unreachable : '';
}
