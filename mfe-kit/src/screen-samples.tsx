import { nextOfKin, tax } from '@phila/contract/records';
import { notify } from '@phila/platform';
import {
  AreaOverview,
  classes,
  Empty,
  Icon,
  MainAction,
  Page,
  RecordCard,
  RecordScreen,
  Surface,
  Tabs,
} from '@phila/ui';
import { useState } from 'react';

const Payslips = () => (
  <Page title="Payslips" sentence="What you were paid, month by month.">
    <MainAction
      text="Ask for a payslip"
      icon={<Icon name="add" size={18} />}
      onClick={() => notify({ severity: 'success', text: 'You asked for a payslip' })}
    >
      Ask for a payslip
    </MainAction>
    <Surface label="Your payslips">
      <Empty title="No payslips yet">The first one comes on 25 December.</Empty>
    </Surface>
  </Page>
);

const SCREENS = [
  { key: 'page', text: 'Page and MainAction', content: <Payslips /> },
  {
    key: 'card',
    text: 'RecordCard',
    content: (
      <Page title="Tax" sentence="What the revenue service knows you by.">
        <RecordCard type={tax} />
      </Page>
    ),
  },
  {
    key: 'screen',
    text: 'RecordScreen',
    content: (
      <Page title="Next of kin" sentence="The people to call when something has happened to you.">
        <RecordScreen type={nextOfKin} why="People who help you know who to call." />
      </Page>
    ),
  },
  {
    key: 'overview',
    text: 'AreaOverview',
    content: (
      <AreaOverview
        area="/details"
        title="My Details"
        sentence="What you fill in once, and every form on this site knows."
      />
    ),
  },
];

/**
 * Blocks that fill a whole screen, shown one at a time and outside the kit's own page, because each brings the heading
 * and the main action of the bottom bar. The records are the administrator's own.
 */
export const ScreenSamples = () => {
  const [chosen, setChosen] = useState('page');
  return (
    <section aria-label="Screens" className={classes('page-sides full')}>
      <h2 className={classes('below-16 heading')}>Screens</h2>
      <Tabs label="Whole screens" tabs={SCREENS} chosen={chosen} onChoose={setChosen} />
    </section>
  );
};
