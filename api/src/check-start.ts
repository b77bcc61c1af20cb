/*
 * Reports in a line why the service cannot start in this environment, without starting it. `npm start` runs it before
 * building, so that nothing is built under a running site.
 */
import { join } from 'node:path';
import { lockFolder } from '@phila/data-folder';
import { keepFilesPrivate, prepareDataFolder } from './core/data-folder.ts';
import { probeAddress } from './probe-address.ts';
import { exitWith, readConfigurationOrExit, reasonOf } from './refusing-to-start.ts';

// Reads only the settings it needs: before the build this is the previous version's code, which may not know all new
// values.
const { PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, DEMO_DATA, TOKEN_SECRET, SEALING_KEYS, ROLE } =
  process.env;
const configuration = readConfigurationOrExit({
  PORT,
  HOST,
  PUBLIC_URL,
  DATA_DIR,
  DATABASE_URL,
  DEMO_DATA,
  TOKEN_SECRET,
  SEALING_KEYS,
  ROLE,
});
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
