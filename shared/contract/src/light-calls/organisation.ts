// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/organisation/index.ts';
import type { Light } from '../light-call.ts';

export const organisation: Light<typeof full.organisation> = { method: 'GET', path: '/Account/organizational-structure/{guid}', access: 'anyone' };
