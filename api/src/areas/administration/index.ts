import { area } from '../../core/area.ts';
import { auditAnswers } from './audit/answers.ts';
import { looks } from './audit/looks-timeline.ts';
import { bulkJobAnswers } from './bulk-jobs.ts';
import { caseAnswers } from './cases/answers.ts';
import * as caseTables from './cases/tables.ts';
import { faultAnswers } from './faults/answers.ts';
import { forgettingFaults } from './faults/counted.ts';
import { faultGauge } from './faults/fault-gauge.ts';
import * as faultTables from './faults/tables.ts';
import { findAnswers } from './find/answers.ts';
import { healthAnswers } from './health.ts';
import { jobAnswers } from './jobs.ts';
import { messageAnswers } from './messages.ts';
import { speedAnswers } from './page-speed/answers.ts';
import { forgettingSpeed } from './page-speed/counted.ts';
import { demo } from './page-speed/demo.ts';
import * as speedTables from './page-speed/tables.ts';
import { personal } from './personal.ts';
import { remoteAnswers } from './remotes/answers.ts';
import { releaseTokenAnswers } from './remotes/release-tokens.ts';
import { releaseWorkflowAnswers } from './remotes/release-workflows.ts';

/** Shows administrators the service itself: changes, waiting work and failures. */
export const administrationArea = area({
  name: 'administration',
  answers: (services) => [
    ...auditAnswers(services),
    ...bulkJobAnswers,
    ...caseAnswers,
    ...faultAnswers,
    ...findAnswers(services),
    ...healthAnswers(services),
    ...jobAnswers(services),
    ...messageAnswers(services),
    ...remoteAnswers,
    ...releaseTokenAnswers,
    ...releaseWorkflowAnswers,
    ...speedAnswers(services),
  ],
  personal,
  tables: { ...caseTables, ...faultTables, ...speedTables },
  timeline: [looks],
  tasks: [forgettingFaults, forgettingSpeed],
  gauges: [faultGauge],
  demo,
});
