/** The law, or the part of the form, behind each warning. */
export const rules = {
  plan: 'Sección IV: si marcó «No», el establecimiento debe elaborarlo antes de declarar el equipo como disponible para su uso inmediato.',
  training: 'Declaración, número 1: formación de al menos 3 horas, de las cuales 2 fueron prácticas.',
  truth: 'Declaración, número 3: la información es verídica a la fecha de la firma.',
  numbering: 'Instrucciones: un formulario por cada desfibrilador.',
  declaration: 'Sección V: el representante firma lo que declara.',
  maintenance: 'Sección IV: la mantención incluye el reemplazo de batería y electrodos.',
} as const;

export const messages = {
  plan: 'El equipo no cuenta con un plan de mantención vigente.',
  hours: (name: string, time: string) => `${name}: la capacitación suma ${time}; debe ser de al menos 3:00.`,
  practice: (name: string, time: string) =>
    `${name}: las horas prácticas suman ${time}; deben ser al menos 2:00.`,
  parts: (name: string) => `${name}: las horas prácticas son más que el total.`,
  trained: (name: string) => `${name}: la fecha de la capacitación es posterior a hoy.`,
  person: (number: number) => `Persona ${number}`,
  battery: 'La batería',
  electrodes: 'El par de electrodos',
  number: 'El número del formulario es mayor que el total.',
  acquisition: 'La fecha de adquisición es posterior a hoy.',
  signature: 'La fecha de la firma es posterior a hoy.',
  declaration: 'Para firmar, la declaración de personal capacitado debe estar marcada.',
  batteryExpired: 'Batería. Esta fecha ya venció: reemplace el componente antes de declarar el equipo.',
  electrodesExpired: 'Electrodos. Esta fecha ya venció: reemplace el componente antes de declarar el equipo.',
  beforeAcquisition: (part: string) => `${part} no puede vencer antes de la adquisición del equipo.`,
  soon: (part: string, date: string, days: number) => {
    if (days === 0) return `${part} vence hoy (${date}): prevea su reemplazo.`;
    return `${part} vence el ${date}, en ${days} ${days === 1 ? 'día' : 'días'}: prevea su reemplazo.`;
  },
} as const;
