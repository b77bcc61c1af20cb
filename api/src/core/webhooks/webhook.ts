import type { AnyCall, CheckedInputOf } from '@phila/contract';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** A call made by another company's server. */
export type WebhookCall = AnyCall & { readonly access: 'webhook' };

/** An unverified delivery. */
export interface Delivery {
  /** The body byte for byte, as signatures cover it. */
  rawBody: Uint8Array;
  /** Lower-case names. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The sender's address, behind trusted proxies only where configured (`TRUST_PROXY`). */
  ip: string;
}

/** The body as read by the call's schema; undefined for a call without one. */
export type WebhookBody<C extends AnyCall> =
  CheckedInputOf<C> extends { body: infer Body } ? Body : undefined;

/** A provider's part of a webhook. */
export interface Webhook<C extends WebhookCall> {
  /** Unique among all webhooks; stored with each event and never renamed. */
  provider: string;
  /** Verifies the sender: by a signature over `rawBody`, a list of addresses, or both. */
  verify: (delivery: Delivery, services: Services) => boolean | Promise<boolean>;
  /** The provider's own id of the event, 200 characters at most; equal ids are the same event. */
  eventId: (body: WebhookBody<C>, delivery: Delivery) => string;
  /**
   * Handles the event. Writes only through `tx`, mail included, so that everything commits with the event's mark as
   * handled. Errors are logged, and the event is retried (`retryWebhooks`).
   */
  handle: (event: WebhookEvent<WebhookBody<C>>, tx: Database, services: Services) => Promise<void>;
}

export interface WebhookEvent<Body> {
  id: string;
  body: Body;
  receivedAt: Date;
}

/** A webhook of any body type, for the mount and the inbox. */
export interface AnyWebhook {
  provider: string;
  verify: (delivery: Delivery, services: Services) => boolean | Promise<boolean>;
  eventId: (body: unknown, delivery: Delivery) => string;
  handle: (event: WebhookEvent<unknown>, tx: Database, services: Services) => Promise<void>;
}

/** @throws Refusal 403 for a delivery not from the provider, before anything else of it is read. */
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
