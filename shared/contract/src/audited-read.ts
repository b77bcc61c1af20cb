import type { AnyCall } from './call.ts';
import { capabilities } from './permissions/capabilities.ts';
import { capabilityOf, permissionOf } from './permissions/permission.ts';

/** Whether a call changes something; what changes something by a permission is in the audit as that. */
export const isWrite = ({ method, saves }: Pick<AnyCall, 'method' | 'saves'>): boolean =>
  method !== 'GET' && saves !== false;

/**
 * What a call that only reads is in the audit, told by its declaration: an export where a permission lets it send a file
 * of whatever kind, a read where it shows people's data; null for all others.
 */
export const auditedRead = (call: AnyCall): 'read' | 'export' | null => {
  if (isWrite(call)) return null;
  const permission = permissionOf(call.access);
  if (permission === null) return call.people === true ? 'read' : null;
  if (call.value === undefined) return 'export';
  return (call.people ?? capabilities[capabilityOf(permission)].isPeople === true) ? 'read' : null;
};
