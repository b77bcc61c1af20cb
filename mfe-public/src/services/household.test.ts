import { calculateNetWealth } from '@phila/finance/net-wealth';
import { householdOf, OWES, OWNS, type What } from './household.ts';

const worthByCalculator = (has: ReadonlySet<What>): number =>
  calculateNetWealth({
    lines: [
      ...OWNS.map((thing) => ({ ...thing, group: 'personal' as const })),
      ...OWES.map((thing) => ({ ...thing, group: 'longTerm' as const })),
    ]
      .filter(({ what }) => has.has(what))
      .map(({ what, value, group }) => ({ label: what, amount: value, group })),
  }).netWealth;

const all = [...OWNS, ...OWES].map(({ what }) => what);

it('is worth what the Net Wealth calculator says, whatever is taken away', () => {
  expect(householdOf(new Set(all))).toEqual({ owns: 1_365_000, owes: 748_000, worth: 617_000 });
  for (let chosen = 0; chosen < 2 ** all.length; chosen += 1) {
    const has = new Set(all.filter((_, at) => Math.floor(chosen / 2 ** at) % 2 === 1));
    expect([chosen, householdOf(has).worth]).toEqual([chosen, worthByCalculator(has)]);
  }
});
