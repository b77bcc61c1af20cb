import { calls } from '@phila/contract';
import type { WholeService } from '../../../core/area.ts';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { countSpeed, speedOfPages } from './counted.ts';
import { declaredPatterns } from './declared-patterns.ts';

const { administration } = calls;

/** Takes speed reports from the devices of people who agreed, and shows them to administrators. */
export const speedAnswers = ({ releases }: WholeService): Implementation[] => {
  const patterns = declaredPatterns(releases);
  return [
    implement(administration.reportPageSpeed, async ({ body }, { database, clock }) =>
      countSpeed(database, await patterns(), body, clock.now()),
    ),
    implement(administration.pageSpeed, (_input, { database, clock }) => speedOfPages(database, clock.now())),
  ];
};
