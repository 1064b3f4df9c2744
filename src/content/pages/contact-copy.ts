export const contactCopy = {
  meta: {
    title: 'Contacto | Mentoría Legal Educacional',
    description: 'Escríbanos o agende su asesoría gratuita de 30 minutos. Atención en Santiago y virtual.',
  },
  title: 'Conversemos sobre su caso',
  lead: 'Cuéntenos brevemente su situación y le indicaremos cómo podemos ayudarle. Todo lo que nos comparta se trata con absoluta confidencialidad.',
  details: 'Contacto',
  email: 'Correo',
  facts: [
    ['Ubicación', 'Santiago, Chile'],
    ['Reuniones presenciales', 'Con cita previa'],
    ['Modalidad', 'Presencial o virtual'],
  ],
  caution: 'No envíe por correo datos sensibles de estudiantes. Los revisaremos juntos en la asesoría.',
  session: {
    label: '30 minutos',
    title: 'Asesoría gratuita',
    text: 'En una primera asesoría gratuita de 30 minutos revisaremos su situación y le diremos con franqueza cómo podemos ayudarle.',
    facts: [['Valor', 'Sin costo']],
  },
} as const;
