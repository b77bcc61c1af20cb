import {
  type AnyCall,
  calls,
  callsOfRecord,
  everyCall,
  resourceCalls,
  specifiedCalls,
} from '@phila/contract';
import { is, type SQL } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Implementation } from './calls/implement.ts';
import type { Database } from './database/open.ts';
import type { Published } from './published.ts';
import { recordPart } from './records/held-record.ts';
import type { DatabaseGauge } from './metrics/database-gauge.ts';
import type { PersonalArea } from './personal-data/personal-area.ts';
import type { Completion, StoredRecord } from './records/stored-record.ts';
import type { RowOwners } from './people/row-owners.ts';
import type { TimelineSource } from './people/timeline.ts';
import type { PhoneNumbers } from './searching/phone-index.ts';
import type { StoredResource } from './resources/stored-resource.ts';
import type { Services } from './services.ts';
import type { Job } from './jobs/job.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Task } from './jobs/task.ts';
import type { Transports } from './mail/index.ts';

type Answers = readonly Implementation[];

/** Services for every handler, and the parts that the service is made of. */
export interface WholeService extends Services {
  /** All areas of this service (`areas.ts`). */
  areas: readonly Area[];
  jobs: Jobs<WholeService>;
  /** Sends messages. */
  transports: Transports;
  /** The files of the embedded database, in one; null with a server's. */
  dump: (() => Promise<Blob>) | null;
  /** True for a process that publishes the site as it starts: without a shell it is not ready for visitors. */
  publishesSite: boolean;
  /** True once the service is shutting down and takes no more requests. */
  isStopping(): boolean;
}

/**
 * Decides which pictures are public, by picture type: the condition on the item that a picture belongs to. Other
 * pictures are only served to callers with the exact address.
 */
export type PublicPictures = {
  readonly [type: number]: (database: Database, itemId: PgColumn, now: Date) => SQL;
};

/** An invented person of the demo. */
export interface CrowdPerson {
  id: string;
  fullName: string;
  email: string;
  phone: string;
  /** The address for parcels and invoices. */
  address: string;
  /** The organisation that they belong to, confirmed; null for none. */
  osNo: number | null;
  joinedAt: Date;
}

/** Inputs for an area's demo data: services on the transaction of the whole demo, and its people. */
export interface Demo {
  services: WholeService;
  /** Ids of the demo people's accounts by label (`consumer`, `employee`), once the account area has made them. */
  people: Map<string, string>;
  /** Many invented people, once the account area has made them; none with `DEMO_DATA=small`. */
  crowd: CrowdPerson[];
}

/**
 * A capability of the service. The service reads only the list of areas (`areas.ts`): calls, tables for migrations,
 * export and deletion of personal data, retention, tasks and demo data follow.
 */
export interface Area {
  /** The capability's name, as in `calls.<name>`: `details`, `profileImage`. */
  readonly name: string;
  /** The records it keeps, under the names that their parts have in a copy of a person's data. */
  readonly records: { readonly [name: string]: StoredRecord };
  /** Its resources: rows of the site or of an organisation. */
  readonly resources: readonly StoredResource[];
  /** Completeness of a person's categories in the overviews: counted by its records, and by itself. */
  readonly completions: readonly Completion[];
  /** Implements the area's calls, including its records' calls; called once for each service. */
  answers(services: WholeService): Answers;
  /** Every table that the area owns, including its records' tables. */
  readonly tables: readonly PgTable[];
  /** Telephone numbers that people gave, its records' first. */
  readonly phones: readonly PhoneNumbers[];
  /** Events in people's past that its tables hold, for staff. */
  readonly timeline: readonly TimelineSource[];
  /** Owners of the rows that the audit names, beside accounts themselves. */
  readonly owners: readonly RowOwners[];
  /** Conditions for public pictures, by the type's number. */
  readonly publicPictures: PublicPictures;
  /** Content for public pages, readable before any script runs. */
  readonly published: Published | null;
  /** Personal data that it holds, its records first. */
  readonly personal: PersonalArea;
  /**
   * Tells staff, in the deletion of an account and before its rows go, about anything still to be done for the person.
   */
  readonly handOver: ((within: Database, accountId: string, services: Services) => Promise<void>) | null;
  /** Deletes data past its retention; run four times a day. */
  readonly retention: ((services: WholeService) => Promise<void>) | null;
  /** Rows of the privacy policy's table "How long we keep it" that apply to its data. */
  readonly keptFor: readonly string[];
  /** Work that the area queues to do after a reply. */
  readonly jobs: readonly Job<object, WholeService>[];
  /** Work repeated on a schedule. */
  readonly tasks: readonly Task<WholeService>[];
  /** Quantities of its tables for those who watch the site. */
  readonly gauges: readonly DatabaseGauge<WholeService>[];
  /** Makes its demo data once. */
  readonly demo: ((demo: Demo) => Promise<void>) | null;
  /** Areas whose demo data must be created first. */
  readonly demoAfter: readonly string[];
  /** Routes under `/api/v1` other than declared calls: a socket, a feed. */
  readonly routes: ((api: FastifyInstance, services: WholeService) => Promise<void>) | null;
}

interface Definition {
  name: string;
  records?: { readonly [name: string]: StoredRecord };
  resources?: readonly StoredResource[];
  /** Categories of the overviews to which more than one record contributes. */
  completions?: readonly Completion[];
  /** A function if the answers share something made once for each service. */
  answers?: Answers | ((services: WholeService) => Answers);
  /** A module of tables (`import * as tables`), or tables by name; other exports are left out. */
  tables?: { readonly [name: string]: unknown };
  /** Telephone numbers that people gave, by which staff find them. */
  phones?: readonly PhoneNumbers[];
  /** Events in people's past that its tables hold, for staff. */
  timeline?: readonly TimelineSource[];
  /** Owners of the rows that the audit names; default: none, or named with their account. */
  owners?: readonly RowOwners[];
  publicPictures?: PublicPictures;
  published?: Published;
  personal?: Partial<PersonalArea>;
  handOver?: (within: Database, accountId: string, services: Services) => Promise<void>;
  retention?: (services: WholeService) => Promise<void>;
  /** Default: none, for data kept as long as the account. */
  keptFor?: readonly string[];
  jobs?: readonly Job<object, WholeService>[];
  tasks?: readonly Task<WholeService>[];
  gauges?: readonly DatabaseGauge<WholeService>[];
  demo?: (demo: Demo) => Promise<void>;
  /** Default: identity, which creates the demo people. */
  demoAfter?: readonly string[];
  routes?: (api: FastifyInstance, services: WholeService) => Promise<void>;
}

/** Declares an area. */
export const area = ({
  name,
  records = {},
  resources = [],
  completions = [],
  answers = [],
  tables = {},
  phones = [],
  timeline = [],
  owners = [],
  publicPictures = {},
  published,
  personal = {},
  handOver,
  retention,
  keptFor = [],
  jobs = [],
  tasks = [],
  gauges = [],
  demo,
  demoAfter = ['identity'],
  routes,
}: Definition): Area => {
  const kept = Object.values(records);
  return {
    name,
    records,
    resources,
    completions: [...completions, ...kept.flatMap((record) => record.completions)],
    answers: (services) => [
      ...(typeof answers === 'function' ? answers(services) : answers),
      ...kept.flatMap((record) => record.answers),
      ...resources.flatMap((resource) => resource.answers),
    ],
    tables: [
      ...new Set([
        ...Object.values(tables).filter((table): table is PgTable => is(table, PgTable)),
        ...kept.map(({ table }) => table),
        ...resources.map(({ table }) => table),
      ]),
    ],
    phones: [...kept.flatMap((record) => record.phones ?? []), ...phones],
    timeline,
    owners,
    publicPictures,
    published: published ?? null,
    personal: {
      ...personal,
      parts: [
        ...Object.entries(records).map(([part, record]) => recordPart(part, record)),
        ...(personal.parts ?? []),
      ],
    },
    handOver: handOver ?? null,
    retention: retention ?? null,
    keptFor,
    jobs,
    tasks,
    gauges,
    demo: demo ?? null,
    demoAfter,
    routes: routes ?? null,
  };
};

const made = new WeakMap<WholeService, Answers>();

/** Makes the answers to the calls of all areas, once for each service. */
export const answersOf = (services: WholeService): Answers => {
  const answers = made.get(services) ?? services.areas.flatMap((one) => one.answers(services));
  made.set(services, answers);
  return answers;
};

export interface NamedCall {
  name: string;
  call: AnyCall;
}

/** @throws if two resource pictures use the same number */
const assertPictureTypes = (areas: readonly Area[]): void => {
  const owners = new Map<number, string>();
  for (const { resource } of areas.flatMap(({ resources }) => resources))
    for (const [picture, { type }] of Object.entries(resource.pictures)) {
      const name = `${picture} of ${resource.name}`;
      const other = owners.get(type);
      if (other !== undefined)
        throw new Error(`Pictures ${name} and ${other} have one number: name one otherwise`);
      owners.set(type, name);
    }
};

/**
 * Lists every call of a service made of these areas, for mounting, the OpenAPI document, the access matrix and the
 * generated input. Includes the contract's tree, and each call of the areas' records and resources that it does not
 * name, under its area and part: `details.vehicles.create`.
 */
export const serviceCalls = (areas: readonly Area[]): NamedCall[] => {
  const ofRecords = areas.flatMap(({ name, records }) =>
    Object.entries(records).flatMap(([part, { record }]) =>
      everyCall(callsOfRecord(record), `${name}.${part}`),
    ),
  );
  const ofResources = areas.flatMap(({ name, resources }) =>
    resources.flatMap(({ resource }) =>
      everyCall(
        { ...resourceCalls(resource), specified: specifiedCalls(resource) },
        `${name}.${resource.name}`,
      ),
    ),
  );
  assertPictureTypes(areas);
  const found = new Map<string, NamedCall>();
  for (const named of [...everyCall(calls), ...ofRecords, ...ofResources]) {
    const at = `${named.call.method} ${named.call.path}`;
    if (!found.has(at)) found.set(at, named);
  }
  return [...found.values()];
};
