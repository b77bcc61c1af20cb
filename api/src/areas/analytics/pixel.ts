import { OutgoingFailure } from '../../core/outgoing/fetch-bounded.ts';
import { postBounded } from '../../core/outgoing/post-bounded.ts';
import type { Services } from '../../core/services.ts';

const TIME_LIMIT = 5_000;
/** The reply is not used; a pixel is small. */
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
 * Tells the advert pixel of an event that the person agreed to. From here and not from the browser: so the other side
 * sees neither the person's address nor their browser, and no script of theirs runs on the site. A failure is a
 * warning in the log and nothing else (specification: dashboard, "Analytics").
 */
export const tellPixel = async (
  { configuration, log }: Pick<Services, 'configuration' | 'log'>,
  event: PixelEvent,
): Promise<void> => {
  const { pixelUrl } = configuration;
  if (pixelUrl === null) return;
  const warn = (reason: string) => log.info('pixel not told', { level: 'warning', reason });
  try {
    // The operator configured the address, so it may be one of their own network.
    const bounds = { timeout: TIME_LIMIT, largest: LARGEST_REPLY, allowsPrivateAddresses: true };
    const { status } = await postBounded(new URL(pixelUrl), { json: event }, bounds);
    if (status < 200 || status > 299) warn(`status ${status}`);
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    warn(error.message);
  }
};
