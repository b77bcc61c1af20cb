import { shippedFigures } from '@phila/finance/figure-tables';
import { calculateMortgage } from '@phila/finance/mortgage';
import { calculateVehicle } from '@phila/finance/vehicle';
import { figureText } from '../frame/figure.ts';
import { mortgageWith } from '../mortgage/mortgage.ts';
import { vehicleWith } from '../vehicle/vehicle.ts';

const [mortgage, vehicle] = [mortgageWith(shippedFigures), vehicleWith(shippedFigures)];

type LoanAnswer = ReturnType<typeof vehicle.answer>;
const plain = (text = ''): string => text.replaceAll('\u00a0', ' ');
const factOf = ({ facts }: LoanAnswer, label: string) => {
  const fact = facts.find((one) => one.label === label);
  return fact && [plain(figureText(fact.value, fact.unit)), ...(fact.note ? [plain(fact.note)] : [])];
};
const curveOf = ({ charts }: LoanAnswer, name: string): number | null | undefined =>
  charts[0]?.series.find((one) => one.name === name)?.values.at(-1);

describe('a bond with R 500 extra each month', () => {
  const entry = {
    purchasePrice: 1_500_000,
    deposit: 150_000,
    annualInterestRate: 10.5,
    termYears: 20,
    monthlyServiceFee: 69,
    extraMonthlyPayment: 500,
  };
  const result = calculateMortgage(entry);
  const shown = mortgage.answer(entry, result);

  it('names the extra beside the number that leaves it out', () => {
    expect(shown.main).toMatchObject({
      label: 'You pay each month, fees included',
      value: 13_547.13,
    });
    expect(plain(shown.main.note)).toBe('and R 500.00 extra on top of it');
    const once = { ...entry, extraMonthlyPayment: 0, onceOffPayment: { month: 6, amount: 5_000.5 } };
    expect(plain(mortgage.answer(once, calculateMortgage(once)).main.note)).toBe(
      'and R 5 000.50 once, with instalment 6',
    );
  });

  it('has one end and one interest, in the list as in the sentence', () => {
    const { withExtra } = result;
    expect(factOf(shown, 'Paid off after')).toEqual([
      plain(figureText(withExtra?.payoffMonths ?? 0, 'months')),
    ]);
    expect(factOf(shown, 'Total interest')).toEqual([
      plain(figureText(withExtra?.totalInterest ?? 0, 'rand')),
    ]);
    expect(240 - (withExtra?.payoffMonths ?? 0)).toBe(withExtra?.monthsSaved);
    expect(plain(shown.sentence)).toContain(plain(factOf(shown, 'Paid off sooner by')?.[0]));
  });

  it('has no note without extra payments', () => {
    const { extraMonthlyPayment: _left, ...without } = entry;
    expect(mortgage.answer(without, calculateMortgage(without)).main.note).toBeUndefined();
  });
});

describe('a vehicle with a balloon', () => {
  const entry = {
    purchasePrice: 350_000,
    deposit: 35_000,
    annualInterestRate: 12.5,
    termMonths: 60,
    balloonPercentage: 20,
  };
  const answerTo = (extraMonthlyPayment = 0) => {
    const one = { ...entry, extraMonthlyPayment };
    return vehicle.answer(one, calculateVehicle(one));
  };

  it('says in the sentence, the list, the curve and its words what is owed at the end', () => {
    const shown = answerTo();
    expect(plain(shown.sentence)).toContain('After the last instalment you owe R 70 000.00 in one amount.');
    expect(factOf(shown, 'Balloon')).toEqual(['R 70 000.00', 'owed in one amount after the last instalment']);
    expect(curveOf(shown, 'Owed')).toBe(70_000);
    expect(plain(shown.charts[0]?.summary)).toContain('the balloon of R 70 000.00 after 5 years');
    expect(shown.tables[0]?.columns.map(({ label }) => label)).toContain('Instalments and balloon');
  });

  it('says what extra payments leave of it, and no end that is sooner where there is none', () => {
    const shown = answerTo(500);
    expect(plain(shown.sentence)).toBe(
      'The extra payments save you R 11 386.41 of interest. After the last instalment you owe R 28 613.73 in one amount.',
    );
    expect(factOf(shown, 'Balloon')?.[1]).toContain('R 70 000.00 were agreed');
    expect([curveOf(shown, 'With extra payments'), curveOf(shown, 'Without them')]).toEqual([
      28_613.73, 70_000,
    ]);
    expect(plain(shown.charts[0]?.summary)).toBe(
      'With the extra payments you owe the balloon of R 28 613.73 after 5 years, without them the balloon of R 70 000.00 after 5 years.',
    );
  });

  it('says that none is left where extra payments pay all of it off', () => {
    const shown = answerTo(1_500);
    expect(plain(shown.sentence)).toBe(
      'The extra payments save you R 32 541.70 of interest, and you are done 6 months sooner. No balloon is left to pay.',
    );
    expect(factOf(shown, 'Balloon')).toEqual([
      'R 0.00',
      'the extra payments pay off the R 70 000.00 that were agreed',
    ]);
    expect(curveOf(shown, 'With extra payments')).toBe(0);
  });
});
