import type { CalculatorName } from '@phila/finance/calculators';

/** A minimal entry that each calculator accepts. */
export const leastEntries: Record<CalculatorName, Record<string, unknown>> = {
  payslip: { age: 40, taxYearId: 2027, basicSalary: 28_000 },
  budget: {},
  mortgage: { purchasePrice: 1_000_000, annualInterestRate: 11.75, termYears: 20 },
  vehicle: { purchasePrice: 350_000, annualInterestRate: 12.5, termMonths: 60 },
  loan: { amount: 15_000, annualInterestRate: 8, termMonths: 60 },
  compoundInterest: { frequencyId: 3, annualInterestRate: 5, term: 10 },
  retirement: { currentAge: 35, retirementAge: 65, lifeExpectancy: 90, currentMonthlyIncome: 40_000 },
  netWealth: { lines: [] },
};

const repayment = {
  extraMonthlyPayment: 500,
  onceOffPayment: { month: 6, amount: 5_000.5 },
  initiationFee: 1_207.5,
  financeInitiationFee: true,
  monthlyServiceFee: 69,
  startDate: '2026-01-31',
};

/** An entry that each calculator accepts, with every field filled in. */
export const fullEntries: Record<CalculatorName, Record<string, unknown>> = {
  payslip: {
    ...leastEntries.payslip,
    taxableIncome: 1_000,
    nonTaxableIncome: 250.5,
    travelAllowance: 3_000,
    travelAllowancePercentage: 20,
    retirementContributions: 2_100,
    retirementPercentage: 7.5,
    employerRetirement: 1_500,
    employerRetirementPercentage: 5,
    numberOfDependants: 2,
    medicalAidContribution: 3_200,
    employerMedicalAid: 1_000,
    annualPayment: 28_000,
    periodsInYear: 12,
    periodsWorked: 12,
    targetNet: 22_000,
  },
  budget: {
    netSalary: 30_000,
    rentalIncome: 0.1,
    bondOrRent: 9_000,
    groceries: 4_000.2,
    emergencyFund: 2_000,
  },
  mortgage: { ...leastEntries.mortgage, ...repayment, deposit: 100_000 },
  vehicle: { ...leastEntries.vehicle, ...repayment, deposit: 20_000, tradeIn: 30_000, balloonPercentage: 20 },
  loan: { ...leastEntries.loan, ...repayment, creditLifePer1000: 4.5 },
  compoundInterest: {
    ...leastEntries.compoundInterest,
    initialAmount: 100,
    contributionAmount: 100,
    startDate: '2026-03-01',
    contributeAtStart: true,
    inflation: 4.5,
  },
  retirement: {
    ...leastEntries.retirement,
    requiredMonthlyIncome: 25_000,
    replacementRatio: 70,
    currentSavings: 500_000,
    monthlyContribution: 6_000,
    contributionIncrease: 6,
    inflation: 5,
    preRetirementRate: 10,
    postRetirementRate: 8,
    otherMonthlyIncome: 1_000,
    lumpSumPercentage: 30,
    savingsWithdrawal: 30_000,
    withdrawalCharge: 345,
    taxableIncome: 480_000,
  },
  netWealth: {
    lines: [
      { group: 'cash', label: 'Savings account', amount: 30_000 },
      { group: 'personal', label: 'Home', amount: 1_500_000 },
      {
        group: 'longTerm',
        label: 'Bond',
        amount: 980_000.01,
        date: '2026-03-01',
        source: 'Mortgage calculator',
      },
    ],
    monthlyExpenses: 20_000,
    monthlyIncome: 60_000,
    date: '2026-03-31',
  },
};
