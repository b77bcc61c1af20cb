import { area, type Area, type WholeService } from '../../core/area.ts';
import * as tables from './tables.ts';
import { personal } from './personal.ts';
import { demo } from './demo.ts';
import { calls, type EmployerPart, employerParts } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import {
  type Context,
  implement,
  implementPrepared,
  type Implementation,
} from '../../core/calls/implement.ts';
import { notFound } from '../../core/http/refusal.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { copyPart, isPartSupplied } from './copy.ts';
import { findEmployerRecord } from './records.ts';
import { readEmployeesFile, takeEmployeesFile } from './import/employees-file.ts';
import { membershipAnswers } from './membership-requests.ts';
import { employerCopies } from './tables.ts';
import { tellingOfRequests } from './telling-of-requests.ts';

/** Compares the employer's record with the person's without writing. */
const preview = async (areas: readonly Area[], context: Context<'person'>) => {
  const { database, person, clock } = context;
  const record = await findEmployerRecord(context, database, person);
  if (record === null) return null;
  const { osNo, employeeNumber, suppliedAt, supplied } = record;
  const [organisation] = await database
    .select({ osName: organisations.osName })
    .from(organisations)
    .where(eq(organisations.osNo, osNo));
  const copies = await database
    .select()
    .from(employerCopies)
    .where(and(eq(employerCopies.accountId, person.id), eq(employerCopies.osNo, osNo)));
  const parts = [];
  for (const part of employerParts.filter((one) => isPartSupplied(areas, one, supplied))) {
    const report = await copyPart(part, supplied, {
      areas,
      database,
      personId: person.id,
      now: clock.now(),
      write: false,
    });
    const copiedAt = copies.find((copy) => copy.part === part)?.at.toISOString() ?? null;
    parts.push({ ...report, copiedAt });
  }
  return {
    osNo,
    osName: organisation?.osName ?? '',
    employeeNumber,
    suppliedAt: suppliedAt.toISOString(),
    parts,
  };
};

/** Copies a part, all or nothing, one copy at a time for a person. */
const sync =
  (areas: readonly Area[], part: EmployerPart) => (_input: unknown, context: Context<'person'>) => {
    const { database, person, clock } = context;
    return database.transaction(async (tx) => {
      const record = await findEmployerRecord(context, tx, person, true);
      if (record === null) throw notFound();
      const now = clock.now();
      const report = await copyPart(part, record.supplied, {
        areas,
        database: tx,
        personId: person.id,
        now,
        write: true,
      });
      if (isPartSupplied(areas, part, record.supplied))
        await tx
          .insert(employerCopies)
          .values({ accountId: person.id, osNo: record.osNo, part, at: now })
          .onConflictDoUpdate({
            target: [employerCopies.accountId, employerCopies.osNo, employerCopies.part],
            set: { at: now },
          });
      return report;
    });
  };

/**
 * Serves a person's employer record and the eight calls that copy it (specification: accounts; specification: service).
 */
const answers = ({ areas }: WholeService): Implementation[] => [
  implementPrepared(
    calls.employer.employeesFile,
    ({ file }) => readEmployeesFile(areas, file),
    ({ params, body }, context, read) =>
      takeEmployeesFile(context, areas, {
        guid: params.guid,
        read,
        isTried: body.dryRun === 'true',
        replace: body.replace === 'true',
      }),
  ),
  ...membershipAnswers,
  implement(calls.employer.employerRecord, (_input, context) => preview(areas, context)),
  implement(calls.employer.syncPersonalDetails, sync(areas, 'personal')),
  implement(calls.employer.syncContactDetails, sync(areas, 'contact')),
  implement(calls.employer.syncAddressDetails, sync(areas, 'address')),
  implement(calls.employer.syncNextOfKinDetails, sync(areas, 'nextOfKin')),
  implement(calls.employer.syncBankingDetails, sync(areas, 'banking')),
  implement(calls.employer.syncMedicalAidDetails, sync(areas, 'medicalAid')),
  implement(calls.employer.syncMedicalAidDependantDetails, sync(areas, 'medicalAidDependants')),
  implement(calls.employer.syncCareerDetails, sync(areas, 'career')),
];

export const employerArea = area({
  name: 'employer',
  answers,
  tables,
  personal,
  demo,
  tasks: [tellingOfRequests],
});
