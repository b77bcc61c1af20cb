import { brand } from '@phila/contract';

/** Who asks, and the address to write to when we ask too much: keyless services want to know both. */
export const USER_AGENT = `${brand.name} (+${brand.website}; ${brand.email})`;
