import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { oneLine, storableText } from '../../rules/text.ts';
import { remoteName } from './remote-name.ts';

const workflow = z.object({
  id: z.string(),
  remote: z.string(),
  issuer: z.string(),
  repository: z.string(),
  workflow: z.string(),
  /** Null for any. */
  environment: z.nullable(z.string()),
  /** ISO 8601, as the time below. */
  madeAt: z.string(),
  /** Name of the person who trusts it; null for an account that is gone. */
  by: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
});
export type ReleaseWorkflow = z.output<typeof workflow>;

const path = '/Administration/release-workflows';

const line = (missing: string) =>
  z.string(missing).check(oneLine(), z.trim(), z.minLength(1, missing), ...storableText(300));

/** An address that tokens can be checked at: encrypted, or of this machine for a trial. */
const issuer = z
  .string('Please give the address of the issuer')
  .check(
    z.trim(),
    z.maxLength(300),
    z.regex(
      /^(?:https:\/\/[^\s/?#@]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:\/[^\s?#]*)?$/,
      'Please give an address that begins with https://',
    ),
  );

export const releaseWorkflows = call({
  method: 'GET',
  path,
  access: may('site.remotes.read'),
  summary: 'The workflows of CIs that publish releases without a stored secret.',
  value: z.array(workflow),
});

export const trustReleaseWorkflow = call({
  method: 'POST',
  path,
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary:
    'Lets a workflow publish releases of one remote by the identity token (OpenID Connect) that its CI signs for the address of this site, and nothing else.',
  body: z.strictObject({
    remote: remoteName,
    issuer,
    repository: line('Please name the repository'),
    workflow: line('Please name the workflow with its branch'),
    environment: z.nullable(line('Please name the environment')),
  }),
  value: z.object({ id: z.string() }),
});

export const endReleaseWorkflow = call({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary: 'Lets a workflow publish no more, at once.',
  params: z.strictObject({ id: z.uuid() }),
  value: z.literal(true),
});
