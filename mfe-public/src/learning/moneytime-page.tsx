import { ButtonLink, Money } from '@phila/ui';
import { Lines, NextStep, Opening, Part, Points, PublicPage, Questions, Ways } from '../sections/index.ts';
import { BudgetExample } from './budget-example.tsx';

const abacus = `
kkkkkkkkkkk
k..........
k.rr.rr..gg
k.rr.rr..gg
k..........
kkkkkkkkkkk
k..........
k.gg..ww.ww
k.gg..ww.ww
k..........
kkkkkkkkkkk
k..........
k.ww.gg..rr
k.ww.gg..rr
k..........
kkkkkkkkkkk
`;

/** `/moneytimeFinancialLiteracy` */
export default function MoneytimePage() {
  return (
    <PublicPage>
      <Opening
        area="Learning"
        title="Moneytime: financial literacy in six short reads"
        lead="What school left out, in plain words. Read it in a few minutes, then try the sums with your own numbers. Free, and without an account."
        actions={
          <>
            <ButtonLink type="primary" size="large" to="/budgetCalculator">
              Begin with my budget
            </ButtonLink>
            <ButtonLink size="large" to="/courses">
              See courses
            </ButtonLink>
          </>
        }
        picture={abacus}
      />
      <Part id="reads" title="Six short reads">
        <Points
          numbered
          points={[
            {
              title: 'A budget is a plan, not a punishment',
              text: 'Needs, wants and later: divide what comes in before it comes in. A half, three tenths and two tenths is a beginning, not a law.',
            },
            {
              title: 'A payslip tells you five things',
              text: 'Gross pay, PAYE (the tax your employer sends to SARS), UIF (insurance for when you lose your work, 1% of pay up to a limit), your funds, and what is left.',
            },
            {
              title: 'Interest works for you or against you',
              text: 'On savings you get interest on interest. On a store card you pay it. The same rule, turned round.',
            },
            {
              title: 'A balloon is a debt that waits',
              text: 'It makes a car’s instalment smaller and leaves a large sum for the end, often when the car is worth less than that.',
            },
            {
              title: 'Your credit record is yours to see',
              text: 'Each credit bureau must give you a free report once a year. Look for accounts that you do not know.',
            },
            {
              title: 'A promise of much is a warning',
              text: 'No licensed investment doubles in months. Look the name up with the FSCA before you pay.',
            },
          ]}
        />
      </Part>
      <Part
        id="half"
        title="The first read, as a sum"
        lead="Divide the pay before it comes in: then what is for later is gone before it can be spent."
        look="raised"
      >
        <BudgetExample />
      </Part>
      <Part
        id="interest"
        title="Ten years, two people"
        lead="Both put R&nbsp;500 a month aside at 8% a year. One began ten years before the other and then stopped."
        look="beside"
      >
        <Lines
          caption="What two people have after twenty years at 8% a year, paid in at the end of each month"
          values="figures"
          rows={[
            ['She paid in for the first ten years', <Money key="a" value={60_000} />],
            ['She has, after twenty', <Money key="b" value={203_037.19} />],
            ['He pays in for the last ten years', <Money key="c" value={60_000} />],
            ['He has, after twenty', <Money key="d" value={91_473.02} />],
          ]}
          note="The same money, ten years apart. Growth is not certain in life; the sum only shows what time does."
        />
      </Part>
      <Part id="debt" title="If debt is already too much" look="raised">
        <Questions
          questions={[
            {
              ask: 'Which of my debts costs most a year?',
              why: 'Pay the least that is due on all, and everything that is left on that one.',
            },
            {
              ask: 'Can we agree on less for some months?',
              why: 'Phone before you miss a payment. Most lenders have an arrangement for it.',
            },
            {
              ask: 'Would debt review help me?',
              why: 'A counsellor registered with the National Credit Regulator may lower what you pay. You take no new credit while it lasts.',
            },
          ]}
        />
      </Part>
      <Part id="tools" title="Your own sums" look="beside">
        <Ways
          ways={[
            { to: '/budgetCalculator', title: 'Budget Calculator', text: 'Read 1', icon: 'wallet' },
            { to: '/payslipSimulator', title: 'Payslip Simulator', text: 'Read 2', icon: 'calculator' },
            {
              to: '/compoundInterestCalculator',
              title: 'Compound Interest Calculator',
              text: 'Read 3',
              icon: 'chart',
            },
            {
              to: '/vehicleCalculator',
              title: 'Vehicle Finance Calculator',
              text: 'Read 4',
              icon: 'calculator',
            },
            {
              to: '/loanCalculator',
              title: 'Loan Calculator',
              text: 'What credit costs in all',
              icon: 'bank',
            },
          ]}
        />
      </Part>
      <NextStep
        title="Keep your answers"
        text="With an account, your budget and your sums are saved for next time, and you see how they change."
        person={{ to: '/wealth/financial-tools', label: 'Go to my financial tools' }}
      />
    </PublicPage>
  );
}
