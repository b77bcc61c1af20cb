import { Money } from '@phila/ui';
import { Lines, Part, Points, Questions, Ways } from '../sections/index.ts';
import { CoverPage } from './cover-page.tsx';
import { IntestateExample } from './intestate-example.tsx';

const scroll = `
.kkkkkkkkkk
kggkwwwwwww
kkkkwwwwwww
...kwwkkkkk
...kwwwwwww
...kwwkkkkk
...kwwwwwww
...kwwwkkkk
...kwwwwwww
...kwwwwwwr
...kwwwwwrr
...kwwwwrrg
...kkkkkkrr
.......krkr
........krk
.........k.
`;

/** `/willAndTestement`, as the specification spells it. */
export default function WillPage() {
  return (
    <CoverPage
      title="Your will and testament"
      lead="Without one, a table in an Act divides what you leave. With one, you decide: who gets what, who looks after your children, and who sees to it all."
      picture={scroll}
      tool={{ to: '/netWealth', label: 'List what I have' }}
      own={{ to: '/wealth/financial-products/will', label: 'Where my will is' }}
      next={{
        title: 'Write down where the paper is',
        text: 'Who has it, who is the executor, and when you last looked at it. The will itself stays on paper.',
        label: 'Go to my will',
      }}
    >
      <Part
        id="without"
        title="Without a will, a table decides"
        lead="The Intestate Succession Act 81 of 1987 does not ask who was close to you."
        look="raised"
      >
        <IntestateExample />
      </Part>
      <Part
        id="valid"
        title="What makes a will valid"
        lead="The Wills Act 7 of 1953 asks for few things, and is strict about each."
      >
        <Points
          numbered
          points={[
            { title: 'You are 16 or older', text: 'And you understand what you sign.' },
            {
              title: 'It is on paper',
              text: 'Written or printed. A voice note, an email and an electronic signature do not count.',
            },
            { title: 'You sign every page', text: 'And at the end of the text on the last one.' },
            {
              title: 'Two witnesses see you sign',
              text: 'Both are 14 or older, both are present at the same time, and both sign the last page.',
            },
            {
              title: 'A witness inherits nothing',
              text: 'Neither does a witness’s husband or wife. Ask people who are not in the will.',
            },
            {
              title: 'The original counts',
              text: 'A copy is of use only after a court has said so. Tell your executor where the paper is.',
            },
          ]}
        />
      </Part>
      <Part
        id="costs"
        title="What it costs, and how that follows"
        lead="A simple will costs little; some banks and lawyers write one free and hope to be its executor. The larger cost comes later, and follows from what you leave."
        look="beside"
      >
        <Lines
          caption="An example of what an executor may ask"
          values="figures"
          rows={[
            ['What the estate is worth before debts', <Money key="a" value={1_200_000} />],
            ['Executor’s fee: at most 3.5%', <Money key="b" value={42_000} />],
            ['With VAT of 15%, where the executor is registered for it', <Money key="c" value={48_300} />],
          ]}
          note="The fee may be agreed beforehand: say so in the will. Estate duty is due only above R&nbsp;3.5&nbsp;million, at 20% (25% above R&nbsp;30&nbsp;million), and what goes to a spouse is left out."
        />
      </Part>
      <Part id="questions" title="Questions to ask yourself" look="raised">
        <Questions
          questions={[
            {
              ask: 'Who would bring up my children?',
              why: 'A will is where a guardian is named. Ask the person first.',
            },
            {
              ask: 'Does a minor inherit money?',
              why: 'Without a trust in the will it goes to the state’s Guardian’s Fund until they are 18.',
            },
            {
              ask: 'Am I married in community of property?',
              why: 'Then half of everything is your spouse’s already, and you can leave only your own half.',
            },
            {
              ask: 'Is there cash for the first bills?',
              why: 'Accounts are frozen, and an estate takes months. A policy that pays directly bridges them.',
            },
          ]}
        />
      </Part>
      <Part id="tools" title="Before you see somebody about it" look="beside">
        <Ways
          ways={[
            {
              to: '/netWealth',
              title: 'Net Wealth',
              text: 'What you own and what you owe, in one list',
              icon: 'chart',
            },
            {
              to: '/riskCover',
              title: 'Risk cover',
              text: 'What is paid outside the estate',
              icon: 'shield',
            },
            {
              to: '/documents',
              title: 'My Documents',
              text: 'A scan of the will, so that it is known what to look for',
              icon: 'folder',
            },
          ]}
        />
      </Part>
    </CoverPage>
  );
}
