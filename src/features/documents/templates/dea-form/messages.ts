export const messages = {
  battery: 'La batería',
  electrodes: 'El par de electrodos',
  number: 'El número del formulario es mayor que el total.',
  acquisition: 'La fecha de adquisición es posterior a hoy.',
  signature: 'La fecha de la firma es posterior a hoy.',
  declaration: 'Para firmar, la declaración de personal capacitado debe estar marcada.',
  expired: 'Esta fecha ya venció: reemplace el componente antes de declarar el equipo.',
  beforeAcquisition: (part: string) => `${part} no puede vencer antes de la adquisición del equipo.`,
  soon: (part: string, date: string, days: number) => {
    if (days === 0) return `${part} vence hoy (${date}): prevea su reemplazo.`;
    return `${part} vence el ${date}, en ${days} ${days === 1 ? 'día' : 'días'}: prevea su reemplazo.`;
  },
} as const;
