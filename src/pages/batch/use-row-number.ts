import { useLocation } from 'react-router-dom';
import { rowParameter } from '../../content/paths.ts';

export function useRowNumber(): number | null {
  const row = Number(new URLSearchParams(useLocation().search).get(rowParameter));
  return Number.isSafeInteger(row) && row > 0 ? row : null;
}
