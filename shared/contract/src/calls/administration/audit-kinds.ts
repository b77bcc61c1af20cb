/**
 * Kinds of audit entries: a write, by its effect; personal data shown unmasked; a search for people; a read of people's
 * data, an export, or a refused call; or a sign-in.
 */
export const auditKinds = [
  'created',
  'changed',
  'removed',
  'revealed',
  'searched',
  'read',
  'exported',
  'refused',
  'signed in',
] as const;
export type AuditKind = (typeof auditKinds)[number];
