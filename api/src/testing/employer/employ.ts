import { eq } from 'drizzle-orm';
import { confirmMemberships } from '../../core/accounts/membership.ts';
import { membershipAsks, profiles, sessions } from '../../core/accounts/tables.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import type { TestService } from '../service.ts';
import type { SignedIn } from '../signed-in.ts';
import type { Employee } from '../../areas/employer/import/employee.ts';
import { saveEmployees } from '../../areas/employer/import/save-employees.ts';
import type { Supplied } from '../../areas/employer/parts.ts';
import { DAY } from '../../core/durations.ts';

export const UMOYA = { osNo: 1, guid: '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10', osName: 'Umoya Energy' };
export const IMBALI = { osNo: 2, guid: '2f6d1c84-9b3a-4e57-8a41-6c0d5e7f9b12', osName: 'Imbali Foods' };

export const addOrganisations = async ({ database }: TestService): Promise<void> => {
  await database.insert(organisations).values([UMOYA, IMBALI]).onConflictDoNothing();
};

export const employee = (employeeNumber: string, email: string, supplied: Supplied): Employee => ({
  employeeNumber,
  email,
  mobile: null,
  firstName: 'Thandi',
  lastName: 'Mokoena',
  supplied,
});

/** Supplies records of employees like an import. People who already have an account are asked to confirm. */
export const supply = (service: TestService, osNo: number, ...employees: Employee[]) =>
  service.database.transaction((tx) => saveEmployees(service.services, tx, osNo, employees));

/** Supplies records of employees who all accept the membership. */
export const employ = async (service: TestService, osNo: number, ...employees: Employee[]) => {
  const saved = await supply(service, osNo, ...employees);
  const asked = await service.database
    .select({
      accountId: membershipAsks.accountId,
      firstName: membershipAsks.firstName,
      lastName: membershipAsks.lastName,
    })
    .from(membershipAsks)
    .where(eq(membershipAsks.osNo, osNo));
  await confirmMemberships(service.database, service.clock.now(), osNo, asked);
  return saved;
};

/** A person's access token for an organisation. Needs no employment there. */
export const tokenAt = async (
  service: TestService,
  person: Pick<SignedIn, 'id'>,
  osNo: number | null,
): Promise<string> => {
  const now = service.clock.now();
  const sessionId = uuidv7(now);
  await service.database.insert(sessions).values({
    id: sessionId,
    accountId: person.id,
    osNo,
    userAgent: 'test',
    network: '127.0.0.0/24',
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + DAY),
  });
  return service.services.tokens.signAccessToken({
    id: person.id,
    sessionId,
    osNo,
    generation: 0,
    isAdministrator: false,
  });
};

/** Adds a profile at an organisation, like signing up by its link. */
export const join = async (service: TestService, person: Pick<SignedIn, 'id'>, osNo: number) => {
  const now = service.clock.now();
  await service.database.insert(profiles).values({
    id: uuidv7(now),
    accountId: person.id,
    osNo,
    firstName: 'Thandi',
    lastName: 'Mokoena',
    createdAt: now,
    lastUsedAt: now,
  });
};
