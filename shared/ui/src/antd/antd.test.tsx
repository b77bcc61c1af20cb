import { renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../overlays/dialog/index.ts';
import { Field } from '../controls/field/index.ts';
import { findings } from '../testing/findings.ts';
import { Button, Card, ColorPicker, DatePicker, Drawer, QRCode, Select, Table, Tour } from './index.ts';

const person = userEvent.setup({ delay: null });
const roles = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Administrator' },
];

const styled = (): string[] =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');

it('draws every component within the provider of the site, once', () => {
  renderWithPlatform(
    <>
      <Button type="primary">Save</Button>
      <Button>Leave</Button>
    </>,
  );
  expect(styled().filter((text) => text.includes('--ant-color-primary:'))).toHaveLength(1);
  expect(styled().some((text) => text.includes('@layer antd'))).toBe(true);
});

it('a drawer that is higher than its place is reached by Tab where nothing in it is, and no other', async () => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const Order = () => {
    const [isPaidBack, setPaidBack] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setPaidBack(!isPaidBack)}>
          Elsewhere
        </button>
        <Drawer open title="Order">
          <p>What was bought</p>
          {!isPaidBack && <Button>Refund</Button>}
        </Drawer>
      </>
    );
  };
  renderWithPlatform(<Order />);
  const change = () => person.click(screen.getByText('Elsewhere'));
  const body = document.querySelector('.ant-drawer-body');
  expect(body).not.toHaveAttribute('tabindex');
  await change();
  await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  await change();
  await waitFor(() => expect(body).not.toHaveAttribute('tabindex'));
  jest.restoreAllMocks();
});

it('a table that is wider than its place is reached by Tab, and no other', () => {
  const widths = (scroll: number, client: number) => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scroll);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(client);
  };
  const resized: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((heard) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    resized.push(() => heard([], observer));
    return observer;
  });
  const { container } = renderWithPlatform(
    <Table
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={[{ id: 1, name: 'Naledi' }]}
      columns={[{ title: 'Name', dataIndex: 'name' }]}
    />,
  );
  const content = container.querySelector('.ant-table-content');
  const resize = () => {
    for (const heard of resized) heard();
  };
  widths(900, 600);
  resize();
  expect(content).toHaveAttribute('tabindex', '0');
  widths(600, 600);
  resize();
  expect(content).not.toHaveAttribute('tabindex');
  jest.restoreAllMocks();
});

it('a select says what is chosen in it', async () => {
  const { container } = renderWithPlatform(
    <>
      <p id="hint">Who they are</p>
      <Select aria-label="Role" aria-describedby="hint" options={roles} defaultValue="member" />
    </>,
  );
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveAccessibleDescription('Who they are Member');
  expect(await findings(container)).toEqual([]);
});

it('a select of several says all that is chosen, and what is no longer', async () => {
  renderWithPlatform(
    <Select
      aria-label="Roles"
      aria-describedby="none"
      mode="multiple"
      options={roles}
      defaultValue={['member', 'admin']}
    />,
  );
  const box = screen.getByRole('combobox', { name: 'Roles' });
  expect(box).toHaveAccessibleDescription('Member Administrator');
  await person.click(box);
  await person.keyboard('{Backspace}');
  expect(box).toHaveAccessibleDescription('Member');
});

const picked = jest.fn();
const Dated = () => {
  const [value, setValue] = useState<unknown>(null);
  return (
    <DatePicker
      aria-label="Day"
      aria-invalid={false}
      value={value as never}
      onChange={(day, text) => {
        picked(text);
        setValue(day);
      }}
    />
  );
};

it.each(['1/2/2026', '1 Feb 2026', '2026-02-01', '01022026'])('a day may be typed as %s', async (typed) => {
  renderWithPlatform(<Dated />);
  await person.type(screen.getByLabelText('Day'), `${typed}{Enter}`);
  expect(screen.getByLabelText('Day')).toHaveValue('1 Feb 2026');
});

it('keeps a day that it cannot read in sight, and marks it as wrong', async () => {
  renderWithPlatform(<Dated />);
  await person.type(screen.getByLabelText('Day'), '31 Feb 2026');
  await person.tab();
  expect(screen.getByLabelText('Day')).toHaveValue('31 Feb 2026');
  expect(screen.getByLabelText('Day')).toBeInvalid();
});

it('marks the day that it is at the service, whatever the device says', async () => {
  const { baseElement } = renderWithPlatform(
    <>
      <DatePicker aria-label="Day" open />
      <DatePicker.RangePicker open />
    </>,
    // Late in the evening in South Africa, in a different year from the device's.
    { now: '2028-11-28T21:30:00Z' },
  );
  await screen.findByLabelText('Day');
  const marked = [...baseElement.querySelectorAll('.ant-picker-cell-today')];
  // Includes the last days of November, because December shows them too.
  const days = marked.map((cell) => cell.getAttribute('title'));
  expect(days).toEqual(['2028-11-28', '2028-11-28', '2028-11-28']);
});

it('opens its list within the dialog it stands in, also below another component of antd', async () => {
  const choice = (
    <Dialog title="Move" onClose={() => undefined}>
      <Select aria-label="Folder" open options={[{ value: 1, label: 'Tax' }]} />
    </Dialog>
  );
  renderWithPlatform(<Card>{choice}</Card>);
  const dialog = within(await screen.findByRole('dialog', { name: 'Move' }));
  expect(await dialog.findByTitle('Tax')).toBeInTheDocument();
});

it('a code has a name', async () => {
  const { container } = renderWithPlatform(<QRCode value="A1" aria-label="Voucher code A1" type="svg" />);
  expect(screen.getByRole('img', { name: 'Voucher code A1' })).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
});

it('the boxes of a table say what they choose', async () => {
  const { container, baseElement } = renderWithPlatform(
    <Table
      rowKey="id"
      dataSource={[
        { id: 1, name: 'Thandi', role: 'member' },
        { id: 2, name: 'Sipho', role: 'admin' },
      ]}
      columns={[
        { title: 'Name', dataIndex: 'name' },
        {
          title: 'Role',
          dataIndex: 'role',
          filters: roles.map(({ value, label }) => ({ value, text: label })),
          onFilter: (value, row) => row.role === value,
        },
      ]}
      rowSelection={{}}
      pagination={false}
    />,
  );
  expect(screen.getByRole('checkbox', { name: 'Select Thandi' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
  screen.getByRole('button', { name: 'Filter by Role' }).focus();
  await person.keyboard('{Enter}');
  const menu = within(await screen.findByRole('dialog', { name: 'Filter by Role' }));
  await person.click(menu.getByRole('checkbox', { name: 'Administrator' }));
  expect(await findings(baseElement)).toEqual([]);
  await person.click(menu.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('button', { name: 'Filter by Role, in use' })).toHaveFocus();
  expect(screen.queryByText('Thandi')).not.toBeInTheDocument();
  expect(screen.getByText('Sipho')).toBeInTheDocument();
});

const Toured = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Take the tour</Button>
      <Tour
        open={isOpen}
        onClose={close}
        steps={[
          { title: 'Here it begins', description: 'One thing.' },
          { title: 'There it ends', description: 'Another.' },
        ]}
      />
    </main>
  );
};

it('the steps of a tour are dialogs with names, which have the focus and give it back', async () => {
  const { baseElement } = renderWithPlatform(<Toured />);
  await person.click(screen.getByRole('button', { name: 'Take the tour' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Here it begins' })).toHaveFocus());
  expect(await findings(baseElement)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'There it ends' })).toHaveFocus());
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take the tour' })).toHaveFocus());
});

it('a colour is chosen by keyboard alone, in parts that have names', async () => {
  const chosen = jest.fn();
  const { baseElement } = renderWithPlatform(
    <main>
      <Field label="Colour">
        {(wiring) => (
          <ColorPicker {...wiring} defaultValue="#0b6e4f" disabledAlpha onChange={(_, css) => chosen(css)} />
        )}
      </Field>
    </main>,
  );
  await person.tab();
  const opener = screen.getByRole('button', { name: /^Colour/ });
  expect(opener).toHaveFocus();
  await person.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'Choose a colour' });
  await waitFor(() => expect(panel).toHaveFocus());
  expect(await findings(baseElement)).toEqual([]);
  const digits = within(panel).getByRole('textbox', { name: 'Colour as hexadecimal digits' });
  await person.clear(digits);
  await person.type(digits, 'ff0000');
  expect(chosen).toHaveBeenLastCalledWith('rgb(255,0,0)');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});
