/** What an entry is about: a write, by what it did; something of a person that was shown unmasked; or a way in. */
export const auditKinds = ['created', 'changed', 'removed', 'revealed', 'signed in'] as const;
export type AuditKind = (typeof auditKinds)[number];
