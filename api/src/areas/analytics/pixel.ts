import type { Services } from '../../core/services.ts';

const TIME_LIMIT = 5_000;

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
 * warning in the log and nothing else (seeds 1 §7, "Analytics").
 */
export const tellPixel = async (
  { configuration, log }: Pick<Services, 'configuration' | 'log'>,
  event: PixelEvent,
): Promise<void> => {
  const { pixelUrl } = configuration;
  if (pixelUrl === null) return;
  const warn = (reason: string) => log.info('pixel not told', { level: 'warning', reason });
  try {
    const reply = await fetch(pixelUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    await reply.body?.cancel();
    if (!reply.ok) warn(`status ${reply.status}`);
  } catch (error) {
    warn(error instanceof Error ? error.name : 'unknown');
  }
};
