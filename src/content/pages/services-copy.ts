export type ServiceDetail = {
  readonly text: string;
  readonly facts?: readonly (readonly [term: string, value: string])[];
  readonly items?: readonly string[];
  readonly note?: string;
};

export type Service = {
  readonly label: string;
  readonly name: string;
  /** Starting price in whole CLP. */
  readonly startingPrice: number;
  readonly unit?: string;
  /** Details for the home page. The page of services shows `full`. */
  readonly brief: ServiceDetail;
  readonly full: ServiceDetail;
};

const finalPrice =
  'El valor final depende de la extensión y la complejidad del documento; se lo informamos antes de iniciar.';

const sessionFacts = [
  ['Duración', '1 hora'],
  ['Modalidad', 'Presencial o virtual'],
  ['Presencial', 'Santiago, con cita previa'],
] as const;

export const services: readonly Service[] = [
  {
    label: 'Por sesión',
    name: 'Asesoría directa',
    startingPrice: 50_000,
    unit: 'por sesión de 1 hora',
    brief: {
      text: 'Converse su caso con nosotros, en forma presencial o virtual, y reciba orientaciones concretas sobre los próximos pasos.',
    },
    full: {
      text: 'Útil cuando necesita decidir pronto o quiere una segunda opinión. Recibirá orientación concreta durante la sesión.',
      facts: sessionFacts,
    },
  },
  {
    label: 'A la medida',
    name: 'Redacción de documentos',
    startingPrice: 150_000,
    brief: {
      text: 'Reglamentos internos, estatutos, protocolos de convivencia, contratos y convenios, redactados a la medida de su institución.',
    },
    full: {
      text: 'Reglamentos, estatutos, protocolos y contratos, redactados a la medida de su institución.',
      items: [
        'Reglamentos internos',
        'Estatutos de corporaciones y fundaciones',
        'Protocolos de convivencia',
        'Contratos y convenios',
      ],
      note: finalPrice,
    },
  },
];

export const serviceSheet = { startingAtLabel: 'Desde', request: 'Solicitar Servicio' } as const;

export const servicesCopy = {
  meta: {
    title: 'Servicios legales para colegios | Mentoría Legal Educacional',
    description:
      'Asesoría directa desde $50.000 por hora y redacción de documentos desde $150.000 para establecimientos educacionales en Chile.',
  },
  title: 'Servicios legales para la educación',
  lead: 'Soluciones claras, con alcance y valor definidos antes de comenzar.',
  services: 'Nuestros servicios principales',
  steps: {
    title: 'Cómo trabajamos',
    list: [
      'Nos cuenta su caso.',
      'Le proponemos alcance, plazo y valor.',
      'Trabajamos con usted.',
      'Entregamos y explicamos el resultado.',
    ],
  },
} as const;
