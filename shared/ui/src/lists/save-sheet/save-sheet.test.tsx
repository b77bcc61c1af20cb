import type { SheetColumn } from '@phila/contract/spreadsheet';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { findings } from '../../testing/findings.ts';
import { makeSheet } from './make-sheet.ts';
import { SaveRefused } from './save-refused.tsx';
import { SaveSheet } from './save-sheet.tsx';

const saved: { name: string; blob: Blob }[] = [];
let last: Blob;
beforeAll(() => {
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:sheet';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: last });
  };
});
beforeEach(() => saved.splice(0));

const bytesOf = async (blob: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')));
    reader.readAsArrayBuffer(blob);
  });
const textOf = async (blob: Blob): Promise<string> => new TextDecoder().decode(await bytesOf(blob));

interface Year {
  year: string;
  paid: number;
}
const columns: readonly SheetColumn<Year>[] = [
  { heading: 'Year', kind: 'text', cell: ({ year }) => year },
  { heading: 'Paid', kind: 'amount', cell: ({ paid }) => paid },
];
const rows = [{ year: '=1+1', paid: -12.5 }];

const choose = async (kind: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Save these days' }));
  await userEvent.click(screen.getByRole('menuitem', { name: kind }));
};

it('asks as what the list is saved, Excel first, and makes nothing before that', async () => {
  const sheetOf = jest.fn(() => Promise.resolve(new Blob(['x'])));
  const { container } = render(
    <SaveSheet name="days" sheetOf={sheetOf}>
      Save these days
    </SaveSheet>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save these days' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Excel (.xlsx)',
    'CSV',
  ]);
  expect(await findings(container)).toEqual([]);
  expect(sheetOf).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['days.xlsx']));
  expect(sheetOf).toHaveBeenCalledWith('xlsx');
  await choose('CSV');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['days.xlsx', 'days.csv']));
});

it('saves nothing where the person did not confirm or the file fails, and can be pressed again', async () => {
  const answers = [() => Promise.resolve(null), () => Promise.reject(new Error('offline'))];
  render(
    <SaveSheet name="days" sheetOf={() => answers.shift()?.() ?? Promise.resolve(new Blob(['x']))}>
      Save these days
    </SaveSheet>,
  );
  const button = () => screen.getByRole('button', { name: 'Save these days' });
  for (const kind of ['CSV', 'CSV']) {
    await choose(kind);
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
  }
  expect(saved).toEqual([]);
  await choose('CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('makes a CSV file in which no text is a formula', async () => {
  const file = await makeSheet('csv', 'Years', columns, rows);
  expect(await textOf(file)).toBe("\uFEFFYear,Paid\r\n'=1+1,-12.5\r\n".replace('\uFEFF', ''));
});

it('saves the refused lines of a file, with the reasons', async () => {
  render(
    <SaveRefused
      name="people"
      lines={[
        { line: 2, name: 'Thandi', verdict: 'same', message: null },
        { line: 3, name: '@home', verdict: 'refused', message: 'Please enter; =this' },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save the refused lines as a file' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['people-refused.csv']));
  expect(await textOf(saved[0]?.blob as Blob)).toBe("Line,Name,Why\r\n3,'@home,Please enter;' =this\r\n");
});
