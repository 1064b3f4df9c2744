import { paths } from '../paths.ts';
import { a, b, bullets, h, type PostBlock, type PostBody, type PostEntry, p, steps } from '../post.ts';

const blocks: readonly PostBlock[] = [
  p(
    'La escena es conocida por cualquier director: una clase de educación física, un acto en el patio, una reunión de apoderados. Una persona se desploma. En un paro cardiorrespiratorio cada minuto cuenta, y lo que ocurra antes de que llegue la ambulancia depende, en buena medida, de lo que el colegio tenga preparado.',
  ),
  p(
    'Por eso la Ley N.º 21.156 exige que ciertos recintos, entre ellos los establecimientos educacionales, dispongan de desfibriladores externos automáticos portátiles (DEA). En este artículo le explicamos, en lenguaje claro, a quién obliga, cuántos equipos se requieren y qué debe quedar documentado.',
  ),

  h('¿Qué es un DEA?'),
  p(
    'Un desfibrilador externo automático es un equipo portátil que analiza el ritmo del corazón y, si detecta una arritmia tratable con una descarga, guía a quien lo usa para aplicarla. Da instrucciones paso a paso, por lo que puede usarlo personal no sanitario con la capacitación adecuada. No reemplaza el llamado a la red de urgencia ni las maniobras de reanimación: las complementa.',
  ),

  h('¿Desde cuándo rige y a qué colegios obliga?'),
  p(
    'La ley rige desde el ',
    b('2 de mayo de 2019'),
    ' y su aplicación práctica se detalla en un reglamento del Ministerio de Salud, conocido como ',
    b('D.S. 56/2020'),
    '.',
  ),
  p(
    'En materia escolar, la regla es simple de enunciar: los establecimientos con ',
    b('500 o más estudiantes'),
    ' deben contar con ',
    b('al menos un DEA'),
    '. Si su matrícula está cerca de ese número, conviene revisar el dato oficial cada año, porque un aumento puede hacer exigible la obligación.',
  ),
  p(
    'Si su comunidad es más pequeña, nada impide instalar un equipo de manera voluntaria. Varias de las recomendaciones de este artículo le servirán igualmente.',
  ),

  h('¿Cuántos equipos se necesitan y dónde se ubican?'),
  p('Un equipo puede no ser suficiente. La exigencia considera las dimensiones del recinto:'),
  bullets([b('Un DEA por cada 150 metros lineales.')], [b('Un DEA por cada tres pisos.')]),
  {
    kind: 'plate',
    src: '/img/blog/un-dea-cada-150-metros.png',
    alt: 'Corte de un colegio de tres pisos: un desfibrilador por cada 150 metros lineales y por cada tres pisos',
    caption: 'Un DEA por cada 150 metros lineales y por cada tres pisos.',
  },
  p(
    'Antes de comprar, le sugerimos recorrer el establecimiento con un plano en la mano. Mida las distancias que una persona realmente camina, considere rejas y puertas que se cierran en ciertos horarios y ponga atención en gimnasios, canchas y patios, donde el esfuerzo físico es mayor. Un colegio con varios edificios o con sedes separadas debe hacer este ejercicio en cada uno de ellos.',
  ),
  p(
    'La ubicación debe estar ',
    b('señalizada'),
    ' y el acceso ser ',
    b('expedito y libre de obstáculos'),
    '. Un equipo guardado bajo llave en una oficina que solo se abre en la mañana difícilmente cumple ese objetivo.',
  ),

  h('¿Qué debe informarse a la autoridad sanitaria?'),
  p(
    'Tener el equipo no basta: quien está a cargo del establecimiento debe comunicarlo a la Secretaría Regional Ministerial (Seremi) de Salud que corresponda a su domicilio. En términos generales, los antecedentes se refieren a:',
  ),
  steps(
    [
      'La identificación del equipo: marca, modelo, número de serie, fabricante y número asignado por el Instituto de Salud Pública.',
    ],
    ['El personal capacitado, con los documentos que lo acreditan.'],
    ['Un plano o croquis con la ubicación de cada desfibrilador.'],
    ['La capacidad del establecimiento, su superficie y número de pisos.'],
    [
      'Una declaración firmada sobre el uso y la mantención de los equipos y la forma de avisar a la red de urgencia.',
    ],
  ),
  p(
    'Confirme el canal y el formato con su Seremi antes de enviar los antecedentes y guarde el comprobante del envío.',
  ),

  h('¿Qué capacitación se exige?'),
  p(
    'El equipo necesita personas que sepan usarlo. La capacitación debe durar ',
    b('al menos tres horas, dos de ellas prácticas'),
    '. En la práctica, esto significa que una charla informativa o un video no son suficientes: debe existir entrenamiento real en reanimación cardiopulmonar y en el uso del DEA.',
  ),
  p(
    'Al definir a quién capacitar, piense en los horarios y no solo en los cargos. Si todo el personal entrenado trabaja en la mañana, los talleres de la tarde quedan descubiertos. Inspectoría, docentes de educación física, encargados de enfermería, administrativos de recepción y auxiliares suelen ser una buena base.',
  ),
  { kind: 'pull', text: 'El equipo necesita personas que sepan usarlo.' },

  h('La mantención: el punto que más se olvida'),
  p(
    'Un desfibrilador con la batería agotada o con los electrodos vencidos da una falsa sensación de seguridad. Por eso recomendamos un plan de mantención por escrito, con responsables, fechas y registro de cada revisión, siguiendo las instrucciones del fabricante o distribuidor. Anote en un lugar visible los vencimientos de la batería y de los parches, y prográmelos con anticipación en el calendario del colegio.',
  ),

  h('La carpeta que conviene tener lista'),
  p(
    'Una fiscalización se enfrenta mejor con orden. Le sugerimos reunir en una sola carpeta, física o digital:',
  ),
  bullets(
    ['la factura o guía de cada equipo y sus manuales;'],
    ['el respaldo de su registro ante el Instituto de Salud Pública, que puede pedir al proveedor;'],
    ['el plano con las ubicaciones y fotografías de la señalética instalada;'],
    ['los certificados de capacitación y la nómina del personal por jornada;'],
    ['el plan de mantención con sus registros firmados, y'],
    ['la comunicación enviada a la Seremi, con su comprobante.'],
  ),
  p(
    'Asigne a una persona responsable de actualizarla al inicio de cada año escolar, junto con el Plan Integral de Seguridad Escolar (PISE).',
  ),

  h('¿A qué se expone un establecimiento que no cumple?'),
  p(
    'El incumplimiento se sanciona conforme al Código Sanitario. Las multas pueden llegar ',
    b('hasta 1.000 UTM'),
    ', monto que puede ',
    b('duplicarse en caso de reincidencia'),
    '.',
  ),
  p(
    'Más allá de la multa, un incumplimiento deja al sostenedor en una posición difícil si ocurre una emergencia: la ausencia de un equipo exigido por ley, o su mal estado, será una de las primeras preguntas de la familia y de la autoridad.',
  ),

  h('Cinco pasos para ponerse al día'),
  steps(
    [b('Verifique su obligación.'), ' Revise la matrícula oficial y deje constancia de ella.'],
    [b('Calcule los equipos.'), ' Use el plano, los 150 metros lineales y los tres pisos.'],
    [b('Capacite.'), ' Cubra todas las jornadas y conserve los certificados.'],
    [b('Comunique.'), ' Prepare los antecedentes, envíelos a la Seremi de Salud y guarde el comprobante.'],
    [b('Mantenga.'), ' Designe responsables y registre cada revisión.'],
  ),

  h('Cómo podemos ayudarle'),
  p(
    'En nuestra sección de recursos encontrará una ',
    a('lista de verificación gratuita sobre la Ley N.º 21.156', paths.checklist),
    ' y, en la tienda, un ',
    a('formulario de registro DEA en Word', paths.product('formulario-registro-dea')),
    ', listo para completar. Si prefiere revisar su caso con nosotros, ',
    a('agende su asesoría gratuita de 30 minutos', paths.booking),
    ': conversaremos sobre su establecimiento y le indicaremos por dónde comenzar.',
  ),
  {
    kind: 'note',
    text: 'Este artículo entrega información general y no constituye asesoría legal para un caso particular. Verifique siempre la normativa vigente.',
  },
];

/** States the same legal facts as the product's specification. */
export const post: PostEntry = {
  title: 'Ley DEA en colegios de Chile: qué exige la Ley N.º 21.156 y cómo cumplirla',
  date: '2026-03-02',
  author: 'Mentoría Legal Educacional',
  excerpt:
    'La Ley N.º 21.156 exige desfibriladores en los colegios con 500 o más estudiantes. Conozca cuántos equipos se requieren, qué capacitación se exige y a qué multas se expone un establecimiento que no cumple.',
  image: {
    src: '/img/blog/gabinete-dea.png',
    alt: 'Desfibrilador externo automático en un gabinete señalizado, en el pasillo de un colegio',
  },
  meta: {
    title: 'Ley DEA en colegios de Chile (Ley 21.156) | Mentoría Legal Educacional',
    description:
      'Guía clara sobre la Ley 21.156: colegios obligados, número de DEA, capacitación, comunicación a la Seremi de Salud, mantención y multas.',
  },
};

export const body: PostBody = {
  caption: 'Un gabinete señalizado, de acceso expedito y libre de obstáculos.',
  keyFacts: [
    ['2 de mayo de 2019', 'fecha desde la que rige la ley'],
    ['500', 'estudiantes o más: al menos un DEA'],
    ['150 m · 3 pisos', 'distancia y altura por equipo'],
    ['3 horas', 'de capacitación, 2 prácticas'],
    ['1.000 UTM', 'multa máxima, el doble al reincidir'],
  ],
  blocks,
  related: [
    { to: paths.product('formulario-registro-dea'), text: 'Ver el formulario de registro DEA' },
    { to: paths.checklist, text: 'Ver la lista de verificación' },
  ],
};
