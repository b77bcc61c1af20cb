import { useState } from 'react';
import { Answer, Choices, fill, rand, Split, TryOut } from '../sections/index.ts';
import { CHILDREN, ESTATES, intestateShares, type Shares } from './intestate.ts';
import styles from './drawings.module.css';

const FAMILY = ['A husband or wife', 'No one'] as const;

/** The heirs as beads of a necklace, a diamond each. */
const Heirs = ({ hasSpouse, count }: { hasSpouse: boolean; count: number }) => {
  const heirs = [
    ...(hasSpouse ? (['red'] as const) : []),
    ...Array.from({ length: count }, () => 'gold' as const),
  ];
  const shown = heirs.length === 0 ? (['line'] as const) : heirs;
  const step = 600 / shown.length;
  return (
    <svg className={styles.drawing} viewBox="0 0 600 84" aria-hidden="true" focusable="false">
      <path className={styles.outline} d="M0 40H600" />
      {shown.map((tone, at) => {
        const x = Math.round((at + 0.5) * step);
        const r = tone === 'red' ? 36 : 28;
        return (
          <g key={at}>
            <path
              className={styles.pale}
              d={`M${x} ${40 - r - 4}l${r + 4} ${r + 4}-${r + 4} ${r + 4}-${r + 4}-${r + 4}z`}
            />
            <path className={fill(tone)} d={`M${x} ${40 - r}l${r} ${r}-${r} ${r}-${r}-${r}z`} />
            <path
              className={styles.pale}
              d={`M${x} ${40 - r / 2}l${r / 2} ${r / 2}-${r / 2} ${r / 2}-${r / 2}-${r / 2}z`}
            />
          </g>
        );
      })}
    </svg>
  );
};

/** The first heir, and the amount. */
const firstOf = ({ spouse, eachChild, relatives }: Shares, hasSpouse: boolean, children: number) => {
  if (hasSpouse) return { said: 'your husband or wife gets', figure: rand(spouse) };
  if (children === 0) return { said: 'your parents get', figure: rand(relatives) };
  return { said: children === 1 ? 'your child gets' : 'each child gets', figure: rand(eachChild) };
};

/** Example of inheritance without a will. */
export const IntestateExample = () => {
  const [estate, setEstate] = useState<(typeof ESTATES)[number]>(600_000);
  const [spouse, setSpouse] = useState<(typeof FAMILY)[number]>(FAMILY[0]);
  const [children, setChildren] = useState<(typeof CHILDREN)[number]>(2);
  const hasSpouse = spouse === FAMILY[0];
  const shares = intestateShares(estate, hasSpouse, children);
  const first = firstOf(shares, hasSpouse, children);
  const parts = [
    ...(hasSpouse
      ? [{ tone: 'red' as const, what: 'Your husband or wife', value: rand(shares.spouse) }]
      : []),
    ...(children > 0
      ? [
          {
            tone: 'gold' as const,
            what: children === 1 ? 'Your child' : `Each of ${children} children`,
            value: rand(shares.eachChild),
          },
        ]
      : []),
    ...(shares.relatives > 0
      ? [
          {
            tone: 'line' as const,
            what: 'Parents, then brothers and sisters, then the next relatives',
            value: rand(shares.relatives),
          },
        ]
      : []),
  ];
  return (
    <TryOut
      choices={
        <>
          <Choices
            label="You are married to"
            choices={FAMILY}
            chosen={spouse}
            text={(one) => one}
            onChoose={setSpouse}
          />
          <Choices
            label="Children"
            choices={CHILDREN}
            chosen={children}
            text={String}
            onChoose={setChildren}
          />
          <Choices
            label="What you leave, after debts"
            choices={ESTATES}
            chosen={estate}
            text={rand}
            onChoose={setEstate}
          />
        </>
      }
      note="Section 1 of the Intestate Succession Act 81 of 1987: a spouse beside children gets a child’s share or R 250 000, whichever is more. Married in community of property, half of everything is your spouse’s before this begins. A life partner may have to prove the partnership first."
    >
      <Answer
        said={`Of ${rand(estate)}, without a will, ${first.said}`}
        figure={first.figure}
        picture={
          <>
            <Heirs hasSpouse={hasSpouse} count={children} />
            <Split
              bars={[
                shares.relatives > 0
                  ? [{ tone: 'line', value: shares.relatives }]
                  : [
                      { tone: 'red', value: shares.spouse },
                      ...Array.from({ length: children }, () => ({
                        tone: 'gold' as const,
                        value: shares.eachChild,
                      })),
                    ],
              ]}
            />
          </>
        }
        parts={parts}
      />
    </TryOut>
  );
};
