import { codeKey } from '@phila/contract';
import type { Sealing } from '../../../core/secrets/sealing.ts';

/** The hashes of a code: first under the present key, then under each earlier one. */
export const keysOf = (sealing: Sealing, code: string): string[] => sealing.marks(codeKey(code));
