import { ButtonLink } from '@phila/ui';
import { HouseholdPiece } from './household-piece.tsx';
import { NextStep, Opening, Part, Points, PublicPage, Ways } from '../sections/index.ts';

/** `/wealthCreation` */
export default function WealthCreationPage() {
  return (
    <PublicPage>
      <Opening
        area="Services"
        title="Wealth Creation"
        lead="Wealth is not what you earn. It is what you keep, what grows while you sleep, and what is paid when things go wrong. Here you see all three on one page."
        actions={
          <>
            <ButtonLink type="primary" size="large" to="/netWealth">
              Work out what I am worth
            </ButtonLink>
            <ButtonLink size="large" to="/wealth/overview">
              Go to My Wealth
            </ButtonLink>
          </>
        }
        piece={<HouseholdPiece />}
      />
      <Part
        id="order"
        title="Four steps, in this order"
        lead="Every one of them makes the next one easier. You can begin without an account."
      >
        <Points
          numbered
          points={[
            {
              title: 'See where it goes',
              text: 'A month of spending, in the three groups of the budget calculator. Most people find one surprise.',
            },
            {
              title: 'Pay off expensive debt first',
              text: 'Store cards and short loans first. The loan calculator shows what an extra R\u00a0200 a month saves.',
            },
            {
              title: 'Cover what you cannot lose',
              text: 'Your health, your income, your car or your home: what would hurt most comes first.',
            },
            {
              title: 'Let the rest grow',
              text: 'First three months of costs at hand, then retirement, then whatever you dream of.',
            },
          ]}
        />
      </Part>
      <Part
        id="what-you-keep"
        title="What you keep here"
        lead="Each is a short form with a ring that fills. Reminders follow from the dates that you enter."
        look="raised-beside"
      >
        <Ways
          ways={[
            {
              to: '/shortTermInsurance',
              title: 'Short-term insurance',
              text: 'Car, home and things',
              icon: 'shield',
            },
            {
              to: '/medicalAidHealthInsurance',
              title: 'Medical aid',
              text: 'Scheme, plan and dependants',
              icon: 'heart',
            },
            {
              to: '/riskCover',
              title: 'Risk cover',
              text: 'What is paid at death, disability or illness',
              icon: 'people',
            },
            {
              to: '/retirementPlanning',
              title: 'Retirement',
              text: 'Every fund you ever paid into',
              icon: 'clock',
            },
            {
              to: '/willAndTestement',
              title: 'Will and testament',
              text: 'Where it is and who carries it out',
              icon: 'file',
            },
            {
              to: '/funeralPolicy',
              title: 'Funeral policy',
              text: 'What the first weeks cost',
              icon: 'heart',
            },
          ]}
        />
      </Part>
      <Part id="tools" title="Work it out before you sign" look="beside">
        <Ways
          ways={[
            {
              to: '/budgetCalculator',
              title: 'Budget Calculator',
              text: 'Where each rand goes',
              icon: 'wallet',
            },
            {
              to: '/mortgageCalculator',
              title: 'Mortgage Calculator',
              text: 'What a home costs, with transfer and bond fees',
              icon: 'home',
            },
            {
              to: '/loanCalculator',
              title: 'Loan Calculator',
              text: 'What borrowing really costs, fees included',
              icon: 'bank',
            },
            {
              to: '/compoundInterestCalculator',
              title: 'Compound Interest Calculator',
              text: 'What saving becomes',
              icon: 'chart',
            },
          ]}
        />
      </Part>
      <NextStep
        title="Begin with one policy"
        text="The one that you find first. Add the others as you come across them; the picture grows with each, and reminds you when one is about to end."
        person={{ to: '/wealth/overview', label: 'Go to My Wealth' }}
      />
    </PublicPage>
  );
}
