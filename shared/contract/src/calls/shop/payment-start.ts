import * as z from 'zod/mini';

/** What a page does to begin a payment: it leads to the provider's page, or sends it a form. */
export type PaymentStart =
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; action: string; fields: Record<string, string> };

/**
 * One object for both, not a union: Fastify writes a union by running a validator over every reply, which is compiled at
 * the first one. The type tells the two apart.
 */
export const paymentStart = z.object({
  kind: z.enum(['redirect', 'form']),
  url: z.optional(z.string()),
  action: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
}) as unknown as z.ZodMiniType<PaymentStart, PaymentStart>;
