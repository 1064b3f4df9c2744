// Copy that the home page shares with others: audiences, problems, figures and the closing call to action.

export const closingCopy = {
  title: 'Conversemos 30 minutos, sin costo',
  text: 'Cuéntenos qué le preocupa. En una primera asesoría gratuita de 30 minutos revisaremos su situación y le diremos con franqueza cómo podemos ayudarle. 100% confidencial.',
  action: 'Solicitar asesoría gratuita',
  facts: [
    ['clock', '30 minutos'],
    ['check', 'Sin costo'],
    ['shield', '100% confidencial'],
  ],
} as const;

/** Figures that the firm states about itself. Don't change their wording, which the firm prescribed. */
export const figures = [
  ['+8', 'años de experiencia'],
  ['+10', 'instituciones asesoradas'],
] as const;

export const claims = [...figures, ['100%', 'confidencial']] as const;

export const audiences = [
  {
    drawing: 'school',
    tab: 'Establecimientos',
    title: 'Colegios y establecimientos',
    text: 'Revisamos sus reglamentos, protocolos y contratos para que respondan a la normativa vigente y a la realidad de su comunidad.',
  },
  {
    drawing: 'decision',
    tab: 'Dirección',
    title: 'Directores y administradores',
    text: 'Le orientamos antes de decidir: sanciones, fiscalizaciones, personal, apoderados y uso de recursos.',
  },
  {
    drawing: 'book',
    tab: 'Docencia',
    title: 'Docentes y profesionales de la educación',
    text: 'Le explicamos sus derechos y deberes con claridad y le acompañamos cuando enfrenta una situación laboral o de convivencia.',
  },
  {
    drawing: 'statutes',
    tab: 'Sostenedores',
    title: 'Corporaciones y fundaciones educacionales',
    text: 'Apoyamos su constitución, sus estatutos, el gobierno interno y las obligaciones propias del sostenedor.',
  },
] as const;

export const problems = {
  title: 'Problemas que resolvemos',
  list: [
    {
      title: 'Reglamentos desactualizados',
      text: 'Ponemos al día su reglamento interno y sus protocolos, con un lenguaje que la comunidad entiende y aplica.',
    },
    {
      title: 'Conflictos de convivencia',
      text: 'Le guiamos paso a paso ante denuncias, reclamos y medidas disciplinarias, resguardando el debido proceso.',
    },
    {
      title: 'Fiscalizaciones y reclamos',
      text: 'Preparamos sus antecedentes y respuestas para responder a la autoridad con orden y a tiempo.',
    },
    {
      title: 'Contratos y personal',
      text: 'Redactamos y revisamos contratos, anexos y finiquitos, con atención al Estatuto Docente y al Código del Trabajo.',
    },
    {
      title: 'Programas de integración',
      text: 'Le ayudamos a ordenar la contratación y los respaldos de su Programa de Integración Escolar (PIE).',
    },
    {
      title: 'Nuevas exigencias legales',
      text: 'Traducimos cada cambio normativo, como la ley de desfibriladores o la Ley Karin, en tareas concretas.',
    },
  ],
} as const;
