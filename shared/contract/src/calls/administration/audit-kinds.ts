/**
 * What an entry is about: a write, by what it did; something of a person that was shown unmasked; people who were looked
 * for; people's data that were read, a file that was taken away or a call that was refused; or a way in.
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
