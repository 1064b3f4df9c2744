import { paths } from '../paths.ts';

export const checklistCopy = {
  meta: {
    title: 'Checklist DEA para colegios — Ley 21.156 | Mentoría Legal Educacional',
    description:
      'Lista de verificación gratuita para revisar el cumplimiento de la Ley 21.156 en su establecimiento: equipo, ubicación, señalética, registro, capacitación, mantención y documentación.',
  },
  title: 'Checklist de Cumplimiento: Ley N.º 21.156 (DEA)',
  lead: 'Revise en pocos minutos si su establecimiento está preparado. Marque cada punto con su equipo directivo y deje anotados los pendientes.',
  back: 'Volver a Recursos',
  print: 'Imprimir la lista',
  note: ['Esta lista es una guía general.', 'No acredita cumplimiento ni reemplaza una asesoría legal.'],
  closing: {
    title: '¿Le quedaron puntos sin marcar?',
    text: 'Le ayudamos a ordenar su plan de cumplimiento.',
    form: { to: paths.product('formulario-registro-dea'), text: 'Ver el formulario de registro DEA' },
  },
} as const;

export type ChecklistGroup = {
  readonly name: string;
  readonly items: readonly (readonly [question: string, detail: string])[];
};

export const checklist: readonly ChecklistGroup[] = [
  {
    name: 'Equipo',
    items: [
      [
        '¿Sabe si su establecimiento está obligado?',
        'La obligación alcanza a los establecimientos con 500 o más estudiantes.',
      ],
      [
        '¿Cuenta con el número de DEA que corresponde?',
        'Al menos uno y, según el recinto, uno por cada 150 metros lineales y por cada tres pisos.',
      ],
      ['¿El equipo está registrado en el ISP?', 'Pida a su proveedor el respaldo del registro sanitario.'],
    ],
  },
  {
    name: 'Ubicación',
    items: [
      ['¿Está en un lugar visible y de acceso expedito?', 'Sin obstáculos y sin llaves que demoren su uso.'],
      ['¿Cubre gimnasios, patios y edificios separados?', 'Mida recorridos reales a pie.'],
      [
        '¿Está disponible en todas las jornadas?',
        'Considere talleres, actos y actividades de fin de semana.',
      ],
    ],
  },
  {
    name: 'Señalética',
    items: [
      ['¿La ubicación está señalizada?', 'El letrero debe verse desde los accesos y pasillos principales.'],
      ['¿La comunidad sabe dónde está?', 'Inclúyalo en planos, inducciones y simulacros.'],
    ],
  },
  {
    name: 'Registro',
    items: [
      [
        '¿Informó los equipos a la Seremi de Salud?',
        'Con la identificación del equipo, el personal capacitado, el plano y la declaración firmada.',
      ],
      [
        '¿Informa los cambios?',
        // This is worded as advice, because we found no rule that requires it.
        'Recomendamos actualizar los antecedentes si cambia el equipo, la ubicación o el personal.',
      ],
    ],
  },
  {
    name: 'Capacitación',
    items: [
      ['¿Su personal cumplió la formación mínima?', 'Al menos 3 horas, 2 de ellas prácticas.'],
      ['¿Hay personas capacitadas en cada jornada?', 'Revise turnos, licencias y reemplazos.'],
    ],
  },
  {
    name: 'Mantención',
    items: [
      [
        '¿Tiene un plan de mantención por escrito?',
        'Conforme a las instrucciones del fabricante o distribuidor.',
      ],
      ['¿Controla los vencimientos?', 'Batería y electrodos, con aviso anticipado.'],
    ],
  },
  {
    name: 'Documentación',
    items: [
      ['¿Conserva los respaldos ordenados?', 'Facturas, manuales, certificados, registros y comprobantes.'],
      ['¿Conoce la sanción?', 'Multas de hasta 1.000 UTM, que pueden duplicarse si hay reincidencia.'],
    ],
  },
];
