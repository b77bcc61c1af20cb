import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { Pager } from './pager.tsx';

it('moves a page at a time within the pages, and changes the size', async () => {
  const onPage = jest.fn();
  const onSize = jest.fn();
  const { container, rerender } = render(
    <Pager page={1} pages={3} onPage={onPage} size={5} sizes={[5, 10]} onSize={onSize} />,
  );
  expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onPage).toHaveBeenCalledWith(2);
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '10');
  expect(onSize).toHaveBeenCalledWith(10);
  expect(await findings(container)).toEqual([]);
  // Paper says what it leaves out.
  expect(container.querySelector('[data-words="Page 1 of 3"]')).toBeInTheDocument();
  for (const [page, words] of [
    [1, 'Rows 1 to 10 of 19'],
    [2, 'Rows 11 to 19 of 19'],
  ] as const) {
    rerender(<Pager page={page} pages={2} onPage={onPage} size={10} total={19} />);
    expect(container.querySelector('[data-words]')).toHaveAttribute('data-words', words);
  }
  rerender(<Pager page={3} pages={3} onPage={onPage} />);
  expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.queryByLabelText('Rows per page')).not.toBeInTheDocument();
});

it('has a button for each of at most five pages around the current one', async () => {
  const onPage = jest.fn();
  const shown = () =>
    screen
      .getAllByRole('button', { name: /^Page \d+$/ })
      .map((button) => `${button.textContent}${button.getAttribute('aria-current') ? ' now' : ''}`);
  const { container, rerender } = render(<Pager page={1} pages={9} onPage={onPage} buttons={5} />);
  expect(shown()).toEqual(['1 now', '2', '3', '4', '5']);
  await userEvent.click(screen.getByRole('button', { name: 'Page 4' }));
  expect(onPage).toHaveBeenCalledWith(4);
  expect(screen.queryByText(/^Page 1 of/)).not.toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
  rerender(<Pager page={6} pages={9} onPage={onPage} buttons={5} />);
  expect(shown()).toEqual(['4', '5', '6 now', '7', '8']);
  rerender(<Pager page={9} pages={9} onPage={onPage} buttons={5} />);
  expect(shown()).toEqual(['5', '6', '7', '8', '9 now']);
  rerender(<Pager page={2} pages={2} onPage={onPage} buttons={5} />);
  expect(shown()).toEqual(['1', '2 now']);
});
