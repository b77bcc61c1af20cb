import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Configuration, ConfigurationError } from './core/configuration.ts';
import { codeOf } from './core/error-code.ts';

/**
 * Fails early if the port is taken, before a first start spends seconds on a new database.
 * @throws ConfigurationError if HOST is no address of this machine.
 */
export const probeAddress = async ({ port, host }: Configuration): Promise<void> => {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const code = codeOf(error);
    if (code === null || code === 'EADDRINUSE' || code === 'EACCES') throw error;
    throw new ConfigurationError(
      `HOST is ${JSON.stringify(host)}: give an address of this machine, such as 0.0.0.0 or 127.0.0.1 (${code})`,
    );
  }
  probe.close();
  await once(probe, 'close');
};
