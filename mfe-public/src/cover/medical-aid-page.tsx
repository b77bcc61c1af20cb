import { Part, Points, Questions, Ways } from '../sections/index.ts';
import { ContributionExample } from './contribution-example.tsx';
import { CoverPage } from './cover-page.tsx';

const heart = `
...........
...kkk.....
..krrrk....
.krrrrrk..k
krrrrrrrkkr
krrwwrrrrrr
krrwrrrrrrr
krrrrrrrrgg
.krrrrrrrgg
..krrrrgggg
...krrrgggg
....krrrrgg
.....krrrgg
......krrrr
.......krrr
.........kk
`;

/** `/medicalAidHealthInsurance` */
export default function MedicalAidPage() {
  return (
    <CoverPage
      title="Medical aid and health insurance"
      lead="One pays your doctor and your hospital. The other pays you a fixed sum. They sound alike and are not the same thing, so know which you have before you are ill."
      picture={heart}
      tool={{ to: '/compareMyMedicalAid', label: 'Compare my medical aid' }}
      own={{ to: '/wealth/financial-products/medical-aid', label: 'My medical aid' }}
      next={{
        title: 'Have your number at hand when it counts',
        text: 'Scheme, plan, member number and dependants in one place, to be shown at a hospital’s desk from your phone.',
        label: 'Go to my medical aid',
      }}
    >
      <Part
        id="what-it-is"
        title="Three things with similar names"
        lead="Look at what you have in writing: only a medical aid may use the word “scheme”."
      >
        <Points
          points={[
            {
              title: 'Medical aid',
              text: 'A scheme that belongs to its members and makes no profit. It pays doctors, hospitals and medicine by the rules of your plan, and must always pay for a list of serious conditions.',
            },
            {
              title: 'Health insurance',
              text: 'A policy with an insurer that pays a set amount for each day in hospital, each visit or each event, whatever the real bill is.',
            },
            {
              title: 'Gap cover',
              text: 'A policy beside a medical aid. Specialists may charge more than your plan pays; gap cover pays the difference, up to a limit. Without a medical aid you cannot have it.',
            },
          ]}
        />
      </Part>
      <Part
        id="costs"
        title="What it costs, and how that follows"
        lead="The contribution is set by plan, and often by income. What you really pay is less: part comes back as tax credit, and your employer may pay some."
        look="raised"
      >
        <ContributionExample />
      </Part>
      <Part
        id="law"
        title="What the law says"
        lead="The Medical Schemes Act 131 of 1998 protects members of a scheme. It does not cover health insurance, which falls under the Insurance Act 18 of 2017."
      >
        <Points
          points={[
            {
              title: 'A scheme may not turn you away',
              text: 'Open schemes take everybody who applies. Your contribution may depend on your plan, your income and your dependants, never on your age or your health.',
            },
            {
              title: 'Some things are always covered',
              text: 'Emergencies, some 270 conditions and 26 chronic illnesses are “prescribed minimum benefits”. Every plan pays for them in full, though it may say at which hospital or doctor.',
            },
            {
              title: 'You may have to wait',
              text: 'A scheme may make you wait three months for everything, and up to twelve months for an illness that you already have.',
            },
            {
              title: 'Joining late costs more',
              text: 'Someone who joins after 35 without earlier cover pays a penalty of 5% to 75% on the contribution, by the number of years without cover.',
            },
          ]}
        />
      </Part>
      <Part
        id="questions"
        title="Questions to ask"
        lead="Take them along to a broker or a call centre, and write the answers down."
        look="raised"
      >
        <Questions
          questions={[
            {
              ask: 'At what rate do you pay specialists in hospital?',
              why: 'At 100% of the scheme’s rate a specialist may still ask two or three times as much of you.',
            },
            {
              ask: 'Which hospitals and doctors may I use?',
              why: 'Cheaper plans have a network. Outside it you pay part of the bill yourself.',
            },
            {
              ask: 'What happens once my savings are used up?',
              why: 'Many plans pay visits and medicine from a savings account that is empty by winter.',
            },
            {
              ask: 'Which waiting periods would I have?',
              why: 'Ask for it in writing before you leave a scheme: a break of more than 90 days starts them again.',
            },
          ]}
        />
      </Part>
      <Part id="tools" title="Work it out here" look="beside">
        <Ways
          ways={[
            {
              to: '/compareMyMedicalAid',
              title: 'Compare My Medical Aid',
              text: 'Plans side by side: benefits, and the cost for your family',
              icon: 'heart',
            },
            {
              to: '/payslipSimulator',
              title: 'Payslip Simulator',
              text: 'What the tax credit and your employer’s part do to your pay',
              icon: 'calculator',
            },
          ]}
        />
      </Part>
    </CoverPage>
  );
}
