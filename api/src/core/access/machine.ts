import { timingSafeEqual } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { recordEvent } from '../releases/change-in-use.ts';
import { releaseTokens, releaseWorkflows } from '../releases/tables.ts';
import { isTrusted, issuerNamed, workflowOf } from '../releases/tokens/identity.ts';
import { isSecretOf, parseToken } from '../releases/tokens/token.ts';
import { keptSecret } from '../secrets/signing-keys.ts';

/** Machine that publishes releases, admitted by a token of its own kind. */
export interface Machine {
  /** Shown where it did something. */
  readonly name: string;
  /** True for the site's own machine: anyone who can read its data folder controls the site already. */
  readonly isOperator: boolean;
  /** The remotes that it publishes; null for all of them. */
  readonly remotes: readonly string[] | null;
}

/** File in the data folder with the token of the site's own machine. */
const OPERATOR_TOKEN = 'operator-token';

/** Compares two secrets in a time that does not tell where they differ. */
const isSame = (given: string, secret: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Reads the token of the site's own machine, made once and readable only by the service's user. */
export const operatorToken = ({ dataDir }: Pick<Configuration, 'dataDir'>): Promise<string> =>
  keptSecret(dataDir, OPERATOR_TOKEN);

/** Milliseconds between two notes of a token's use. */
const NOTED_EACH = 60_000;

interface Parts {
  readonly configuration: Pick<Configuration, 'dataDir' | 'publicUrl'>;
  readonly database: Database;
  readonly clock: Clock;
  ownAddress(): string | null;
}

/** Result of looking at a token: its machine, or why one that is genuine is refused; null for any other token. */
type Looked = Machine | { readonly name: string; readonly refusal: Refusal } | null;

const isDue = (lastUsedAt: Date | null, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > NOTED_EACH;

const ofToken = async (
  { id, secret }: { id: string; secret: string },
  { database, clock }: Parts,
): Promise<Looked> => {
  const now = clock.now();
  const [row] = await database.select().from(releaseTokens).where(eq(releaseTokens.id, id));
  if (row === undefined || !isSecretOf(secret, row.hash)) return null;
  const { name, remote, revokedAt, expiresAt, lastUsedAt } = row;
  if (revokedAt !== null || expiresAt <= now)
    return { name, refusal: new Refusal(401, 'This token was ended, or is over. Make another one.') };
  if (isDue(lastUsedAt, now))
    await database.update(releaseTokens).set({ lastUsedAt: now }).where(eq(releaseTokens.id, id));
  return { name, isOperator: false, remotes: [remote] };
};

const ofIdentity = async (
  token: string,
  { configuration, database, clock, ownAddress }: Parts,
): Promise<Looked> => {
  const issuer = issuerNamed(token);
  if (issuer === null) return null;
  const trusted = await database
    .select()
    .from(releaseWorkflows)
    .where(and(eq(releaseWorkflows.issuer, issuer), isNull(releaseWorkflows.endedAt)));
  const address = configuration.publicUrl ?? ownAddress();
  // Contacts only issuers of trusted workflows.
  if (trusted.length === 0 || address === null) return null;
  const now = clock.now();
  const found = await workflowOf(token, issuer, new URL(address).origin, now);
  if (found === null) return null;
  const { repository, workflow, run } = found;
  const name = run === '' ? repository : `${repository}, run ${run}`;
  const rows = trusted.filter((one) => isTrusted(one, found));
  if (rows.length === 0) {
    const where = found.environment === null ? '' : ` in ${found.environment}`;
    return { name, refusal: new Refusal(403, `${workflow}${where} of ${repository} may not publish here.`) };
  }
  const due = rows.filter(({ lastUsedAt }) => isDue(lastUsedAt, now)).map(({ id }) => id);
  if (due.length > 0)
    await database.update(releaseWorkflows).set({ lastUsedAt: now }).where(inArray(releaseWorkflows.id, due));
  return { name, isOperator: false, remotes: [...new Set(rows.map(({ remote }) => remote))] };
};

/**
 * Admits what publishes releases: the site's own machine, a token, or a workflow by the identity that its CI signs.
 * @param token as sent; null for none
 * @param remote that it names, for the record of a refusal; null for none
 * @throws Refusal 401 for anything but one of these, 403 for another workflow of a trusted CI
 */
export const admitMachine = async (
  token: string | null,
  services: Parts,
  remote: string | null,
): Promise<Machine> => {
  const none = new Refusal(401, 'This takes a token for releases');
  if (token === null) throw none;
  const parsed = parseToken(token);
  if (parsed === null && isSame(token, await operatorToken(services.configuration)))
    return { name: 'operator', isOperator: true, remotes: null };
  const looked = await (parsed === null ? ofIdentity(token, services) : ofToken(parsed, services));
  if (looked === null) throw none;
  if (!('refusal' in looked)) return looked;
  if (remote !== null)
    await recordEvent(services.database, {
      remote,
      version: null,
      act: 'refused',
      by: looked.name,
      actorId: null,
      reason: looked.refusal.message,
      at: services.clock.now(),
    });
  throw looked.refusal;
};
