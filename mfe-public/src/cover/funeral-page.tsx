import { classes } from '@phila/ui';
import { Figures, Part, Questions, Ways } from '../sections/index.ts';
import { CoverPage } from './cover-page.tsx';
import { PremiumsExample } from './premiums-example.tsx';

const tree = `
........ggg
......ggrrr
....ggrrrrr
..ggrrrrrrr
.grrrwrrrwr
grrrrrrrrrr
..kkkkkkkkk
.....k...kk
......k..kk
.......k.kk
........kkk
.........kk
.........kk
.........kk
........kkk
kkkkkkkkkkk
`;

/** `/funeralPolicy` */
export default function FuneralPage() {
  return (
    <CoverPage
      title="A funeral policy"
      lead="It pays a small sum quickly, so that a family can bury somebody with dignity and without borrowing. It is not meant to replace an income."
      picture={tree}
      tool={{ to: '/budgetCalculator', label: 'See what I can spare' }}
      own={{ to: '/wealth/financial-products/risk-cover', label: 'My policies' }}
      next={{
        title: 'Write down what you already pay',
        text: 'Many families find that they pay for the same thing twice. It takes five minutes to see.',
        label: 'Go to my policies',
      }}
    >
      <Part
        id="law"
        title="What the law gives you"
        lead="The Insurance Act 18 of 2017 and the Policyholder Protection Rules hold for every funeral policy, no matter who sells it."
      >
        <Figures
          figures={[
            {
              figure: '2 business days',
              title: 'until it is paid',
              text: 'Once the insurer has all documents of a valid claim, it pays within two business days, or says why it does not.',
            },
            {
              figure: '6 months',
              title: 'at most to wait',
              text: 'For a death from natural causes an insurer may make you wait up to six months. For an accident it may not make you wait at all.',
            },
            {
              figure: '31 days',
              title: 'to change your mind',
              text: 'After you have the policy in your hands, you have 31 days to cancel and get your premium back, as long as nothing was claimed.',
            },
          ]}
        />
        <p className={classes('above-32 loose')}>
          Where a policy offers a service, such as a coffin and a hearse, you may ask for its value in money
          instead.
        </p>
      </Part>
      <Part id="at-hand" title="What your family will look for" look="beside">
        <Ways
          ways={[
            {
              to: '/wealth/financial-products/risk-cover',
              title: 'Your policies',
              text: 'Insurer, policy number, sum and who is paid',
              icon: 'shield',
            },
            {
              to: '/documents',
              title: 'Your documents',
              text: 'The policy itself, your ID and your marriage certificate',
              icon: 'folder',
            },
            {
              to: '/details/personal/next-of-kin',
              title: 'Your next of kin',
              text: 'Who to phone first',
              icon: 'people',
            },
            {
              to: '/willAndTestement',
              title: 'Will and testament',
              text: 'What a policy does not settle',
              icon: 'file',
            },
          ]}
        />
      </Part>
      <Part
        id="costs"
        title="What it costs, and how that follows"
        lead="The premium follows from the sum that is paid out, from the age of each person, and from how many people are covered. Every policy pays out once; every policy also costs its premium, month after month."
        look="raised"
      >
        <PremiumsExample />
      </Part>
      <Part id="questions" title="Questions to ask">
        <Questions
          questions={[
            {
              ask: 'Who is the insurer, and who only sells it?',
              why: 'A parlour or a shop may sell a policy, but an insurer must stand behind it. Its name is on the policy; look it up with the FSCA.',
            },
            {
              ask: 'Who is covered, by name and date of birth?',
              why: 'Parents, in-laws and cousins often have to be added one by one, at another premium.',
            },
            {
              ask: 'Which documents will you want?',
              why: 'Usually the death certificate, the ID of the person who died, and the ID and bank details of the person who claims.',
            },
            {
              ask: 'What happens when I miss a payment?',
              why: 'Ask how many days you have to make it up. A policy that lapsed pays nothing, and a new one makes you wait again.',
            },
          ]}
        />
      </Part>
    </CoverPage>
  );
}
