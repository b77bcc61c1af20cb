import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { Log } from '../http/log.ts';

/**
 * Subscribes to `NOTIFY` on a channel of this database. `heard` is also called after a lost connection is restored,
 * because notifications sent in between are lost. Rejects when the first connection fails.
 * @returns a function that unsubscribes.
 */
export type Listen = (channel: string, heard: () => void) => Promise<() => Promise<void>>;

/** Milliseconds before reconnecting, doubled each time. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** Delivers notifications within this process, because no other process can open the embedded database. */
export const listenOnEmbedded =
  (client: PGlite): Listen =>
  async (channel, heard) => {
    const stop = await client.listen(channel, heard);
    return () => stop();
  };

/** A dedicated connection for each channel: LISTEN is lost when a pooled connection is returned. */
export const listenOnPostgres =
  (url: string, log: Log): Listen =>
  async (channel, heard) => {
    let current: Client | null = null;
    let isStopped = false;
    let wait = FIRST_WAIT;
    let timer: NodeJS.Timeout | undefined;

    const open = async (): Promise<void> => {
      const client = new Client({
        connectionString: url,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
        application_name: 'phila listening',
      });
      let isLost = false;
      const lost = (error?: unknown): void => {
        if (isLost || isStopped) return;
        isLost = true;
        if (current !== client) return;
        current = null;
        log.error('listening connection lost', error ?? new Error('The connection ended'));
        again();
      };
      client.on('error', lost);
      client.on('end', () => lost());
      client.on('notification', heard);
      try {
        await client.connect();
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      } catch (error) {
        isLost = true;
        void client.end().catch(() => undefined);
        throw error;
      }
      // Stopped or lost while connecting.
      if (isStopped || isLost) {
        await client.end().catch(() => undefined);
        return;
      }
      current = client;
      wait = FIRST_WAIT;
    };

    const attempt = async (): Promise<void> => {
      try {
        await open();
        if (current !== null) return heard();
      } catch {
        // Logged when the connection was lost; retries are not.
      }
      again();
    };

    const again = (): void => {
      if (isStopped) return;
      timer = setTimeout(() => void attempt(), wait);
      timer.unref();
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };

    await open();
    // Lost between its first answer and now.
    if (current === null) again();
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      await current?.end().catch(() => undefined);
    };
  };
