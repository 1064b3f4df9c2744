/** 'HH:MM' of 24 hours as minutes since midnight; null for anything else. */
export function parseTime(time: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** 'H:MM' or 'HH:MM' as minutes; null for anything else. */
export function parseDuration(duration: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(duration) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** @param minutes since midnight, e.g. 480 → '08:00' */
export function formatTime(minutes: number): string {
  return formatDuration(minutes).padStart(5, '0');
}

/** @param minutes 0 or more, e.g. 195 → '3:15' */
export function formatDuration(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** @param minutes 1 or more, e.g. 1710 → '28 horas y 30 minutos cronológicos', 660 → '11 horas cronológicas' */
export function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest === 0) return `${counted(hours, 'hora', 'horas')} ${hours === 1 ? 'cronológica' : 'cronológicas'}`;
  const parts = [...(hours > 0 ? [counted(hours, 'hora', 'horas')] : []), counted(rest, 'minuto', 'minutos')];
  return `${parts.join(' y ')} ${minutes === 1 ? 'cronológico' : 'cronológicos'}`;
}
