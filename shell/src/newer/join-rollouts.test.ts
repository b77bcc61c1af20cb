import { calls } from '@phila/contract/calls';
import type { SiteRegistry } from '@phila/contract/remote';
import { answer, fake, startFake } from '@phila/platform/fake';
import { joinRollouts } from './join-rollouts.ts';

const { joinRollouts: call } = calls.visitor;

const registry = (rollout?: SiteRegistry['rollout']): SiteRegistry => ({
  platform: '1.0.0',
  remotes: [],
  ...(rollout !== undefined && { rollout }),
});
const sent = () => fake.sent(call).length;

let end: () => void = () => undefined;
const open = (rollout?: SiteRegistry['rollout'], person: 'visitor' | 'person' = 'visitor') => {
  startFake({ signedIn: person === 'person', answers: [answer(call, true)] });
  end = joinRollouts(registry(rollout));
};
afterEach(() => end());

it.each([
  [undefined, 'visitor', 0],
  [undefined, 'person', 0],
  ['everyone', 'visitor', 1],
  ['everyone', 'person', 1],
  ['signed-in', 'visitor', 0],
  ['signed-in', 'person', 1],
  ['joined', 'visitor', 0],
  ['joined', 'person', 0],
] as const)('a page that says %s asks for a %s %d times', (rollout, person, times) => {
  open(rollout, person);
  expect(sent()).toBe(times);
});
