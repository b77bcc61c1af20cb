import type { AnyCall, CheckedInputOf } from '@phila/contract';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** A call that another company's server makes. */
export type WebhookCall = AnyCall & { readonly access: 'webhook' };

/** A delivery as it arrived, before any of it is believed. */
export interface Delivery {
  /** The body byte for byte: what a signature is over. */
  rawBody: Uint8Array;
  /** Lower-case names. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The sender's address, behind trusted proxies only where configured (`TRUST_PROXY`). */
  ip: string;
}

/** The body of a delivery, as the call's schema read it; undefined for a call that declares none. */
export type WebhookBody<C extends AnyCall> =
  CheckedInputOf<C> extends { body: infer Body } ? Body : undefined;

/** A provider's part of a webhook, besides its call. */
export interface Webhook<C extends WebhookCall> {
  /** Unique among all webhooks; stored with each event and never renamed. */
  provider: string;
  /** Verifies the sender: by a signature over `rawBody`, a list of addresses, or both. */
  verify: (delivery: Delivery, services: Services) => boolean | Promise<boolean>;
  /** The provider's own id of the event, at most 200 characters: deliveries with the same one are the same event. */
  eventId: (body: WebhookBody<C>, delivery: Delivery) => string;
  /**
   * Handles the event. Writes through `tx` alone, mail to the outbox included, so that all of it commits with the mark
   * that the event was handled. Errors are logged, and the event is handled again later (`retryWebhooks`).
   */
  handle: (event: WebhookEvent<WebhookBody<C>>, tx: Database, services: Services) => Promise<void>;
}

export interface WebhookEvent<Body> {
  id: string;
  body: Body;
  receivedAt: Date;
}

/** A webhook with the type of its body forgotten, as the mount and the inbox hold it. */
export interface AnyWebhook {
  provider: string;
  verify: (delivery: Delivery, services: Services) => boolean | Promise<boolean>;
  eventId: (body: unknown, delivery: Delivery) => string;
  handle: (event: WebhookEvent<unknown>, tx: Database, services: Services) => Promise<void>;
}

/** @throws Refusal 403 for a delivery that does not come from the provider; nothing else of it is looked at. */
export const assertFromProvider = async (
  webhook: AnyWebhook,
  delivery: Delivery,
  services: Services,
): Promise<void> => {
  if (!(await webhook.verify(delivery, services))) {
    services.log.info('webhook refused', { provider: webhook.provider });
    throw new Refusal(403, 'The sender could not be verified');
  }
};
