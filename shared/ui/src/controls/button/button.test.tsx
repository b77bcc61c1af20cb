import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Icon } from '../../layout/icon/index.ts';
import { findings } from '../../testing/findings.ts';
import { Button } from './index.ts';

describe('Button', () => {
  it('sends no form unless it is made to', async () => {
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button>Look</Button>
        <Button htmlType="submit">Send</Button>
      </form>,
    );
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Look' }));
    expect(send).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('takes no press while it is at work, and keeps the focus', async () => {
    const press = jest.fn();
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const ui = (loading: boolean) => (
      <form onSubmit={send}>
        <Button htmlType="submit" loading={loading} onClick={press}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(ui(true));
    const person = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Save' });
    await person.click(button);
    expect([press.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    rerender(ui(false));
    expect(button).toHaveAttribute('aria-busy', 'false');
    await person.click(button);
    expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
  });

  it('gives its element, and passes on what a native button takes', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button ref={ref} className="mine" aria-label="Add a reminder" disabled icon={<Icon name="add" />} />,
    );
    const button = screen.getByRole('button', { name: 'Add a reminder' });
    expect(ref.current).toBe(button);
    expect(button).toHaveClass('mine');
    expect(button).toBeDisabled();
  });

  it('has no findings', async () => {
    const { container } = render(
      <>
        <Button type="primary">Save</Button>
        <Button type="primary" danger>
          Delete
        </Button>
        <Button loading>Saving</Button>
        <Button aria-label="Close" icon={<Icon name="close" />} />
      </>,
    );
    expect(await findings(container)).toEqual([]);
  });
});
