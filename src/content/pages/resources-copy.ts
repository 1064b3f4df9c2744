import { paths } from '../paths.ts';
import { shopOffer } from '../shop-teaser-copy.ts';

export const resourcesCopy = {
  meta: {
    title: 'Recursos para colegios | Mentoría Legal Educacional',
    description:
      'Plantillas, listas de verificación y contenidos para el cumplimiento legal de su establecimiento.',
  },
  title: 'Recursos para su gestión',
  lead: 'Herramientas prácticas para prevenir, ordenar y cumplir.',
} as const;

/** Each resource has a link or says that it doesn't exist yet. */
export const resources = [
  {
    drawing: 'course',
    tab: 'Cursos',
    title: 'Cursos Grabados',
    text: 'Próximamente: capacitaciones breves para su equipo.',
    action: 'Ver cursos',
    notice: ['Los cursos grabados aún no están disponibles. Si los necesita, puede solicitarlos a ', '.'],
  },
  {
    drawing: 'templates',
    tab: 'Plantillas',
    ...shopOffer,
    to: paths.shop,
  },
  {
    drawing: 'checklist',
    tab: 'Checklist',
    title: 'Checklist de Cumplimiento',
    text: 'Revise si su colegio está al día con la Ley N.º 21.156 de desfibriladores.',
    action: 'Ver checklist',
    to: paths.checklist,
  },
  {
    drawing: 'news',
    tab: 'Noticias',
    title: 'Noticias y Actualizaciones',
    text: 'Próximamente: un boletín con los cambios normativos que afectan a su establecimiento.',
    action: 'Suscribirme',
    notice: ['El boletín de noticias aún no está disponible. Si lo necesita, puede solicitarlo a ', '.'],
  },
] as const;
