import { notify } from '@phila/platform';
import { useEffect, useState } from 'react';
import { logRefusedOverride } from '../faults/log-fault.ts';
import { OverrideRequest } from './override-request.tsx';
import { type Override, overrideAskedFor } from './override.ts';
import { sentenceOf } from './sentence-of.ts';

/** Milliseconds, long enough to read it and compare the address. */
const REFUSAL_STAYS = 20_000;

type RequestedOverride = { override: Override | null } | { error: unknown };

const askedFor = (search: string): RequestedOverride => {
  try {
    return { override: overrideAskedFor(search) };
  } catch (error) {
    return { error };
  }
};

/** Asks for consent to the override in the address, or tells why it can't be used. */
const AskedOverride = ({ search }: { search: string }) => {
  const [asked] = useState(() => askedFor(search));
  useEffect(() => {
    if (!('error' in asked)) return;
    logRefusedOverride(asked.error);
    notify({ severity: 'error', text: sentenceOf(asked.error), hideAfter: REFUSAL_STAYS });
  }, [asked]);
  return 'override' in asked && asked.override && <OverrideRequest override={asked.override} />;
};
export default AskedOverride;
