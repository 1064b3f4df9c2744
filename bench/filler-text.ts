// Text that compresses about as well as the shop's own: words of a school's documents, in an order that is the same at
// every run. A text that is repeated would cost nothing over the wire.
const words =
  'establecimiento educacional reglamento interno apoderado matrícula docente contrato plazo fijo jornada horas convivencia escolar protocolo registro subvención sostenedor representante legal directora inspectoría asistente educación diferencial programa integración clases evaluación calificación promoción certificado antecedentes plantilla formulario solicitud notificación recepción entrega constancia autorización salida pedagógica seguridad plan emergencia mantención capacitación personal declaración jurada anexo cláusula remuneración cotización feriado permiso licencia médica reemplazo traslado finiquito carta aviso término consejo escolar acta reunión centro padres protección datos personales uso imagen estudiantes alumna embarazada denuncia maltrato acoso procedimiento sanción amonestación cancelación expulsión apelación plazo días hábiles superintendencia fiscalización superior ley decreto supremo circular oficio municipal particular subvencionado según para con por del los las una desde hasta cuando cada sobre entre'.split(
    ' ',
  );

/** Words, the same ones for the same seed. */
export function filler(seed: number): (count: number) => string {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return words[Math.floor((state / 2 ** 32) * words.length)] ?? '';
  };
  return (count) => {
    const text = Array.from({ length: count }, next).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}
