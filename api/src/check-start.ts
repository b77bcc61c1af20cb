/*
 * Reports in a line why the service cannot start in this environment, without starting it. `npm start` runs it before
 * building, so that nothing is built under a running site.
 */
import { join } from 'node:path';
import { ConfigurationError, NotForPublic, readConfiguration } from './core/configuration.ts';
import { lockFolder } from './core/database/folder-lock.ts';
import { keepFilesPrivate, prepareDataFolder } from './core/data-folder.ts';
import { probeAddress } from './probe-address.ts';
import { exitWith, readConfigurationOrExit, reasonOf } from './refusing-to-start.ts';

try {
  readConfiguration(process.env);
} catch (error) {
  if (error instanceof NotForPublic) exitWith(error.message);
  // Leaves values that this version does not know to the one that is built next.
  if (!(error instanceof ConfigurationError)) throw error;
}

// Reads only the settings it needs: before the build this is the previous version's code, which may not know all new
// values.
const needed = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DEMO_DATA',
  'TOKEN_SECRET',
  'SEALING_KEYS',
  'ROLE',
];
const configuration = readConfigurationOrExit(
  Object.fromEntries(
    needed.flatMap((name) => [name, `${name}_FILE`]).map((name) => [name, process.env[name]]),
  ),
);
keepFilesPrivate();
try {
  await prepareDataFolder(configuration);
  await probeAddress(configuration);
  if (configuration.databaseUrl === null) {
    const unlock = await lockFolder(join(configuration.dataDir, 'database.lock'), configuration.dataDir);
    await unlock();
  }
} catch (error) {
  exitWith(reasonOf(error, configuration) ?? String(error));
}
