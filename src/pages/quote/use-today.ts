import { useEffect, useState } from 'react';
import { dayInChile } from '../../platform/format.ts';

/**
 * The day in Chile, 'YYYY-MM-DD': looked at again for every quote, and when the page is shown again, which may have been
 * open since yesterday.
 * @param address of the quote
 */
export function useToday(_address: string): string {
  const [today, setToday] = useState(() => dayInChile(new Date()));
  useEffect(() => {
    const look = () => setToday(dayInChile(new Date()));
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return today;
}
