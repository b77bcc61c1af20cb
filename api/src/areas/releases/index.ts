import { area } from '../../core/area.ts';
import { DAY } from '../../core/durations.ts';
import * as tables from '../../core/releases/tables.ts';
import { tellingCdn } from '../../core/releases/purge.ts';
import { sweepReleases } from '../../core/releases/sweep.ts';
import { releaseAnswers } from './answers.ts';
import { receiveFiles } from './receive-files.ts';
import { visitorAnswers } from './visitor.ts';

/** Releases of the shell and the remotes: published by machines, put in use by people. */
export const releasesArea = area({
  name: 'releases',
  tables,
  answers: (services) => [...releaseAnswers(services), ...visitorAnswers],
  jobs: [tellingCdn],
  tasks: [{ name: 'sweeping releases', every: DAY, run: sweepReleases }],
  routes: receiveFiles,
});
