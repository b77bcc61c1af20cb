import { randomBytes } from 'node:crypto';

let lastTime = -1;
let counter = 0;

/**
 * Makes a UUID of version 7 (RFC 9562): 48 bits of time, a counter of 12 bits within the millisecond, 62 random bits.
 * In code, because PGlite and PostgreSQL 15 to 17 cannot. UUIDs of one process sort by creation; a full counter
 * continues in the next millisecond.
 */
export const uuidv7 = (now: Date): string => {
  const time = now.getTime();
  if (time === lastTime) counter += 1;
  else {
    lastTime = time;
    // Leaves room for the counter to rise in a burst.
    counter = randomBytes(2).readUInt16BE() & 0x7ff;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(time + (counter >> 12), 0, 6);
  bytes.writeUInt16BE(0x7000 | (counter & 0xfff), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/** The least id that {@link uuidv7} makes from a moment on: those of a time are found by their key alone. */
export const firstIdAt = (moment: Date): string => {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

/** Moment at which {@link uuidv7} made an id; null for an id of another version. */
export const madeAt = (id: string): Date | null => {
  const hex = id.replaceAll('-', '');
  return hex[12] === '7' ? new Date(Number.parseInt(hex.slice(0, 12), 16)) : null;
};
