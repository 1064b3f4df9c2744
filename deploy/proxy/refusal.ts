/** Error that ends a request. The client sees only its fields, never its stack or cause. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: 400 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 502 | 503 | 504,
    readonly error: string,
    /** Sentence in Spanish that the shop shows to the buyer. */
    readonly sentence?: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(error);
  }
}

export function refusalBody({ error, sentence }: Refusal): {
  readonly error: string;
  readonly message?: string;
} {
  return { error, ...(sentence && { message: sentence }) };
}

const reloadSentence = 'Vuelva a cargar la página e inténtelo de nuevo.';

export const refusals = {
  notFound: () => new Refusal(404, 'not_found'),
  notAllowed: (allow: string) => new Refusal(405, 'method_not_allowed', undefined, { allow }),
  notJson: () => new Refusal(415, 'unsupported_media_type'),
  tooLarge: () => new Refusal(413, 'payload_too_large', `El pedido es demasiado grande. ${reloadSentence}`),
  unreadable: () => new Refusal(400, 'bad_request', `El pedido no se pudo leer. ${reloadSentence}`),
  unknownProduct: () =>
    new Refusal(
      400,
      'bad_request',
      'Una plantilla de su pedido ya no está en la tienda. Vuelva a cargar la página y revise su carrito.',
    ),
  tooManyItems: (maxItems: number) =>
    new Refusal(
      400,
      'bad_request',
      `Un pago admite hasta ${maxItems} plantillas distintas. Quite algunas del carrito y páguelas aparte.`,
    ),
  /** The shop shows its own sentence and updates the cart. */
  priceChanged: () => new Refusal(409, 'price_changed'),
  /** The page and the proxy have different versions. The shop shows its own sentence about the update. */
  otherVersion: () => new Refusal(409, 'other_version'),
  tooManyRequests: (seconds: number) =>
    new Refusal(
      429,
      'too_many_requests',
      'Hubo muchos intentos seguidos desde su conexión. Espere un minuto e inténtelo de nuevo.',
      { 'retry-after': String(seconds) },
    ),
  notConfigured: () => new Refusal(503, 'not_configured'),
  timeout: () =>
    new Refusal(
      504,
      'gateway_timeout',
      'Mercado Pago no respondió a tiempo. Inténtelo de nuevo en unos minutos.',
    ),
  noConnection: () =>
    new Refusal(
      502,
      'bad_gateway',
      'No se pudo conectar con Mercado Pago. Inténtelo de nuevo en unos minutos.',
    ),
  /** Has no sentence, so the shop shows its own, which says that it could not prepare the payment. */
  unusableResponse: () => new Refusal(502, 'bad_gateway'),
  internalError: () => new Refusal(500, 'internal_error'),
} as const;
