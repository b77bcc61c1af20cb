import { calls } from '@phila/contract';
import { type Context, implement, type Implementation } from '../../core/calls/implement.ts';
import { holds } from '../../core/access/rights.ts';
import { notFound } from '../../core/http/refusal.ts';
import { hasRollouts, knownBrowser, visitorOf } from '../../core/releases/sets/visitor.ts';

/** @throws Refusal 404 for a squad’s lead whose remotes were never released */
const assertReachesSome = async ({
  releases,
  reachedRemotes,
}: Context<'may site.remotes.read'>): Promise<void> => {
  const { channels } = await releases.inUse();
  if (reachedRemotes([...channels.keys()]).length === 0) throw notFound();
};

/** Lets pages know by a cookie which releases of rollouts are this browser's. */
export const visitorAnswers: Implementation[] = [
  implement(calls.visitor.joinRollouts, async (_input, context) => {
    if (!hasRollouts(await context.releases.inUse())) return false;
    await knownBrowser(context, {
      osNo: context.person?.osNo ?? null,
      mayTest: context.person !== null && holds(context.person, 'site.remotes.read'),
    });
    return true;
  }),
  implement(calls.visitor.tester, async (_input, context) => {
    await assertReachesSome(context);
    return { isTester: (await visitorOf(context.cookies, context))?.isTester === true };
  }),
  implement(calls.visitor.testReleases, async ({ body }, context) => {
    await assertReachesSome(context);
    await knownBrowser(context, { osNo: context.person.osNo, mayTest: true }, body.isTester);
    return true as const;
  }),
];
