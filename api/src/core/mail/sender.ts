import { brand } from '@phila/contract';

/** Sender of every mail: the address with our name, which inboxes show in its place. */
export const senderOf = (address: string): { name: string; address: string } => ({
  name: brand.name,
  address,
});
