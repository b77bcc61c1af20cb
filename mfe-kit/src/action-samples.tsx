import { Button, ButtonLink, classes, Copy, IconButton, Menu, Quantity, Tabs, Undo } from '@phila/ui';
import { useState } from 'react';
import { Sample } from './sample.tsx';

const nothing = () => undefined;

const Choosing = () => {
  const [chosen, setChosen] = useState('2026');
  return (
    <Tabs
      label="Years"
      chosen={chosen}
      onChoose={setChosen}
      tabs={['2024', '2025', '2026', '2027', '2028', '2029', '2030'].map((year) => ({
        key: year,
        text: `Tax year ${year}`,
        content: `What was paid in ${year}.`,
      }))}
    />
  );
};

const Counting = () => {
  const [value, setValue] = useState(2);
  return <Quantity label="airtime voucher" value={value} onChange={setValue} max={5} />;
};

const Removing = () => {
  const [isGone, setGone] = useState(false);
  return (
    <>
      <Button onClick={() => setGone(true)}>Delete payslip.pdf</Button>
      {isGone && (
        <Undo onUndo={nothing} onEnd={() => setGone(false)}>
          payslip.pdf moved to the trash
        </Undo>
      )}
    </>
  );
};

/** Samples of buttons, links and menus. */
export const ActionSamples = () => {
  const [copied] = useState('PHILA-2026');
  return (
    <>
      <Sample name="Button">
        <div className={classes('row wrap gap-12')}>
          <Button type="primary">Save</Button>
          <Button>Cancel</Button>
          <Button danger>Delete</Button>
          <Button disabled>Not yet</Button>
          <ButtonLink to="/kit">To another page</ButtonLink>
        </div>
      </Sample>
      <Sample name="IconButton">
        <div className={classes('row wrap gap-12')}>
          <IconButton icon="edit" label="Edit" />
          <IconButton icon="delete" tone="danger" label="Delete" />
          <IconButton icon="pause" label="Pause" aria-pressed />
          <IconButton icon="forward" label="Next advert" disabled />
        </div>
      </Sample>
      <Sample name="On a ground of its own">
        <div className={classes('row wrap gap-12 pad-12 chrome rounded')}>
          <Button type="inherit">Subscribe</Button>
          <IconButton tone="inherit" icon="menu" label="Menu" />
        </div>
      </Sample>
      <Sample name="Menu">
        <Menu
          label="Actions for payslip.pdf"
          items={[
            { text: 'Rename', icon: 'edit', onSelect: nothing },
            { text: 'Move to a folder', icon: 'folder', onSelect: nothing, disabled: true },
            { text: 'Delete', icon: 'delete', onSelect: nothing, tone: 'danger' },
          ]}
        />
      </Sample>
      <Sample name="Tabs">
        <Choosing />
      </Sample>
      <Sample name="Copy">
        <code>{copied}</code> <Copy text={copied} what="voucher code" />
      </Sample>
      <Sample name="Undo">
        <Removing />
      </Sample>
      <Sample name="Quantity">
        <Counting />
      </Sample>
    </>
  );
};
