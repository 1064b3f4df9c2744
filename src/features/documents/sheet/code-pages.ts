// Defines the single-byte encodings that spreadsheets in Chile have used for text.
import type { Encoding } from './workbook.ts';

export type CodePage = Exclude<Encoding, 'utf-8-twice'>;

export const codePages: readonly CodePage[] = ['windows-1252', 'macintosh', 'cp850'];

export const replacementCharacter = '\uFFFD';

const firstByte = 0x80;
const upperBytes = Uint8Array.from({ length: 0x80 }, (_, index) => firstByte + index);

/** Letters of the bytes from 0xA0 to 0xFF in Windows-1252. Their code points in Unicode equal the bytes. */
const latin1 = String.fromCharCode(...upperBytes.subarray(0x20));

/**
 * Letters of the bytes from 0x80 to 0xFF, in order. Within a code page no letter occurs twice. In Windows-1252, control
 * characters stand for the five bytes without a letter.
 */
export const byteLetters: Readonly<Record<CodePage, string>> = {
  // Written out, because Node's `TextDecoder` returns control characters for the bytes from 0x80 to 0x9F.
  'windows-1252': `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ${latin1}`,
  macintosh: new TextDecoder('macintosh').decode(upperBytes),
  // Code page of MS-DOS, which `TextDecoder` doesn't support.
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
};

export function byteOf(letter: string, page: CodePage): number | null {
  if (/[\u0080-\u009f]/.test(letter)) return letter.charCodeAt(0);
  const index = byteLetters[page].indexOf(letter);
  return index === -1 ? null : firstByte + index;
}

function letterOf(byte: number, page: CodePage): string {
  return byteLetters[page].charAt(byte - firstByte).replace(/[\u0080-\u009f]/, replacementCharacter);
}

/** Corrects text that was decoded with `wrongPage` instead of `rightPage`. Letters that `wrongPage` lacks stay. */
export function redecode(text: string, wrongPage: CodePage, rightPage: CodePage): string {
  return text.replace(/\P{ASCII}/gu, (letter) => {
    const byte = byteOf(letter, wrongPage);
    return byte === null ? letter : letterOf(byte, rightPage);
  });
}

export function decodePage(bytes: Uint8Array, page: CodePage): string {
  return redecode(new TextDecoder('windows-1252').decode(bytes), 'windows-1252', page);
}
