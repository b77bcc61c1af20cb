import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/** Proxy between browser and site that can be slow or break mid-transfer. */
export interface Line {
  /** Address to open in the browser. */
  url: string;
  /** Limits the speed from now on, in bytes a second each way. */
  slow: (bytes: number) => void;
  /** Breaks every connection and refuses new ones. */
  cut: () => void;
  /** Reconnects at full speed. */
  mend: () => void;
  close: () => Promise<void>;
}

const PIECE_MS = 50;

export const breakingLine = async (to: string): Promise<Line> => {
  const { port } = new URL(to);
  let bytes = Infinity;
  let isCut = false;
  const sockets = new Set<Socket>();
  /** Forwards data in pieces, delayed as on a slow line. */
  const carry = async (from: Socket, on: Socket): Promise<void> => {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length;) {
        const piece = Number.isFinite(bytes)
          ? Math.max(1, Math.round((bytes * PIECE_MS) / 1000))
          : chunk.length;
        on.write(chunk.subarray(at, at + piece));
        at += piece;
        if (Number.isFinite(bytes)) await after(PIECE_MS);
      }
    }
    on.end();
  };
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), 'localhost');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
      socket.on('error', () => socket.destroy());
    }
    // A broken connection also ends its sockets.
    for (const [from, on] of [
      [near, far],
      [far, near],
    ] as const)
      carry(from, on).catch(() => on.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    slow: (wanted) => {
      bytes = wanted;
    },
    cut,
    mend: () => {
      isCut = false;
      bytes = Infinity;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
