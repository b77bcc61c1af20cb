/**
 * What an entry is about: a write, by what it did; something of a person that was shown unmasked; people who were looked
 * for; or a way in.
 */
export const auditKinds = ['created', 'changed', 'removed', 'revealed', 'searched', 'signed in'] as const;
export type AuditKind = (typeof auditKinds)[number];
