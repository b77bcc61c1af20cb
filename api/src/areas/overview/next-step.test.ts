import type { OverviewPart } from '@phila/contract';
import { type KnownPart, nextStep } from './next-step.ts';

const part = (
  to: string,
  completion: KnownPart['completion'],
  order: number,
  more: Partial<OverviewPart> = {},
): KnownPart => ({
  part: {
    area: '/details',
    title: to,
    to,
    icon: 'tax',
    order,
    what: `your ${to}`,
    completion: { path: '/Overview/my-details-overview/{category}', params: { category: order } },
    ...more,
  },
  completion,
});
const next = (...parts: KnownPart[]) => nextStep(parts)?.part.to ?? null;

test('nothing is left where all is complete, and nothing is said of what is not known', () =>
  expect(next(part('tax', 100, 1), part('banking', null, 2))).toBeNull());

test('a part that was begun comes before an empty one, the fullest first', () =>
  expect(next(part('empty', 0, 1), part('little', 20, 2), part('most', 66, 3))).toBe('most'));

test('empty parts come in the order in which forms ask for them', () =>
  expect(next(part('first', 0, 10, { stepOrder: 70 }), part('second', 0, 20))).toBe('second'));

test('a part that asks for nothing is no step', () =>
  expect(next(part('silent', 50, 1, { what: '' }))).toBeNull());
