import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTypedSearch } from './index.ts';

const search = jest.fn<undefined, [string]>();

const Box = ({ value }: { value: string }) => {
  const [typed, type] = useTypedSearch(value, search);
  return <input aria-label="Search" value={typed} onChange={({ target }) => type(target.value)} />;
};
const box = () => screen.getByRole('textbox', { name: 'Search' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const after = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => {
  jest.useFakeTimers();
  search.mockClear();
});
afterEach(() => jest.useRealTimers());

it('searches once after a pause, and not again for the same text', () => {
  const { rerender } = render(<Box value="" />);
  type('a');
  after(200);
  type('ab');
  after(200);
  expect(search).not.toHaveBeenCalled();
  after(100);
  expect(search.mock.calls).toEqual([['ab']]);
  rerender(<Box value="ab" />);
  after(1_000);
  expect(search).toHaveBeenCalledTimes(1);
});

it('is not put off by the page being drawn again', () => {
  const { rerender } = render(<Box value="" />);
  type('a');
  after(200);
  rerender(<Box value="" />);
  after(100);
  expect(search.mock.calls).toEqual([['a']]);
});

it('follows a search changed elsewhere, and drops the typed text', () => {
  const { rerender } = render(<Box value="old" />);
  type('older');
  rerender(<Box value="" />);
  expect(box()).toHaveValue('');
  after(1_000);
  expect(search).not.toHaveBeenCalled();
});
