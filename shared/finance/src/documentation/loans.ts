import type { LoanResult } from '../amortisation/index.ts';
import { creditClassOf, maximumRate, productNames, type CreditProduct } from '../credit-act/index.ts';
import { heldSince, shippedFigures } from '../figure-tables/index.ts';
import { calculateLoan } from '../loan/index.ts';
import { figureText, randText } from '../money/text.ts';
import { percentText } from '../number-text.ts';
import { calculateMortgage } from '../mortgage/index.ts';
import { calculateVehicle } from '../vehicle/index.ts';
import type { CalculatorPage } from './page.ts';

const { interestRates, creditLimits, transferDuty, conveyancer, deedsOffice } = shippedFigures;

const formula = `
i          = annual rate ÷ 1200, n = months, P = principal, B = balloon
instalment = (P × (1 + i)^n − B) × i ÷ ((1 + i)^n − 1), half-up to the cent      (0%: (P − B) ÷ n)
each month = interest: balance × i, half-up to the cent; capital: instalment + extra − interest
last month = settles the balance to zero, or to exactly B, which has its own row`;

const law = [
  ['Highest rate', 'National Credit Regulations, regulation 42(1)'],
  [
    'Initiation fee',
    'National Credit Regulations, regulations 42(2) and 43(3): never above 15% of the principal',
  ],
  ['Service fee', 'National Credit Regulations, regulation 44'],
] as const;

const assumptions = [
  'The rate is nominal, compounded monthly, and stays as it is.',
  'Payments are made at the end of each month, on the day of the pay-out.',
  'Fees are entered as they are paid, VAT included; the limits of the Act are compared with VAT added.',
  'Extra payments reduce capital at once and shorten the term.',
  'A breach of the Act is a warning and never a refusal.',
];

function limitsTable(products: readonly CreditProduct[]) {
  return {
    title: 'National Credit Act',
    source: `${heldSince(creditLimits)} [A]; fees of “other” and short-term agreements recalled [R]; repo ${percentText(interestRates.values.repo)} by ${heldSince(interestRates)} [B]; fees without VAT`,
    head: ['Agreement', 'Highest rate', 'Initiation fee', 'Cap', 'Service fee a month'],
    rows: products.map((product) => {
      const { feeBase, feeShare, feeAbove, feeCap } = creditClassOf(product, shippedFigures);
      const fee = `${figureText(feeBase)} + ${percentText(feeShare)} above ${figureText(feeAbove)}`;
      return [
        productNames[product],
        percentText(maximumRate(product)),
        fee,
        figureText(feeCap),
        figureText(creditLimits.values.serviceFee),
      ];
    }),
  };
}

function answers(result: LoanResult): (readonly [string, string])[] {
  return [
    ['Instalment', randText(result.instalment)],
    ['Instalment and fees a month', randText(result.totalMonthly)],
    ['Total interest', randText(result.totalInterest)],
    ['Total cost', randText(result.totalCost)],
    ...(result.withExtra
      ? ([
          ['Interest saved by extra payments', randText(result.withExtra.interestSaved)],
          ['Months saved', String(result.withExtra.monthsSaved)],
        ] as const)
      : []),
  ];
}

export function mortgagePage(): CalculatorPage {
  const entry = {
    purchasePrice: 1_000_000,
    annualInterestRate: 11.75,
    termYears: 20,
    extraMonthlyPayment: 1_000,
    initiationFee: 6_037.5,
    monthlyServiceFee: 69,
  };
  const result = calculateMortgage(entry);
  return {
    name: 'mortgage',
    title: 'Mortgage calculator',
    purpose:
      'What a home loan costs a month and in all, what extra payments save, and how much cash buying takes: deposit, transfer duty and bond registration, without the fee of the attorney who transfers the home.',
    call: 'POST /Wealth/mortgage-calculator',
    subpath: 'mortgage',
    formula,
    law: [
      ...law,
      ['Transfer duty', 'Transfer Duty Act, section 2(1)(b)'],
      ['Conveyancer', heldSince(conveyancer)],
      ['Deeds Office', heldSince(deedsOffice)],
    ],
    data: [
      limitsTable(['mortgage']),
      {
        title: 'Transfer duty',
        source: `${heldSince(transferDuty)} [A]`,
        head: ['Price above', 'Duty on it', 'Rate above it'],
        rows: transferDuty.values.rows.map(({ from, base, rate }) => [
          figureText(from),
          figureText(base),
          percentText(rate),
        ]),
      },
      {
        title: 'Conveyancer for a bond, without VAT',
        source: heldSince(conveyancer),
        head: ['Bond above', 'Fee', 'And for each further, or part of it'],
        rows: conveyancer.values.rows.map(({ from, base, step, per }) => [
          figureText(from),
          figureText(base),
          step === 0 ? '–' : `${figureText(step)} per ${figureText(per)}`,
        ]),
      },
      {
        title: 'Deeds Office for a bond',
        source: `${heldSince(deedsOffice)}; ${figureText(deedsOffice.values.lodgementFee)} for lodging on top`,
        head: ['Bond up to', 'Fee'],
        rows: deedsOffice.values.rows.map(({ upTo, fee }) => [figureText(upTo), figureText(fee)]),
      },
    ],
    assumptions: [
      ...assumptions,
      'Duty is that of a natural person; a home sold with VAT bears none.',
      'The bond equals the principal.',
    ],
    limits: [
      'Terms to 50 years, a whole number of months; rates to 100%; amounts to R 1 000 000 000.',
      'Bond costs are an estimate: conveyancers may ask less, and postage, searches and the transferring conveyancer come on top.',
      `The Deeds Office fee is known for bonds up to ${figureText(deedsOffice.values.rows.at(-1)?.upTo ?? 0)}.`,
    ],
    example: {
      story:
        'A home of one million at the prime rate of 11.75% over 20 years; the South African press prints R 10 837 a month.',
      entry,
      answer: [...answers(result), ['Cash needed', randText(result.cashNeeded)]],
      explanation: result.explanation,
    },
  };
}

export function vehiclePage(): CalculatorPage {
  const entry = {
    purchasePrice: 350_000,
    deposit: 35_000,
    annualInterestRate: 12.5,
    termMonths: 60,
    balloonPercentage: 20,
    initiationFee: 1_207.5,
    monthlyServiceFee: 69,
  };
  const result = calculateVehicle(entry);
  return {
    name: 'vehicle',
    title: 'Vehicle finance calculator',
    purpose: 'What a vehicle on an instalment sale costs, with a deposit, a trade-in and a balloon.',
    call: 'POST /Wealth/vehicle-calculator',
    subpath: 'vehicle',
    formula,
    law,
    data: [limitsTable(['other'])],
    assumptions: [
      ...assumptions,
      'The initiation fee is financed unless the entry says otherwise.',
      'The balloon is a percentage of the purchase price and is due with the last instalment.',
      'With a balloon, extra payments eat into it and the term stays.',
    ],
    limits: [
      'Terms of 12 to 72 months; the balloon is at most what is financed.',
      'Insurance, licence and running costs are left out.',
    ],
    example: {
      story: 'A vehicle of R 350 000 with a tenth down and a fifth as balloon.',
      entry,
      answer: [...answers(result), ['Balloon', randText(result.balloon)]],
      explanation: result.explanation,
    },
  };
}

export function loanPage(): CalculatorPage {
  const entry = {
    amount: 50_000,
    annualInterestRate: 24.5,
    termMonths: 36,
    initiationFee: 1_207.5,
    financeInitiationFee: true,
    monthlyServiceFee: 69,
    creditLifePer1000: 4.5,
  };
  const result = calculateLoan(entry);
  return {
    name: 'loan',
    title: 'Personal loan calculator',
    purpose: 'What an unsecured loan costs, with its fees and credit life.',
    call: 'POST /Wealth/loan-calculator',
    subpath: 'loan',
    formula: `${formula}\ncredit life = principal ÷ 1000 × creditLifePer1000 a month, half-up to the cent, level over the term`,
    law,
    data: [limitsTable(['unsecured', 'facility', 'shortTerm'])],
    assumptions: [
      ...assumptions,
      'Credit life is level: it is charged on the principal and not on the balance.',
    ],
    limits: [
      'Terms of 1 to 360 months.',
      'The rate is compared with the limit for unsecured loans, not short-term ones.',
    ],
    example: {
      story: 'R 50 000 over three years with the fee financed.',
      entry,
      answer: answers(result),
      explanation: result.explanation,
    },
  };
}
