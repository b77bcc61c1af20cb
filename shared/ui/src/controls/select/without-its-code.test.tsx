import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './index.ts';

jest.mock('./combobox.tsx', () => {
  throw new Error('Loading chunk 7 failed');
});

const many = Array.from({ length: 20 }, (_, at) => ({ value: at, label: `Province ${at}` }));

it('is the browser’s own select, and the form around it stands, where the code of the long one does not come', async () => {
  const changed = jest.fn();
  render(
    <form aria-label="Address">
      <Select<number> aria-label="Province" options={many} value={2} onChange={changed} />
    </form>,
  );
  await act(async () => undefined);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Province 12');
  expect(changed).toHaveBeenCalledWith(12);
});
