import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { receiveDelivery } from '../webhooks/inbox.ts';
import type { AnyWebhook, Delivery, Webhook, WebhookCall } from '../webhooks/webhook.ts';
import type { Implementation } from './implement.ts';

/**
 * Binds a declared webhook call to its source check and event handler. Answers 200 once the event is stored; from then
 * on the service handles it, exactly once.
 */
export const implementWebhook = <C extends WebhookCall>(call: C, webhook: Webhook<C>): Implementation => {
  const untyped = webhook as unknown as AnyWebhook;
  return {
    call,
    webhook: untyped,
    handler: async (input: { body?: unknown; delivery: Delivery }, services: Services) => {
      const eventId = untyped.eventId(input.body, input.delivery);
      if (eventId === '' || eventId.length > 200) throw new Refusal(422, 'The event has no usable id');
      await receiveDelivery(services, untyped, eventId, input.body);
      return true;
    },
  };
};

/** The webhooks among the implementations. */
export const webhooksOf = (implementations: readonly Implementation[]): AnyWebhook[] =>
  implementations.flatMap(({ webhook }) => webhook ?? []);
