import { experience } from '@phila/contract/records/experience';
import { secondaryEducation } from '@phila/contract/records/secondary-education';
import { skill } from '@phila/contract/records/skill';
import { navigate } from '@phila/platform';
import { beginAt, Button, Page, Steps, Surface } from '@phila/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AboutStep } from './about-step.tsx';
import { EntriesStep } from './entries-step.tsx';
import styles from './first-cv.module.css';
import type { StepProps } from './step-props.ts';

interface Step {
  /** Name in the list of steps. */
  name: string;
  heading: string;
  sentence: string;
  draw: (props: StepProps) => ReactNode;
}

/** Steps in a CV's reading order; each is a record of My Career, editable there. */
const steps: readonly Step[] = [
  {
    name: 'Who you are',
    heading: 'Who are you at work?',
    sentence: 'This stands at the top of your CV, with your name, which we have already.',
    draw: (props) => <AboutStep {...props} />,
  },
  {
    name: 'Experience',
    heading: 'Where did you work?',
    sentence: 'The work you do now, or did last: paid or not. Projects and volunteering count as well.',
    draw: (props) => <EntriesStep {...props} type={experience} next="Next: education" />,
  },
  {
    name: 'Education',
    heading: 'Where did you go to school?',
    sentence: 'Your highest grade. Add studies after school later, under Learning.',
    draw: (props) => <EntriesStep {...props} type={secondaryEducation} next="Next: skills" />,
  },
  {
    name: 'Skills',
    heading: 'What are you good at?',
    sentence: 'Begin with the one that an employer asks for first. Five are enough to begin with.',
    draw: (props) => <EntriesStep {...props} type={skill} next="See my CV" />,
  },
];

/**
 * Leads through the parts of a first CV and ends at the CV (specification: career, "First CV"). The address holds the
 * step, so that the browser's Back and a reload work.
 */
const FirstCvPage = () => {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('step') ?? 1);
  const at = Number.isInteger(asked) && asked >= 1 && asked <= steps.length ? asked - 1 : 0;
  const goTo = (place: number): void => {
    if (place >= steps.length) navigate('/career/create-my-cv');
    else setSearch({ step: String(place + 1) });
  };
  /** Steps done; a skipped one is not. */
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const goOn = (): void => {
    setDone((before) => new Set([...before, at]));
    goTo(at + 1);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) beginAt(heading.current);
    shown.current = at;
  }, [at]);
  const step = steps[at];
  const actions = (
    <>
      {at > 0 && <Button onClick={() => goTo(at - 1)}>Back</Button>}
      <Button onClick={() => goTo(at + 1)}>Later</Button>
    </>
  );
  return (
    <Page
      title="Your first CV"
      sentence="Four short steps. Each is saved as you go, so you can leave and come back."
    >
      <Surface label="Your first CV" className={styles.card}>
        <Steps label="Your first CV" steps={steps.map(({ name }) => name)} current={at} done={done} />
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {step?.heading}
        </h2>
        <p className={styles.sentence}>{step?.sentence}</p>
        <div key={at}>{step?.draw({ actions, onDone: goOn })}</div>
      </Surface>
    </Page>
  );
};

export default FirstCvPage;
