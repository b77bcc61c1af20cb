/** Finds the calls that built scripts make, without running them. */
import { keyOfCall } from '../sets/calls.ts';
import type { Called } from '../sets/calls.ts';

const QUOTE = '["\'`]';
/** `"GET","/Account/x"` of a light call and `method:"GET",path:"/Account/x"` of a full one, as the minifier writes them. */
const STATED = new RegExp(
  `${QUOTE}(GET|POST|PUT|DELETE)${QUOTE},(?:path:)?${QUOTE}(/[A-Za-z][\\w/{}-]*)${QUOTE}`,
  'g',
);
const LITERAL = new RegExp(`${QUOTE}(/[A-Za-z][\\w/{}-]*)${QUOTE}`, 'g');

/**
 * The calls that some built JavaScript makes. A method and a path that stand side by side are a call whether or not the
 * service has it; a path by itself (a record's, a read that a route declares) is each call of the service there.
 * @param known every call that some running service answers
 */
export const callsIn = (script: string, known: readonly Called[]): Called[] => {
  const found = new Map<string, Called>();
  const stated = new Set<string>();
  const add = (call: Called): unknown => found.set(keyOfCall(call), call);
  for (const [, method = '', path = ''] of script.matchAll(STATED)) {
    stated.add(path);
    add({ method, path });
  }
  for (const [, path] of script.matchAll(LITERAL)) {
    if (path === undefined || stated.has(path)) continue;
    for (const call of known)
      if (call.path === path) add({ method: call.method.toUpperCase(), path: call.path });
  }
  return [...found.values()];
};

/** `fetch("/api/v1/Travel/trips")` and `` `/api/v1/Travel/trips/${id}?x=1` ``: an address that is written out. */
const WRITTEN_OUT = new RegExp(`${QUOTE}/api/v1(/[^"'\`?#\\s]*)`, 'g');

/** Addresses that the service answers but does not describe. */
const NO_CALL = /\/$|\.[a-z]+$|^\/health(?:\/|$)/;

/** `/Travel/trips/{id}` and `/Travel/trips/${e}` as patterns of one kind. */
const patternOf = (address: string): string => address.replaceAll(/\$?\{[^}]*\}/g, '{}');

/**
 * The addresses of the service that some script has in full, past the contract, which a service does not answer.
 * @param answered every call that the service answers
 */
export const missingAddresses = (script: string, answered: readonly Called[]): string[] => {
  // An address that ends in a slash is a part of another; a file (`openapi.json`) and the health are no calls.
  const written = [...script.matchAll(WRITTEN_OUT)]
    .map(([, address = '']) => address)
    .filter((address) => !NO_CALL.test(address));
  if (written.length === 0) return [];
  const known = answered.map(({ path }) => patternOf(path).split('/'));
  const isAnswered = (address: string): boolean => {
    const parts = patternOf(address).split('/');
    return known.some(
      (path) => path.length === parts.length && path.every((part, at) => part === '{}' || part === parts[at]),
    );
  };
  return [...new Set(written)].filter((address) => !isAnswered(address));
};

/** The sentence that refuses scripts with addresses that some running service does not answer; null for none. */
export const refusalOfAddresses = (
  name: string,
  scripts: Iterable<string>,
  instances: readonly { calls: readonly Called[] }[],
): string | null => {
  const missing = [...scripts].flatMap((script) =>
    instances.flatMap(({ calls }) => missingAddresses(script, calls)),
  );
  if (missing.length === 0) return null;
  const named = [...new Set(missing)].map((address) => `/api/v1${address}`).join(', ');
  return `${name} asks for ${named}, which the running service does not answer. Use a call of the contract.`;
};
