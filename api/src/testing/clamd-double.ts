import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The harmless file that every scanner finds; in two pieces, so that none finds this source. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Reads the file sent by INSTREAM; null until its empty last piece has come. */
const filesIn = (received: Buffer): Buffer | null => {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString() !== command.slice(0, received.length))
    throw new Error('Not the command INSTREAM');
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};

export interface ClamdDouble {
  /** As CLAMD_URL has it. */
  address: string;
  /** Files that were scanned. */
  scanned: Buffer[];
  /** Says something in place of verdicts, or nothing for ever; null for verdicts. */
  answerWith(answer: string | null): void;
  close(): Promise<void>;
}

/** Stands in for a clamd that knows EICAR alone. */
export const startClamdDouble = async (): Promise<ClamdDouble> => {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  let instead: string | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let received = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      const file = filesIn(received);
      if (file === null) return;
      scanned.push(file);
      const verdict = file.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0';
      if (instead !== 'never') socket.end(instead ?? verdict);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    answerWith: (answer) => {
      instead = answer;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
