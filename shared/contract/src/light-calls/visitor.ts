// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/visitor/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const joinRollouts: Light<typeof full.joinRollouts> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Visitor/rollouts', access: 'anyone', knowsPerson: true });
export const testReleases: Light<typeof full.testReleases> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Visitor/tester', access: 'may site.remotes.read' });
export const tester: Light<typeof full.tester> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Visitor/tester', access: 'may site.remotes.read' });
