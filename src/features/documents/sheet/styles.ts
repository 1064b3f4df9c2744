import { readXml } from '../../../platform/files/xml.ts';
import { builtInFormat, generalFormat, type NumberFormat, parseFormat } from './number-format.ts';

export type FormatOf = (style: string | undefined) => NumberFormat;

export function readStyles(bytes: Uint8Array): FormatOf {
  const codes = new Map<string, string>();
  const ids: string[] = [];
  // Remember the current list, because conditional formats also contain `numFmt`, and other lists also contain `xf`.
  let listName = '';
  readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'numFmts' || name === 'cellXfs') listName = name;
      else if (listName === 'numFmts' && name === 'numFmt')
        codes.set(attributes.numFmtId ?? '', attributes.formatCode ?? '');
      else if (listName === 'cellXfs' && name === 'xf') ids.push(attributes.numFmtId ?? '0');
    },
    close: (name) => {
      if (name === listName) listName = '';
    },
  });
  const formats = new Map<string, NumberFormat>();
  return (style = '0') => {
    const id = ids[Number(style)] ?? '0';
    const code = codes.get(id);
    const format = formats.get(id) ?? (code === undefined ? builtInFormat(Number(id)) : parseFormat(code));
    formats.set(id, format);
    return format;
  };
}

export const noStyles: FormatOf = () => generalFormat;
