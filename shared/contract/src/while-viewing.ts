import type { AnyCall } from './call.ts';

/** Minutes that an administrator may view the portal as a person. */
export const VIEWING_MINUTES = 15;

type CallRules = Pick<AnyCall, 'access' | 'blob' | 'method' | 'saves' | 'stepUp' | 'upload' | 'whileViewing'>;

/**
 * Returns true for calls open to an administrator viewing as a person: reads. Excludes files, because their content
 * cannot be masked, and calls that need more than an open session.
 */
export const isOpenWhileViewing = (call: CallRules): boolean => {
  if (call.whileViewing !== undefined) return call.whileViewing;
  const reads = call.method === 'GET' || call.saves === false;
  const isOwnFile = call.blob === true && call.access !== 'anyone';
  return reads && !isOwnFile && call.upload === undefined && call.stepUp === undefined;
};
