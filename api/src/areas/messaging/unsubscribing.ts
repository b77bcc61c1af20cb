import { type NotificationKind, notificationKinds } from '@phila/contract';
import type { FastifyInstance } from 'fastify';
import { isGuid } from '../../core/database/is-guid.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { addressKey } from '../../core/limits/address-key.ts';
import { accountById } from '../../core/accounts/accounts.ts';
import { siteAddress } from '../../core/site-address.ts';
import type { Services } from '../../core/services.ts';
import { changeConsents } from '../consents/public.ts';
import { keepChoice } from './notification-choices.ts';

const ABOUT = 'unsubscribe';
const ONE_PRESS = '/Messaging/one-press-unsubscribe';

type Linking = Pick<Services, 'sealing' | 'configuration'>;

const isKind = (text: string): text is NotificationKind =>
  (notificationKinds as readonly string[]).includes(text);

/**
 * Makes a mail's two unsubscribe links: a page for people and an address for mail programs. The sealed token hides the
 * person, cannot be forged and never expires.
 */
export const unsubscribeLinks = (
  { sealing, configuration }: Linking,
  personId: string,
  kinds: readonly NotificationKind[],
): { page: string; onePress: string } => {
  const token = sealing.seal([personId, ...kinds].join(' '), ABOUT);
  return {
    page: siteAddress(configuration, '/unsubscribe', { token, kinds: kinds.join(' ') }),
    onePress: siteAddress(configuration, `/api/v1${ONE_PRESS}?token=${encodeURIComponent(token)}`),
  };
};

/**
 * Unsubscribes from the link's mails: news by withdrawing consent, others by choice.
 * @throws Refusal 404 for a foreign token, or a deleted account
 */
export const unsubscribe = async (
  { database, clock, sealing }: Pick<Services, 'database' | 'clock' | 'sealing'>,
  token: string,
): Promise<{ kinds: NotificationKind[] }> => {
  const [personId = '', ...rest] = sealing.open(token, ABOUT)?.split(' ') ?? [];
  const kinds = rest.filter(isKind);
  if (!isGuid(personId) || kinds.length === 0 || (await accountById(database, personId)) === null)
    throw new Refusal(
      404,
      'This link does not work any more. You can choose your emails in Settings, under Notifications.',
    );
  const now = clock.now();
  for (const kind of kinds) {
    if (kind === 'news') await changeConsents(database, personId, { marketing: false }, now);
    else await keepChoice(database, personId, { kind, channel: 'mail', isOn: false }, now);
  }
  return { kinds };
};

const tokenOf = (query: unknown): string => {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token.slice(0, 512) : '';
};

/**
 * Serves the address in `List-Unsubscribe`. Mail programs post to it (RFC 8058); opening it leads to the page, because
 * programs that scan links open it too.
 */
export const onePressRoutes = async (api: FastifyInstance, services: Services): Promise<void> => {
  api.get(ONE_PRESS, async ({ query }, reply) =>
    reply.redirect(siteAddress(services.configuration, '/unsubscribe', { token: tokenOf(query) }), 302),
  );
  api.post(ONE_PRESS, { config: { bodyKind: 'bytes' } }, async ({ query, ip }, reply) => {
    const { allowed, retryAfter } = await services.limits.use('refresh', `${ONE_PRESS} ${addressKey(ip)}`);
    if (!allowed)
      throw new Refusal(429, 'Too many attempts. Please try again later.', undefined, { retryAfter });
    await unsubscribe(services, tokenOf(query));
    return reply.type('text/plain; charset=utf-8').send('You are sent no more of these emails.\n');
  });
};
