import { area } from '../../core/area.ts';
import { auditAnswers } from './audit/answers.ts';
import { bulkJobAnswers } from './bulk-jobs.ts';
import { faultAnswers } from './faults/answers.ts';
import { forgettingFaults } from './faults/counted.ts';
import * as faultTables from './faults/tables.ts';
import { findAnswers } from './find/answers.ts';
import { healthAnswers } from './health.ts';
import { jobAnswers } from './jobs.ts';
import { messageAnswers } from './messages.ts';
import { speedAnswers } from './page-speed/answers.ts';
import { forgettingSpeed } from './page-speed/counted.ts';
import { demo } from './page-speed/demo.ts';
import * as speedTables from './page-speed/tables.ts';
import { remoteAnswers } from './remotes/answers.ts';

/** Shows administrators the service itself: changes, waiting work and failures. */
export const administrationArea = area({
  name: 'administration',
  answers: (services) => [
    ...auditAnswers(services),
    ...bulkJobAnswers,
    ...faultAnswers(services),
    ...findAnswers(services),
    ...healthAnswers(services),
    ...jobAnswers(services),
    ...messageAnswers(services),
    ...remoteAnswers(services),
    ...speedAnswers(services),
  ],
  tables: { ...faultTables, ...speedTables },
  tasks: [forgettingFaults, forgettingSpeed],
  demo,
});
