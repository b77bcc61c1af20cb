import type { ClientCall } from '@phila/contract/calls';
import { CallError } from './call-error.ts';

/** The parts of a call as they travel; which of them are there is the contract's matter. */
export interface Parts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  file?: File;
  /** Further files, by the names of their parts. */
  files?: Readonly<Record<string, File>>;
}

const BASE = '/api/v1';

const segment = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  // The browser would walk up the path over '.' and '..', encoded or not.
  if (text === '' || text === '.' || text === '..')
    throw new CallError(404, 'There is nothing at this address.');
  return encodeURIComponent(text);
};

/** Where the call goes: parameters encoded; query values that are not set left out, lists repeated. */
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
