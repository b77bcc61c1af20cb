import { OutgoingFailure } from '../../core/outgoing/fetch-bounded.ts';
import { postBounded } from '../../core/outgoing/post-bounded.ts';
import type { Services } from '../../core/services.ts';

const TIME_LIMIT = 5_000;
/** Bytes read of a reply, which is ignored. */
const LARGEST_REPLY = 65_536;

export interface PixelEvent {
  event: string;
  redirect: string;
  /** The hashed user. */
  user: string;
  /** ISO 8601. */
  at: string;
}

/**
 * Reports an event to the advert pixel with the person's consent. Sent by the service, so that the other side sees
 * neither the person's address nor their browser, and its script never runs on the site. A failure only logs a warning
 * (specification: dashboard, "Analytics").
 */
export const tellPixel = async (
  { configuration, log }: Pick<Services, 'configuration' | 'log'>,
  event: PixelEvent,
): Promise<void> => {
  const { pixelUrl } = configuration;
  if (pixelUrl === null) return;
  const warn = (reason: string) => log.info('pixel not told', { level: 'warning', reason });
  try {
    // The operator configures it, so it may be on a private network.
    const bounds = { timeout: TIME_LIMIT, largest: LARGEST_REPLY, allowsPrivateAddresses: true };
    const { status } = await postBounded(new URL(pixelUrl), { json: event }, bounds);
    if (status < 200 || status > 299) warn(`status ${status}`);
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    warn(error.message);
  }
};
