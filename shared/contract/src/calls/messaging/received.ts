import * as z from 'zod/mini';
import { call } from '../../call.ts';

const received = z.object({
  id: z.guid(),
  title: z.string(),
  text: z.string(),
  /** Page to act on it; null for none. */
  to: z.nullable(z.string()),
  /** ISO 8601. */
  deliveredAt: z.string(),
  isOpened: z.boolean(),
});
export type ReceivedAnnouncement = z.output<typeof received>;

export const receivedAnnouncements = call({
  method: 'GET',
  path: '/Messaging/received',
  access: 'person',
  summary:
    'The last ten announcements of ninety days to the person, the latest first, and how many are not opened.',
  value: z.object({ unopened: z.int(), items: z.array(received) }),
});

export const openReceived = call({
  method: 'POST',
  path: '/Messaging/received/{id}/open',
  access: 'person',
  summary: 'Says that the person opened an announcement in the bell. Once more changes nothing.',
  params: z.strictObject({ id: z.guid() }),
  value: z.literal(true),
});
