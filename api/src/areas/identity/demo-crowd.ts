import { randomBytes } from 'node:crypto';
import { legal } from '@phila/contract';
import type { CrowdPerson, Demo } from '../../core/area.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { type Dice, diceOf } from '../../core/demo/dice.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import type { AuthenticationEvent } from '../../core/people/authentication-events.ts';
import { accounts, authenticationEvents, profiles } from '../../core/accounts/tables.ts';
import { hashPassword } from './passwords.ts';
import { DAY } from '../../core/durations.ts';

/** The number of invented people. */
const CROWD = 400;
/** Days since the first of them joined. */
const SINCE = 540;

const FIRST_NAMES =
  'Anele Bongani Busisiwe Chantel David Dineo Elmarie Farhana Gideon Given Hanlie Hlengiwe Imraan Jaco Janine Kabelo Karabo Katlego Khanyi Lebo Lindiwe Lwazi Mandla Mariska Mpho Naledi Nandi Neo Nkosi Nokuthula Oratile Palesa Priya Rashid Refilwe Riaan Sanele Sibusiso Siphokazi Tebogo Thabo Themba Tshepo Unathi Vuyo Warona Yusuf Zandile Zinhle'.split(
    ' ',
  );
const LAST_NAMES =
  'Abrahams Adams Buthelezi Cele Coetzee Daniels Davids Dlamini Fourie Govender Hendricks Isaacs Kruger Khoza Mabaso Mahlangu Makhubela Malan Maseko Mbatha Mkhize Mogale Molefe Moodley Mthembu Ndlovu Ngcobo Nkosi Ntuli Petersen Phiri Pillay Radebe Reddy Sithole Smit Steyn Tshabalala Venter Vilakazi Williams Xaba Zulu'.split(
    ' ',
  );
const STREETS = 'Acacia Baobab Church Jacaranda Kerk Long Main Marula Protea School Station Umbilo'.split(
  ' ',
);
const TOWNS = [
  'Polokwane 0699',
  'Mbombela 1200',
  'Pretoria 0002',
  'Johannesburg 2001',
  'Durban 4001',
  'Gqeberha 6001',
  'Cape Town 8001',
  'Bloemfontein 9301',
  'Kimberley 8301',
  'Mahikeng 2745',
] as const;
const BROWSERS = [
  'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1',
] as const;

type NewAccount = typeof accounts.$inferInsert;
type NewProfile = typeof profiles.$inferInsert;
type NewEvent = typeof authenticationEvents.$inferInsert;

interface DemoAccount {
  person: CrowdPerson;
  account: NewAccount;
  profile: NewProfile;
  events: NewEvent[];
}

/** Gives four of ten people a job at an organisation; null for others. */
const workplaceOf = (dice: Dice, osNos: readonly number[]): number | null =>
  osNos.length > 0 && dice.happens(40) ? dice.one(osNos) : null;

const make = (
  dice: Dice,
  at: number,
  now: Date,
  osNos: readonly number[],
  passwordHash: string,
): DemoAccount => {
  const firstName = dice.one(FIRST_NAMES);
  const lastName = dice.one(LAST_NAMES);
  const osNo = workplaceOf(dice, osNos);
  // Makes recent joiners more numerous.
  const age = (1 - Math.sqrt(at / CROWD)) * SINCE * DAY;
  const joinedAt = new Date(now.getTime() - age - dice.below(DAY / 2) - 60_000);
  const id = uuidv7(joinedAt);
  const email =
    `${firstName}.${lastName}.${String(at + 1).padStart(3, '0')}@demo.phila.example`.toLowerCase();
  // Imported by their employer, without signing in yet.
  const isPending = osNo !== null && dice.happens(15);
  const lastSeen = new Date(joinedAt.getTime() + dice.below(Math.max(1, now.getTime() - joinedAt.getTime())));
  const terms = { termsVersion: legal.terms.version, termsAcceptedAt: joinedAt };
  const privacy = { privacyVersion: legal.privacy.version, privacyAcceptedAt: joinedAt };
  const userAgent = dice.one(BROWSERS);
  const happened = (event: AuthenticationEvent, when: Date): NewEvent => ({
    id: uuidv7(when),
    at: when,
    event,
    accountId: id,
    sessionId: null,
    // A network reserved for documentation (RFC 5737).
    network: '192.0.2.0/24',
    userAgent,
    requestId: '',
  });
  return {
    person: {
      id,
      fullName: `${firstName} ${lastName}`,
      email,
      phone: `+2782555${String(1000 + at)}`,
      address: `${1 + dice.below(180)} ${dice.one(STREETS)} Street\n${dice.one(TOWNS)}`,
      osNo,
      joinedAt,
    },
    account: {
      id,
      email,
      createdAt: joinedAt,
      ...(isPending
        ? { passwordHash: null, importedAt: joinedAt }
        : { passwordHash, lastSignInAt: lastSeen, ...terms, ...privacy }),
    },
    profile: {
      id: uuidv7(joinedAt),
      accountId: id,
      osNo,
      firstName,
      lastName,
      createdAt: joinedAt,
      membershipConfirmedAt: osNo === null ? null : joinedAt,
      lastUsedAt: isPending ? joinedAt : lastSeen,
    },
    events: isPending
      ? []
      : [
          happened('signed up', joinedAt),
          happened('account verified', joinedAt),
          ...(dice.happens(8) ? [happened('sign-in failed', lastSeen)] : []),
          happened('signed in', lastSeen),
        ],
  };
};

/**
 * Makes the invented people with a statement for each table. No one knows their passwords, and nothing is sent to them;
 * `…@demo.phila.example` marks them as invented.
 */
export const addCrowd = async ({ services, crowd }: Demo): Promise<void> => {
  const { database, clock } = services;
  const known = await database.select({ osNo: organisations.osNo }).from(organisations);
  const osNos = known.map(({ osNo }) => osNo).toSorted((a, b) => a - b);
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'));
  const dice = diceOf(27);
  const now = clock.now();
  const made = Array.from({ length: CROWD }, (_one, at) => make(dice, at, now, osNos, passwordHash));
  await database.insert(accounts).values(made.map(({ account }) => account));
  await database.insert(profiles).values(made.map(({ profile }) => profile));
  await database.insert(authenticationEvents).values(made.flatMap(({ events }) => events));
  crowd.push(...made.map(({ person }) => person));
};
