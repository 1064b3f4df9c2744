import { lostCopy, otherDeviceCopy, pendingCopy } from '../../content/purchases.ts';
import type { NumberSearch } from './number-search.ts';
import type { PaymentSearch } from './payment-search.ts';
import type { PendingCheck } from './pending-check.ts';

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

const wrongNumber: ReadonlySet<NumberSearch['step']> = new Set(['wrong', 'unknown']);

function write(message: Message, email: string): string {
  return typeof message === 'string' ? message : message(email);
}

/** The message beside a pending payment. */
export function pendingMessage({ step }: PendingCheck, email: string): string {
  return write(pendingMessages[step] ?? pendingCopy.text, email);
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
