import * as z from 'zod/mini';

/** Way to begin a payment: a redirect to the provider's page, or a form to post there. */
export type PaymentStart =
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; action: string; fields: Record<string, string> };

/**
 * A single object rather than a union, because Fastify would compile and run a validator for a union on each reply. The
 * type distinguishes the two kinds.
 */
export const paymentStart = z.object({
  kind: z.enum(['redirect', 'form']),
  url: z.optional(z.string()),
  action: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
}) as unknown as z.ZodMiniType<PaymentStart, PaymentStart>;
