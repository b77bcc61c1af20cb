import { createRemoteJWKSet, decodeJwt, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';

/** A workflow of a CI that may publish, as its identity tokens (OpenID Connect) name it. */
export interface TrustedWorkflow {
  /** Issuer of the tokens: `https://token.actions.githubusercontent.com`. */
  readonly issuer: string;
  /** `acme/travel`. */
  readonly repository: string;
  /** Workflow with its branch or tag: `acme/travel/.github/workflows/release.yml@refs/heads/main`. */
  readonly workflow: string;
  /** Protected environment of the CI; null for any. */
  readonly environment: string | null;
}

/** Milliseconds for an answer of an issuer. */
const PATIENCE = 5_000;
/** Age of a token; a CI gives one for each run. */
const OLDEST = '15 minutes';
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

const discovered = z.object({ jwks_uri: z.url() });

/** The keys of issuers, which each library call refreshes itself when a token names an unknown one. */
const keySets = new LRUCache<string, Promise<ReturnType<typeof createRemoteJWKSet>>>({ max: 50 });

const fetchKeys = async (issuer: string) => {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
  const { jwks_uri } = discovered.parse(await response.json());
  return createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: PATIENCE });
};

const keysOf = (issuer: string) => {
  const known = keySets.get(issuer);
  if (known !== undefined) return known;
  const reading = fetchKeys(issuer);
  keySets.set(issuer, reading);
  reading.catch(() => keySets.delete(issuer));
  return reading;
};

const text = (payload: JWTPayload, ...names: string[]): string | null => {
  const found = names.map((name) => payload[name]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : null;
};

/** Reads the issuer that a token names, before anything of it is believed; null for another kind of token. */
export const issuerNamed = (token: string): string | null => {
  try {
    return decodeJwt(token).iss ?? null;
  } catch {
    return null;
  }
};

/**
 * Verifies the identity token of a CI.
 * @param issuer one that somebody trusted
 * @param audience the address of this site, for which the token must be made
 * @returns what it says of its workflow, by the claims of GitHub or of GitLab; null for a token that its issuer did not sign for this site, or that
 *   is over
 */
export const workflowOf = async (
  token: string,
  issuer: string,
  audience: string,
  now: Date,
): Promise<(TrustedWorkflow & { run: string }) | null> => {
  try {
    const { payload } = await jwtVerify(token, await keysOf(issuer), {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      maxTokenAge: OLDEST,
      currentDate: now,
    });
    return {
      issuer,
      repository: text(payload, 'repository', 'project_path') ?? '',
      workflow: text(payload, 'workflow_ref', 'ci_config_ref_uri') ?? '',
      environment: text(payload, 'environment'),
      run: text(payload, 'run_id', 'pipeline_id') ?? '',
    };
  } catch {
    return null;
  }
};

/** Tells if a workflow is the trusted one. */
export const isTrusted = (trusted: TrustedWorkflow, found: TrustedWorkflow): boolean =>
  trusted.issuer === found.issuer &&
  trusted.repository === found.repository &&
  trusted.workflow === found.workflow &&
  (trusted.environment === null || trusted.environment === found.environment);
