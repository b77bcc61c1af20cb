import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';

/**
 * `load`: the remote's files failed to load or did not match; `render`: its code threw; `handler`: it threw in an event
 * handler; `left`: it left something on the page that it was to take away; `draw`: the service could not draw the page
 * before its script.
 */
const faultKinds = ['load', 'render', 'handler', 'left', 'draw'] as const;

/** Open to anyone, because visitors meet faults too. Sends no error message, because it could contain personal data. */
export const reportRemoteFault = call({
  method: 'POST',
  path: '/Administration/remote-faults',
  access: 'anyone',
  limit: 'browse',
  summary:
    'Counts that a page could not show a remote: which release, and whether it did not load, threw, or left something behind. Nothing about the person is kept. 422 for a release that was never published.',
  body: z.strictObject({
    remote: z
      .string('Name a remote')
      .check(z.minLength(1, 'Name a remote'), z.maxLength(100, 'Name a remote')),
    version: z
      .string('Name its version')
      .check(z.minLength(1, 'Name its version'), z.maxLength(100, 'Name its version')),
    kind: z.enum(faultKinds, 'Please choose from the list'),
  }),
  value: z.literal(true),
});

const fault = z.object({
  remote: z.string(),
  version: z.string(),
  kind: z.enum(faultKinds),
  /** Pages that reported it today. */
  pages: z.int(),
  /** ISO 8601 */
  lastAt: z.string(),
  /** True for the release in use. */
  isInUse: z.boolean(),
});
export type RemoteFault = z.output<typeof fault>;

export const remoteFaults = call({
  method: 'GET',
  path: '/Administration/remote-faults',
  access: may('site.operations.read'),
  summary: 'Which releases of remotes pages could not show today, the most frequent first.',
  value: z.array(fault),
});
