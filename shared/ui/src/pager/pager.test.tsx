import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../testing/findings.ts';
import { Pager } from './pager.tsx';

it('moves a page at a time within what there is, and changes the size', async () => {
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
  rerender(<Pager page={3} pages={3} onPage={onPage} />);
  expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.queryByLabelText('Rows per page')).not.toBeInTheDocument();
});
