import { answersOf, area, type Area } from './area.ts';
import { auditTidying } from './audit/audit.ts';
import * as auditTables from './audit/tables.ts';
import { removeNotedBlobs } from './blobs/removal.ts';
import { sweepBlobs } from './blobs/sweeping.ts';
import * as blobTables from './blobs/tables.ts';
import { webhooksOf } from './calls/implement-webhook.ts';
import { tidyCapabilities } from './capability/capability.ts';
import { personal as capabilityLinks } from './capability/personal.ts';
import * as capabilityTables from './capability/tables.ts';
import { tidyReplies } from './idempotency/answer-once.ts';
import { personal as idempotentReplies } from './idempotency/personal.ts';
import * as idempotencyTables from './idempotency/tables.ts';
import * as limitTables from './limits/tables.ts';
import { delivering } from './mail/delivering.ts';
import { personal as messages } from './mail/personal.ts';
import * as mailTables from './mail/tables.ts';
import { tidyMessages } from './mail/tidying.ts';
import * as organisationTables from './accounts/organisations.ts';
import * as factorTables from './step-up/factor-tables.ts';
import * as roleTables from './access/role-tables.ts';
import * as peopleTables from './accounts/tables.ts';
import * as viewingTables from './people/viewing-tables.ts';
import { bulkJobTidying, changingRows } from './resources/bulk-job.ts';
import { personal as bulkJobsOfPerson } from './resources/bulk-job-personal.ts';
import * as resourceTables from './resources/tables.ts';
import { uploadSweeping } from './uploads/leftovers.ts';
import { handleStored, handlingEvents, tidyWebhookEvents } from './webhooks/inbox.ts';
import * as webhookTables from './webhooks/tables.ts';
import { HOUR } from './durations.ts';

/** The core's own tables and tasks, declared like an area's. */
export const coreAreas: readonly Area[] = [
  area({
    name: 'people',
    tables: { ...peopleTables, ...organisationTables, ...roleTables, ...factorTables, ...viewingTables },
  }),
  area({
    name: 'audit',
    tables: auditTables,
    tasks: [auditTidying],
    keptFor: ['Which records our administrators changed, without what they held'],
  }),
  area({
    name: 'idempotency',
    tables: idempotencyTables,
    personal: idempotentReplies,
    retention: tidyReplies,
    keptFor: ['Our answers to what you added'],
  }),
  area({ name: 'limits', tables: limitTables }),
  area({
    name: 'resources',
    tables: resourceTables,
    jobs: [changingRows],
    tasks: [bulkJobTidying],
    personal: bulkJobsOfPerson,
  }),
  area({
    name: 'mail',
    tables: mailTables,
    jobs: [delivering],
    personal: messages,
    retention: tidyMessages,
    keptFor: ['Which messages we sent you and when, without their texts'],
  }),
  area({
    name: 'blobs',
    tables: blobTables,
    tasks: [
      { name: 'blob removal', every: 60_000, run: removeNotedBlobs },
      { name: 'blob sweeping', every: HOUR, run: sweepBlobs },
    ],
  }),
  area({ name: 'uploads', tasks: [uploadSweeping] }),
  area({
    name: 'capability',
    tables: capabilityTables,
    personal: capabilityLinks,
    retention: tidyCapabilities,
    keptFor: ['Links with which others open something of yours'],
  }),
  area({
    name: 'webhooks',
    tables: webhookTables,
    jobs: [
      {
        ...handlingEvents,
        run: ({ id }: { id: string }, services, attempt) =>
          handleStored(services, webhooksOf(answersOf(services)), id, attempt),
      },
    ],
    retention: tidyWebhookEvents,
    keptFor: ['Which notifications about you other companies sent us, without what they said'],
  }),
];
