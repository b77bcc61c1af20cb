import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Ended } from './process.ts';

/** A file where the service expects a folder. */
const FILE = import.meta.filename;

/** Settings that stop the start, each with the line that explains it. */
export const refusedStarts: readonly (readonly [Record<string, string>, string | RegExp])[] = [
  [{ PORT: 'abc' }, 'PORT is "abc": give a whole number from 0 to 65535\n'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL is not usable: give an address that starts with postgres:// or postgresql://\n',
  ],
  [
    { DATABASE_URL: 'postgres://phila@127.0.0.1:1/phila' },
    'TOKEN_SECRET is needed with DATABASE_URL: what the service makes by itself lies in DATA_DIR alone, and without it everybody is signed out\n',
  ],
  [
    {
      DATABASE_URL: 'postgres://phila@127.0.0.1:1/phila',
      TOKEN_SECRET: 'what the tests sign access tokens with',
    },
    'SEALING_KEYS is needed with DATABASE_URL: what the service makes by itself lies in DATA_DIR alone, and without it what is sealed in the database cannot be read\n',
  ],
  // An address reserved for documentation: no machine has it.
  [
    { HOST: '192.0.2.1' },
    'HOST is "192.0.2.1": give an address of this machine, such as 0.0.0.0 or 127.0.0.1 (EADDRNOTAVAIL)\n',
  ],
  [{ DATA_DIR: FILE }, `DATA_DIR is "${FILE}": give a folder that can be written to (ENOTDIR)\n`],
  [
    { DATA_DIR: `${FILE}/below` },
    `DATA_DIR is "${FILE}/below": give a folder that can be written to (ENOTDIR)\n`,
  ],
  // Fails as well on a system without this folder.
  [
    { DATA_DIR: '/proc/phila' },
    /^DATA_DIR is "\/proc\/phila": give a folder that can be written to \(E[A-Z]+\)\n$/,
  ],
  [
    { PUBLIC_URL: 'https://phila.example' },
    /^DATABASE_URL is needed for a public address: .+\nDEMO_DATA is on: .+\nSMTP_URL is needed .+\nPAYMENT_PROVIDER is simulator: .+\n$/,
  ],
  [{ ROLE: 'worker' }, /^ROLE is "worker": several processes share one database/],
];

/** The result of a refused start. */
export const refusal = (line: string | RegExp) => ({
  code: 1,
  signal: null,
  stdout: '',
  stderr: typeof line === 'string' ? line : (expect.stringMatching(line) as string),
});

/** Runs something while a port is taken. */
export const withTakenPort = async (
  work: (port: number) => Promise<Ended>,
): Promise<Ended & { port: number }> => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  try {
    return { port, ...(await work(port)) };
  } finally {
    taken.close();
  }
};
