import { renderWithPlatform } from '@phila/platform/fake';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { Dialog } from '../dialog/index.ts';
import { findings } from '../../testing/findings.ts';
import { lazyDialog } from './index.ts';

interface GreetingProps {
  name: string;
  onClose: () => void;
}

const Greeting = ({ name, onClose }: GreetingProps) => (
  <Dialog title={`Hello ${name}`} onClose={onClose}>
    Sawubona
  </Dialog>
);

type Code = { default: ComponentType<GreetingProps> };
const load = jest.fn<Promise<Code>, []>();
const fails = () => load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));

const show = () => {
  const LazyGreeting = lazyDialog(load, 'the greeting');
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Greet
        </button>
        {isOpen && <LazyGreeting name="Ann" onClose={() => setOpen(false)} />}
      </>
    );
  };
  renderWithPlatform(<Page />);
  return userEvent.setup({ delay: null });
};
const opener = () => screen.getByRole('button', { name: 'Greet' });
const fault = () => screen.findByRole('dialog', { name: 'This can’t be opened right now' });

beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue({ default: Greeting });
  // Silences React: it logs errors that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('says that it is on its way, opens as soon as the code is there, and gives the focus back', async () => {
  let come: (code: Code) => void = () => undefined;
  load.mockImplementation(() => new Promise((resolve) => (come = resolve)));
  const person = show();
  expect(load).not.toHaveBeenCalled();
  await person.click(opener());
  expect(screen.getByRole('status')).toHaveTextContent('Loading the greeting');
  await act(async () => come({ default: Greeting }));
  expect(screen.getByRole('dialog', { name: 'Hello Ann' })).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

it('says that the code did not come, and Retry opens it and gives the focus back', async () => {
  fails();
  const person = show();
  await person.click(opener());
  expect(await findings(await fault())).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We could not load the greeting. Please check your connection and try again.',
  );
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Hello Ann' })).toBeInTheDocument();
  await person.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
});

it('closes a dialog that failed to load like the real one, and loads it again at the next press', async () => {
  fails();
  const person = show();
  await person.click(opener());
  await fault();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  await person.click(opener());
  expect(await screen.findByRole('dialog', { name: 'Hello Ann' })).toBeInTheDocument();
});
