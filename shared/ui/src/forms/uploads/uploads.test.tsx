import { calls, type PersonsDocument } from '@phila/contract/calls';
import { LARGEST_DOCUMENT } from '@phila/contract/documents';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { CAMERA } from './pick-files.tsx';
import { addUploads, forgetUploads, PickFiles, UploadRows, useDrop } from './index.ts';

const { upload } = calls.documents;
const OTHER = 5;
const file = (name: string, content = '%PDF') => new File([content], name, { type: 'application/pdf' });
const kept = (originalDocumentName: string): PersonsDocument => ({
  documentId: '01910000-0000-7000-8000-000000000001',
  blobStorageDocumentName: '01910000-0000-7000-8000-000000000001',
  originalDocumentName,
  folderId: OTHER,
  type: 'pdf',
  size: 4,
  dateUploaded: '2026-11-20T09:00:00.000Z',
  dateDeleted: null,
  expiryDate: null,
});
/** Functions that end each running upload. */
let ends: (() => void)[] = [];
const show = (value: Parameters<typeof answer<typeof upload>>[1]) =>
  renderWithPlatform(<UploadRows folderId={OTHER} />, { answers: [answer(upload, value)] });
const add = (...files: File[]) => act(async () => void addUploads(files, OTHER));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  ends = [];
});
afterEach(() => act(() => forgetUploads()));

it('uploads three at once, says how far each is, and warns of leaving until they end', async () => {
  const { container } = show((_, { onProgress }) => {
    onProgress?.(0.4);
    return new Promise((resolve) => ends.push(() => resolve(kept('1.pdf'))));
  });
  expect(warns()).toBe(false);
  await add(file('1.pdf'), file('2.pdf'), file('3.pdf'), file('4.pdf'));
  expect(fake.sent(upload)).toHaveLength(3);
  expect(fake.sent(upload)[0]?.body).toEqual({ FolderId: OTHER });
  expect(screen.getAllByText(/Uploading 40%/)).toHaveLength(3);
  expect(screen.getByText(/Waiting/)).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
  expect(warns()).toBe(true);
  await act(async () => ends[0]?.());
  expect(screen.getByText('Uploaded')).toBeInTheDocument();
  await waitFor(() => expect(fake.sent(upload)).toHaveLength(4));
});

it('refuses unacceptable files in the page, and sends nothing of them', async () => {
  show(kept('1.pdf'));
  const large = file('large.pdf');
  Object.defineProperty(large, 'size', { value: LARGEST_DOCUMENT + 1 });
  await add(file('empty.pdf', ''), large, file('tool.exe'));
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(said[0]).toBe('This file is empty');
  expect(said[1]).toMatch(/^A file may be at most \d+ MB$/);
  expect(said).toHaveLength(3);
  expect(fake.sent(upload)).toEqual([]);
  expect(screen.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  await press('Dismiss empty.pdf');
  expect(screen.queryByText('This file is empty')).not.toBeInTheDocument();
  // Focuses the next row, as the pressed one is gone.
  expect(screen.getByRole('button', { name: 'Dismiss large.pdf' })).toHaveFocus();
});

it('sends again after a broken connection', async () => {
  show(() => {
    throw new CallError(0, 'You are offline.');
  });
  await add(file('1.pdf'));
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
  fake.answer(answer(upload, kept('1.pdf')));
  await press('Retry 1.pdf');
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  // Uses one key for one choice of a file, so that a retry saves nothing twice; another choice gets another key.
  await add(file('1.pdf'));
  await waitFor(() => expect(fake.keys(upload)).toHaveLength(3));
  const [first, again, other] = fake.keys(upload);
  expect([typeof first, again === first, other === first]).toEqual(['string', true, false]);
});

it('stops a cancelled upload, and continues with the next one', async () => {
  show(() => new Promise(() => undefined));
  await add(file('1.pdf'), file('2.pdf'), file('3.pdf'), file('4.pdf'));
  await press('Cancel 1.pdf');
  expect(screen.queryByText('1.pdf')).not.toBeInTheDocument();
  await waitFor(() => expect(fake.sent(upload)).toHaveLength(4));
});

it('shows the files of its folder only', async () => {
  show(() => new Promise(() => undefined));
  await act(async () => void addUploads([file('elsewhere.pdf')], 1));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('asks for files by a button, and for the same one again', async () => {
  const onFiles = jest.fn();
  renderWithPlatform(<PickFiles onFiles={onFiles}>Add files</PickFiles>);
  const input = screen.getByLabelText<HTMLInputElement>('Add files', { selector: 'input' });
  const opened = jest.spyOn(input, 'click');
  await press('Add files');
  expect(opened).toHaveBeenCalledTimes(1);
  await userEvent.upload(input, [file('1.pdf'), file('2.pdf')]);
  expect(onFiles).toHaveBeenCalledWith([expect.any(File), expect.any(File)]);
  expect(input.value).toBe('');
});

describe('where people touch the screen', () => {
  const before = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = ((query: string) => ({
      matches: query === '(pointer: coarse)',
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof window.matchMedia;
  });
  afterEach(() => {
    window.matchMedia = before;
  });

  it('offers to take a photo first', async () => {
    const onFiles = jest.fn();
    renderWithPlatform(
      <PickFiles main camera="environment" onFiles={onFiles}>
        Choose files
      </PickFiles>,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Take a photo',
      'Choose files',
    ]);
    const drawn = screen.getByRole('button', { name: 'Take a photo' }).querySelector('path');
    expect(drawn).toHaveAttribute('d', CAMERA);
    const input = screen.getByLabelText('Take a photo', { selector: 'input' });
    expect(input).toHaveAttribute('capture', 'environment');
    await userEvent.upload(input, new File(['x'], 'photo.jpg', { type: 'image/jpeg' }));
    expect(onFiles).toHaveBeenCalledWith([expect.any(File)]);
  });
});

it('asks for one file of a kind of the page’s own, and takes no press while that is read', async () => {
  renderWithPlatform(
    <PickFiles single accept="image/png" label="Picture" loading onFiles={() => undefined}>
      Choose a picture
    </PickFiles>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Picture');
  expect(input).toHaveAttribute('accept', 'image/png');
  expect(input.multiple).toBe(false);
  const opened = jest.spyOn(input, 'click');
  await press('Choose a picture');
  expect(opened).not.toHaveBeenCalled();
});

const Dropping = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => (
  <p>{useDrop(true, onFiles) ? 'Drop them' : 'Nothing held'}</p>
);

it('takes files that are dropped anywhere, and says that a folder cannot be uploaded', () => {
  const onFiles = jest.fn();
  renderWithPlatform(<Dropping onFiles={onFiles} />);
  const one = file('1.pdf');
  const item = (isDirectory: boolean) => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) });
  const dataTransfer = { types: ['Files'], files: [one, file('photos')], items: [item(false), item(true)] };
  fireEvent.dragEnter(document.body, { dataTransfer });
  expect(screen.getByText('Drop them')).toBeInTheDocument();
  fireEvent.drop(document.body, { dataTransfer });
  expect(onFiles).toHaveBeenCalledWith([one]);
  expect(screen.getByText('Nothing held')).toBeInTheDocument();
  expect(fake.notices()[0]?.text).toMatch(/^A folder cannot be uploaded/);
  // Ignores dragged text.
  fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'] } });
  expect(screen.getByText('Nothing held')).toBeInTheDocument();
});
