import type { ClientCall } from '@phila/contract/calls';
import { CallError } from './call-error.ts';

/** The parts of a call as they travel; the contract says which parts a call has. */
export interface Parts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  file?: File;
  /** Further files, by the names of their form parts. */
  files?: Readonly<Record<string, File>>;
}

const BASE = '/api/v1';

const segment = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  // Refuses '.' and '..': the browser would walk up the path, even encoded.
  if (text === '' || text === '.' || text === '..')
    throw new CallError(404, 'There is nothing at this address.');
  return encodeURIComponent(text);
};

/** Builds the address of a call: encodes parameters, leaves out unset query values, repeats lists. */
export const addressOf = (call: Pick<ClientCall, 'path'>, { params, query }: Parts): string => {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(params?.[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${BASE}${path}?${search}` : `${BASE}${path}`;
};
