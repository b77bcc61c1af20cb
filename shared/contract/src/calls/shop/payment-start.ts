import * as z from 'zod/mini';

/** How a person pays: at an address, or with a form that is sent to the provider. */
export const paymentStart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('form'), action: z.string(), fields: z.record(z.string(), z.string()) }),
]);
export type PaymentStart = z.output<typeof paymentStart>;
