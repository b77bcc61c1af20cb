/*
 * Says in one line why the service could not start with this environment, without starting it: `npm start` asks before
 * it builds, so that nothing is built under a site that is running.
 */
import { join } from 'node:path';
import { keepFilesPrivate, prepareDataFolder } from './core/data-folder.ts';
import { lockFolder } from './core/database/folder-lock.ts';
import { probeAddress } from './probe-address.ts';
import { exitWith, readConfigurationOrExit, reasonOf } from './refusing-to-start.ts';

// Reads no more than it needs: before the build this is the last version's code, which may not know every value of the
// next.
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
