// Detects the encoding of a text file: decoding with a wrong one gives letters that Spanish words can't contain.
// «Mu–oz», for example, is «Muñoz» in Mac Roman, decoded as Windows-1252.
import {
  byteLetters,
  byteOf,
  type CodePage,
  codePages,
  decodePage,
  replacementCharacter,
} from './code-pages.ts';
import type { Encoding } from './workbook.ts';

export type DecodedText = {
  readonly text: string;
  /** Detected encoding; null for Unicode. */
  readonly encoding: Encoding | null;
};

/** Matches signs that may stand beside a word or a number, but not between two letters. */
const signPattern = /[\u00A0–—‘’“”«»…€·•©®™½¼¾¹²³×§]/;

/** Scores a letter in its context: 1 if it is Spanish, 0 if it is possible, negative if it is unlikely. */
function scoreLetter(letter: string, textBefore: string, textAfter: string): number {
  const isAfterLetter = /\p{L}$/u.test(textBefore);
  const isBeforeLetter = /^\p{L}/u.test(textAfter);
  const isInside = isAfterLetter && isBeforeLetter;
  if (letter === replacementCharacter) return -2;
  if (letter === 'ñ')
    return (!isAfterLetter || /[aeiouáéíóú]$/i.test(textBefore)) && /^[aeiouáéíóú]/.test(textAfter) ? 1 : -1;
  if (/[áéíóúü]/.test(letter)) return /^\p{Lu}/u.test(textAfter) || /\p{Lu}{2}$/u.test(textBefore) ? -1 : 1;
  if (/[ÁÉÍÓÚÜÑ]/.test(letter)) return /\p{Ll}$/u.test(textBefore) ? -1 : 1;
  if (/[ºª°]/.test(letter)) return /[\p{L}\d.]$/u.test(textBefore) && !isBeforeLetter ? 1 : -1;
  // Accept the apostrophe of O’Higgins and D’Angelo.
  if (letter === '’' && isInside) return /(?:^|\P{L})[DLO]$/u.test(textBefore) ? 1 : -2;
  if (/[¿¡]/.test(letter)) return !isAfterLetter && isBeforeLetter ? 1 : -1;
  if (/\p{L}/u.test(letter)) return -1;
  if (isInside) return /[–—]/.test(letter) ? -1 : -2;
  return signPattern.test(letter) ? 0 : -1;
}

function scoreText(text: string): number {
  let score = 0;
  for (const { 0: letter, index } of text.matchAll(/\P{ASCII}/gu)) {
    const end = index + letter.length;
    score += scoreLetter(letter, text.slice(Math.max(index - 2, 0), index), text.slice(end, end + 1));
  }
  return score;
}

/** First bytes of characters in UTF-8: 0xC2 and 0xC3 of Spanish letters, 0xE2 of typographic signs. */
const leadBytes = [0xc2, 0xc3, 0xe2] as const;

/**
 * Repairs text in UTF-8 that a program decoded with the code page and then encoded in UTF-8 again: «MuÃ±oz», or
 * «Mu√±oz» on a Mac.
 */
function undoDoubleEncoding(text: string, page: CodePage): string {
  const letters = byteLetters[page];
  const [first, second, third] = leadBytes.map((byte) => letters.charAt(byte - 0x80));
  const continuation = `[${letters.slice(0, 0x40)}]`;
  return text.replace(
    new RegExp(`[${first}${second}]${continuation}|${third}${continuation}{2}`, 'g'),
    (match) => new TextDecoder().decode(Uint8Array.from(match, (letter) => byteOf(letter, page) ?? 0)),
  );
}

const doubleEncodingPages = ['windows-1252', 'macintosh'] as const;

type Candidate = {
  readonly encoding: Encoding | null;
  readonly decode: (bytes: Uint8Array) => string;
};

const unicodeCandidate: Candidate = { encoding: null, decode: (bytes) => new TextDecoder().decode(bytes) };

const doubleEncodings: readonly Candidate[] = doubleEncodingPages.map((page) => ({
  encoding: 'utf-8-twice',
  decode: (bytes) => undoDoubleEncoding(unicodeCandidate.decode(bytes), page),
}));

const singleByteEncodings: readonly Candidate[] = codePages.map((page) => ({
  encoding: page,
  decode: (bytes) => decodePage(bytes, page),
}));

/** Maximum number of non-ASCII bytes in the sample that is scored. */
const maxSampleLetters = 20_000;

function takeSample(bytes: Uint8Array): Uint8Array {
  let letterCount = 0;
  const end = bytes.findIndex((byte) => {
    letterCount += byte < 0x80 ? 0 : 1;
    return letterCount > maxSampleLetters;
  });
  return end === -1 ? bytes : bytes.subarray(0, end);
}

function chooseBest(candidates: readonly Candidate[], bytes: Uint8Array): Candidate {
  const sample = takeSample(bytes);
  const scoredCandidates = candidates.map((candidate) => ({
    candidate,
    score: scoreText(candidate.decode(sample)),
  }));
  return scoredCandidates.reduce((best, candidate) => (candidate.score > best.score ? candidate : best), {
    candidate: unicodeCandidate,
    score: Number.NEGATIVE_INFINITY,
  }).candidate;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Decodes a text file with the encoding whose result looks most like Spanish. A file with a byte order mark of UTF-16
 * is decoded as UTF-16. Valid UTF-8 is decoded as UTF-8, which may have been encoded twice.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: null };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: null };
  const candidates = isUtf8(bytes)
    ? [unicodeCandidate, ...doubleEncodings]
    : [...singleByteEncodings, unicodeCandidate, ...doubleEncodings];
  const { encoding, decode } = chooseBest(candidates, bytes);
  return { text: decode(bytes), encoding };
}
