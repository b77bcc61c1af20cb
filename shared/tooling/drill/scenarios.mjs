/** The scenarios of the drill, in the order in which they run. */
import { bucketAway, mailAway } from './scenarios/away.mjs';
import { before } from './scenarios/before.mjs';
import { clocks } from './scenarios/clocks.mjs';
import { failedOver, restarted } from './scenarios/database.mjs';
import { diskFull } from './scenarios/disk-full.mjs';
import { importKilled } from './scenarios/import-killed.mjs';
import { overload } from './scenarios/overload.mjs';
import { remote } from './scenarios/remote.mjs';
import { restore } from './scenarios/restore.mjs';
import { rolling } from './scenarios/rolling.mjs';
import { webKilled } from './scenarios/web-killed.mjs';
import { workerKilled } from './scenarios/worker-killed.mjs';

/** @type {Readonly<Record<string, import('./scenario.mjs').Scenario>>} */
export const scenarios = {
  'web-killed': webKilled,
  rolling,
  remote,
  'database-restarted': restarted,
  'failed-over': failedOver,
  'bucket-away': bucketAway,
  'worker-killed': workerKilled,
  'import-killed': importKilled,
  'disk-full': diskFull,
  clocks,
  restore,
  before,
  overload,
  'mail-away': mailAway,
};
