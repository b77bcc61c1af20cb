import { calculatePayslip } from '../payslip/index.ts';
import { shippedTaxYears } from '../tax-years/index.ts';
import { medicalSchemeCredit } from './credit.ts';

const premium = { contribution: 400_000, gap: 45_000 };
const ofYear = (id: number) => {
  const year = shippedTaxYears.find((one) => one.id === id);
  if (year === undefined) throw new Error(`No tax year ${id}`);
  return year.medicalCredit;
};

// SARS medical credits: R 364, 364 and 246 a month to February 2026; R 376, 376 and 254 from March 2026.
test.each([
  [2026, 0, 0, 36_400],
  [2026, 1, 0, 72_800],
  [2026, 1, 2, 122_000],
  [2027, 0, 0, 37_600],
  [2027, 0, 1, 75_200],
  [2027, 1, 2, 126_000],
])('of %d, for %d adults and %d children, is %d cents a month', (id, adults, children, credit) => {
  expect(medicalSchemeCredit(premium, { adults, children }, ofYear(id))).toEqual({
    credit,
    afterCredit: 400_000 - credit + 45_000,
  });
});

test('is never more than the contribution, and gap cover stays to be paid', () => {
  expect(
    medicalSchemeCredit({ contribution: 30_000, gap: 45_000 }, { adults: 0, children: 0 }, ofYear(2027)),
  ).toEqual({ credit: 37_600, afterCredit: 45_000 });
});

test('is that of the payslip', () => {
  for (const numberOfDependants of [0, 1, 2, 5]) {
    const { medicalCredit } = calculatePayslip({
      age: 40,
      taxYearId: 2027,
      basicSalary: 50_000,
      medicalAidContribution: 4_000,
      numberOfDependants,
    });
    const { credit } = medicalSchemeCredit(
      premium,
      { adults: numberOfDependants, children: 0 },
      ofYear(2027),
    );
    expect(credit).toBe(medicalCredit.monthly * 100);
  }
});
