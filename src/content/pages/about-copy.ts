import { site } from '../site.ts';

export const aboutCopy = {
  meta: {
    title: 'Sobre nosotros | Mentoría Legal Educacional',
    description:
      'Más de 8 años de experiencia en derecho educacional chileno, acompañando a instituciones con cercanía y absoluta reserva.',
  },
  title: 'Derecho educacional, explicado con claridad',
  lead: 'Somos una firma de mentoría legal dedicada al derecho educacional chileno. Conocemos el día a día de los establecimientos: la urgencia de una denuncia, la presión de una fiscalización, la duda antes de firmar un contrato.',
  texts: [
    'Nuestra forma de trabajar es cercana y preventiva. Escuchamos, ordenamos el problema y entregamos respuestas que su equipo puede aplicar desde el primer día.',
    'Atendemos desde Santiago de Chile, en forma virtual y también presencial con cita previa.',
  ],
  audiencesTitle: 'A quiénes acompañamos',
  closing: {
    title: 'Dé el primer paso con respaldo legal',
    text: 'Agende su asesoría gratuita de 30 minutos.',
    action: site.bookingLabel,
  },
  licences: 'Licencias',
} as const;
