import type { AnyCall } from './call.ts';
import { capabilities } from './permissions/capabilities.ts';
import { capabilityOf, permissionOf } from './permissions/permission.ts';

/** Returns true for a call that changes something: the audit records it as a write. */
export const isWrite = ({ method, saves }: Pick<AnyCall, 'method' | 'saves'>): boolean =>
  method !== 'GET' && saves !== false;

/**
 * Classifies a read for the audit from its declaration: an export if a permission lets it send a file of any kind, a
 * read if it shows people's data, null for all others.
 */
export const auditedRead = (call: AnyCall): 'read' | 'export' | null => {
  if (isWrite(call)) return null;
  const permission = permissionOf(call.access);
  if (permission === null) return call.people === true ? 'read' : null;
  if (call.value === undefined) return 'export';
  return (call.people ?? capabilities[capabilityOf(permission)].isPeople === true) ? 'read' : null;
};
