import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { latePart, type StandInProps } from './index.ts';

interface ShownProps {
  name: string;
}

const Part = ({ name }: ShownProps) => <p>Part {name}</p>;
const StandIn = ({ name, failed, retry }: ShownProps & StandInProps) => (
  <>
    <p>{failed ? `No part ${name}` : `Stand-in ${name}`}</p>
    <button type="button" onClick={retry}>
      Retry
    </button>
  </>
);

const load = jest.fn<Promise<ComponentType<ShownProps>>, []>();
beforeEach(() => load.mockReset());

it('draws its stand-in until the code has come, and at once from then on', async () => {
  load.mockResolvedValue(Part);
  const Late = latePart(load, StandIn);
  const { unmount } = render(<Late name="A" />);
  expect(screen.getByText('Stand-in A')).toBeInTheDocument();
  expect(await screen.findByText('Part A')).toBeInTheDocument();
  unmount();
  render(<Late name="B" />);
  expect(screen.getByText('Part B')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('is drawn at once where its code came before', async () => {
  load.mockResolvedValue(Part);
  const Late = latePart(load, StandIn);
  await act(async () => Late.preload());
  render(<Late name="A" />);
  expect(screen.getByText('Part A')).toBeInTheDocument();
});

it('keeps what is around it where its code does not come, and takes it at the next attempt', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const Late = latePart(load, StandIn);
  const Form = () => {
    const [text, setText] = useState('');
    return (
      <>
        <input value={text} onChange={(event) => setText(event.target.value)} />
        <Late name="A" />
      </>
    );
  };
  Late.preload();
  const person = userEvent.setup();
  render(<Form />);
  expect(await screen.findByText('No part A')).toBeInTheDocument();
  await person.type(screen.getByRole('textbox'), 'typed');
  load.mockResolvedValue(Part);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Part A')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('typed');
});
