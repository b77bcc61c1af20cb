// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/overview/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const careerStrength: Light<typeof full.careerStrength> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Overview/my-career-strength', access: 'person' });
export const myCareer: Light<typeof full.myCareer> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Overview/my-career/{id}', access: 'person' });
export const myDetails: Light<typeof full.myDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Overview/my-details-overview/{category}', access: 'person' });
export const myWealth: Light<typeof full.myWealth> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Overview/my-wealth/{id}', access: 'person' });
export const todayStep: Light<typeof full.todayStep> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Overview/today-step', access: 'person' });
