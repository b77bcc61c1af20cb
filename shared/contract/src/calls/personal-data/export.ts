import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { tokenBody } from '../token-body.ts';

/** Progress of the archive of a person's data (POPIA s 23). Times are ISO 8601. */
export const personalExport = z.object({
  state: z.enum(['being made', 'ready', 'failed', 'expired']),
  requestedAt: z.string(),
  /** Expiry of the mailed link; null before it is ready. */
  availableUntil: z.nullable(z.string()),
  /** Size in bytes; null before it is made. */
  size: z.nullable(z.int()),
});
export type PersonalExport = z.output<typeof personalExport>;

export const requestExport = call({
  method: 'POST',
  path: '/Account/export',
  access: 'person',
  stepUp: 'exports',
  status: 201,
  summary:
    'Asks for an archive of everything held about the person. It is made in the background and mailed as a link that works for a day.',
  value: personalExport,
});

export const exportState = call({
  method: 'GET',
  path: '/Account/export',
  access: 'person',
  summary: 'How far the archive that was asked for last is; null when none was asked for.',
  value: z.nullable(personalExport),
});

export const exportLink = call({
  method: 'POST',
  path: '/Account/export-link',
  access: 'anyone',
  limit: 'signIn',
  saves: false,
  summary:
    'What a mailed link leads to: how large the archive is and until when it is there; 404 once it has expired.',
  body: tokenBody,
  value: z.object({ size: z.int(), availableUntil: z.string() }),
});

export const downloadExport = call({
  method: 'POST',
  path: '/Account/export/download',
  access: 'anyone',
  limit: 'signIn',
  summary:
    'The archive itself, as a zip file. The token is the key: it works for a day, also more than once, and ends with a new password or with signing out everywhere.',
  body: tokenBody,
});
