import { brand } from '@phila/contract';

/** Names us and an address for complaints: keyless services ask for both. */
export const USER_AGENT = `${brand.name} (+${brand.website}; ${brand.email})`;
