import type { AnyCall } from './call.ts';

/** For how long an administrator sees the portal as a person does, in minutes. */
export const VIEWING_MINUTES = 15;

type Asked = Pick<AnyCall, 'access' | 'blob' | 'method' | 'saves' | 'stepUp' | 'upload' | 'whileViewing'>;

/**
 * Whether a call is answered while an administrator sees the portal as a person does. What only reads is; a person's files
 * stay closed, because what stands in them cannot be masked, and so does what an open session is not enough for.
 */
export const isOpenWhileViewing = (call: Asked): boolean => {
  if (call.whileViewing !== undefined) return call.whileViewing;
  const reads = call.method === 'GET' || call.saves === false;
  const isOwnFile = call.blob === true && call.access !== 'anyone';
  return reads && !isOwnFile && call.upload === undefined && call.stepUp === undefined;
};
