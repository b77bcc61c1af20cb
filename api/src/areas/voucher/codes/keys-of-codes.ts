import { codeKey } from '@phila/contract';
import type { Sealing } from '../../../core/people/sealing.ts';

/** Lists what a code is known by: first under the key that marks now, then under each key before it. */
export const keysOf = (sealing: Sealing, code: string): string[] => sealing.marks(codeKey(code));
