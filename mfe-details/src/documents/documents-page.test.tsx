import { forgetUploads } from '@phila/ui/uploads';
import { calls, type DocumentFolder, type PersonsDocument } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocumentsPage from './documents-page.tsx';

const { documents } = calls;

const folders: DocumentFolder[] = [
  { id: 1, folderName: 'Identity', folderParentId: 0, documentCount: 2, fixed: true },
  { id: 2, folderName: 'Career', folderParentId: 0, documentCount: 0, fixed: true },
  { id: 6, folderName: 'Old IDs', folderParentId: 1, documentCount: 0, fixed: false },
];
const fileOf = (
  n: number,
  originalDocumentName: string,
  more: Partial<PersonsDocument> = {},
): PersonsDocument => ({
  documentId: `01910000-0000-7000-8000-00000000000${n}`,
  blobStorageDocumentName: `01920000-0000-7000-8000-00000000000${n}`,
  originalDocumentName,
  dateUploaded: `2026-03-0${n}T08:00:00.000Z`,
  folderId: 1,
  type: 'pdf',
  size: 2_048,
  expiryDate: null,
  dateDeleted: null,
  ...more,
});
const quota = {
  used: 52_428_800,
  total: 524_288_000,
  largestFile: 26_214_400,
  inTrash: 0,
  types: ['PDF'],
};

let kept: PersonsDocument[];
beforeEach(() => {
  kept = [fileOf(1, 'Passport.pdf'), fileOf(2, 'ID book.PDF', { expiryDate: '2020-01-31' })];
});
afterEach(() => {
  jest.useRealTimers();
  act(forgetUploads);
});

const change = (id: string, values: Partial<PersonsDocument>): PersonsDocument => {
  kept = kept.map((file) => (file.documentId === id ? { ...file, ...values } : file));
  const changed = kept.find(({ documentId }) => documentId === id);
  if (changed === undefined) throw new CallError(404, 'Not found');
  return changed;
};

const show = (...more: Answer[]) => showAt('/documents', ...more);
const showAt = (path: string, ...more: Answer[]) => {
  renderWithPlatform(<DocumentsPage />, {
    path,
    answers: [
      answer(documents.folders, folders),
      answer(documents.quota, quota),
      answer(calls.papers.receivedPapers, []),
      answer(documents.documentsPerFolder, ({ params }) =>
        kept.filter(({ folderId }) => folderId === params.folderId),
      ),
      answer(documents.rename, ({ params, body }) =>
        change(params.id, { originalDocumentName: `${body.fileName}.pdf` }),
      ),
      answer(documents.move, ({ params, body }) => change(params.fileId, { folderId: body.folderId })),
      answer(documents.setExpiry, ({ params, body }) => change(params.id, { expiryDate: body.expiryDate })),
      answer(documents.remove, ({ body }) => {
        kept = kept.filter(({ blobStorageDocumentName }) => blobStorageDocumentName !== body.fileName);
        return true;
      }),
      answer(documents.removeSeveral, ({ body }) => {
        kept = kept.filter(({ documentId }) => !body.ids.includes(documentId));
        return true;
      }),
      ...more,
    ],
  });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
const openIdentity = async (user: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: /^Identity/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Identity' });
  await within(dialog).findAllByRole('checkbox');
  return within(dialog);
};
/** Lists the expiry texts of files that have one. */
const expiries = (dialog: ReturnType<typeof within>) =>
  dialog.queryAllByText(/^Expire[ds]\b/, { ignore: 'option' }).map((said: HTMLElement) => said.textContent);

const filesIn = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('list', { name: 'Files' }))
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));

describe('the page', () => {
  it('shows the top-level folders with what is in them, the room used and the types', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Access your documents' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Identity 2 documents' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Career Nothing in it yet' })).toBeInTheDocument();
    expect(screen.queryByText('Old IDs')).not.toBeInTheDocument();
    expect(screen.getByText(/of 500 MB used/)).toHaveTextContent('50 MB of 500 MB used');
    expect(
      screen.getByText(
        'You can keep PDF, JPEG, PNG, WebP, DOCX, XLSX, ODT, TXT or CSV files of up to 25 MB.',
      ),
    ).toBeInTheDocument();
  });

  it('says when the folders cannot be read, and asks again', async () => {
    const user = show(
      answer(documents.folders, () => {
        throw new CallError(503, 'The service is busy');
      }),
    );
    expect(await screen.findByText('The service is busy')).toBeInTheDocument();
    fake.answer(answer(documents.folders, folders));
    await user.click(screen.getByRole('button', { name: /again|retry/i }));
    expect(await screen.findByRole('button', { name: /^Identity/ })).toBeInTheDocument();
  });
});

describe('a folder', () => {
  it('filters by name ignoring case, says when nothing is found, and shows a list or a grid', async () => {
    const user = show();
    const dialog = await openIdentity(user);
    expect(filesIn(dialog)).toEqual(['ID book.PDF', 'Passport.pdf']);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Sort files' }), 'Oldest first');
    expect(filesIn(dialog)).toEqual(['Passport.pdf', 'ID book.PDF']);
    await user.type(dialog.getByRole('searchbox'), 'BOOK.pdf');
    await waitFor(() => expect(filesIn(dialog)).toEqual(['ID book.PDF']));
    await user.type(dialog.getByRole('searchbox'), 'x');
    expect(await dialog.findByText('No files found')).toBeInTheDocument();
    await user.clear(dialog.getByRole('searchbox'));
    await user.click(dialog.getByRole('button', { name: 'Grid View' }));
    expect(dialog.getByRole('button', { name: 'Grid View' })).toHaveAttribute('aria-pressed', 'true');
    expect(expiries(dialog)).toEqual(['Expired 31 Jan 2020']);
  });

  it('is walked into and stepped back from', async () => {
    const user = show();
    const dialog = await openIdentity(user);
    await user.type(dialog.getByRole('searchbox'), 'pass');
    await user.click(dialog.getByRole('button', { name: /^Old IDs/ }));
    expect(await screen.findByRole('dialog', { name: 'Old IDs' })).toBeInTheDocument();
    expect(await dialog.findByText('No files found')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Back to Identity' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Identity' })).toHaveFocus());
    expect(dialog.getByRole('searchbox')).toHaveValue('pass');
    await waitFor(() => expect(filesIn(dialog)).toEqual(['Passport.pdf']));
  });

  it('has an address, which Back and Forward follow', async () => {
    const user = show();
    const dialog = await openIdentity(user);
    expect(fake.place().pathname).toBe('/documents/identity');
    await user.click(dialog.getByRole('button', { name: /^Old IDs/ }));
    expect(await screen.findByRole('dialog', { name: 'Old IDs' })).toBeInTheDocument();
    // Keeps the folder's typed name out of the address.
    expect(fake.place().pathname).toBe('/documents/6');
    act(() => window.history.back());
    expect(await screen.findByRole('dialog', { name: 'Identity' })).toBeInTheDocument();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.place().pathname).toBe('/documents');
    act(() => window.history.forward());
    expect(await screen.findByRole('dialog', { name: 'Identity' })).toBeInTheDocument();
  });

  it('is left for the page at once, however deep one has gone, with no step too many for Back', async () => {
    const user = show();
    const opener = await screen.findByRole('button', { name: /^Identity/ });
    const dialog = await openIdentity(user);
    await user.click(dialog.getByRole('button', { name: 'New folder' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: /^Old IDs/ }));
    await screen.findByRole('dialog', { name: 'Old IDs' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.place().pathname).toBe('/documents');
    expect(opener).toHaveFocus();
  });

  it('is there when its address is opened, with the folder around it to go up to', async () => {
    const user = showAt('/documents/6');
    const dialog = within(await screen.findByRole('dialog', { name: 'Old IDs' }));
    await user.click(dialog.getByRole('button', { name: 'Back to Identity' }));
    expect(await screen.findByRole('dialog', { name: 'Identity' })).toBeInTheDocument();
    expect(fake.place().pathname).toBe('/documents/identity');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.place().pathname).toBe('/documents');
  });

  it.each(['/documents/77', '/documents/payslips', '/documents/identity/6'])(
    'at %s that does not exist says so, and nothing is requested',
    async (path) => {
      const user = showAt(path);
      expect(await screen.findByText('You have no folder at this address')).toBeInTheDocument();
      expect(fake.sent(documents.documentsPerFolder)).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'See your folders' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(fake.place().pathname).toBe('/documents');
    },
  );

  it('that was deleted elsewhere says so, and leads back', async () => {
    const user = show(
      answer(documents.documentsPerFolder, ({ params }) => {
        if (params.folderId === 6) throw new CallError(404, 'Not found');
        return kept;
      }),
    );
    const dialog = await openIdentity(user);
    fake.answer(answer(documents.folders, folders.slice(0, 2)));
    await user.click(dialog.getByRole('button', { name: /^Old IDs/ }));
    expect(await screen.findByText('This folder was deleted elsewhere in the meantime')).toBeInTheDocument();
    expect(screen.queryByLabelText('Upload File')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(await screen.findByRole('dialog', { name: 'Identity' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Old IDs/ })).not.toBeInTheDocument());
  });

  it('of many documents asks for them page by page', async () => {
    const many = [{ ...folders[0], documentCount: 600 } as DocumentFolder];
    const user = show(
      answer(documents.folders, many),
      answer(documents.documentsPerFolder, ({ query }) => ({
        items: [fileOf(1, `Page ${query.PageNumber}.pdf`)],
        totalCount: 600,
        pageNumber: query.PageNumber ?? 1,
        pageSize: 25,
        totalPages: 24,
        hasNext: true,
        hasPrevious: false,
      })),
    );
    const dialog = await openIdentity(user);
    expect(dialog.getByText('Page 1 of 24')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(await dialog.findByText('Page 2.pdf')).toBeInTheDocument();
    await user.type(dialog.getByRole('searchbox'), 'x');
    await waitFor(() =>
      expect(fake.sent(documents.documentsPerFolder).at(-1)?.query).toEqual({
        PageNumber: 1,
        PageSize: 25,
        Sort: '-dateUploaded',
        SearchTerm: 'x',
      }),
    );
  });
});

/** Picks an action from a file's menu. */
const chooseAction = async (
  user: ReturnType<typeof show>,
  dialog: Awaited<ReturnType<typeof openIdentity>>,
  verb: string,
  name: string,
) => {
  await user.click(dialog.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(dialog.getByRole('menuitem', { name: verb }));
};

describe('a file', () => {
  it('is renamed in its place; Escape leaves the question and not the dialog', async () => {
    const user = show();
    const dialog = await openIdentity(user);
    await chooseAction(user, dialog, 'Rename', 'Passport.pdf');
    expect(dialog.getByLabelText('New name')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('button', { name: 'Actions for Passport.pdf' })).toHaveFocus();
    await chooseAction(user, dialog, 'Rename', 'Passport.pdf');
    for (const nothing of [' ', '.pdf']) {
      await user.clear(dialog.getByLabelText('New name'));
      await user.type(dialog.getByLabelText('New name'), nothing);
      await user.click(dialog.getByRole('button', { name: 'Rename' }));
      expect(await dialog.findByText('Please enter a name')).toBeInTheDocument();
    }
    expect(fake.sent(documents.rename)).toEqual([]);
    await user.clear(dialog.getByLabelText('New name'));
    await user.type(dialog.getByLabelText('New name'), 'Thandi{Enter}');
    expect(await dialog.findByText('Thandi.pdf')).toBeInTheDocument();
  });

  it('does not take the focus from a person who goes on searching while the new name is asked for', async () => {
    const user = show();
    const dialog = await openIdentity(user);
    await chooseAction(user, dialog, 'Rename', 'Passport.pdf');
    const search = dialog.getByRole('searchbox');
    await user.click(search);
    await user.keyboard('pass');
    expect(search).toHaveValue('pass');
    expect(dialog.getByLabelText('New name')).toHaveValue('Passport.pdf');
  });

  it('keeps what was typed, with the reason, when the service refuses it', async () => {
    const user = show(
      answer(documents.rename, () => {
        const message = 'This is a PDF file: its name ends in .pdf';
        throw new CallError(422, message, [{ path: 'fileName', message }]);
      }),
    );
    const dialog = await openIdentity(user);
    await chooseAction(user, dialog, 'Rename', 'Passport.pdf');
    await user.clear(dialog.getByLabelText('New name'));
    await user.type(dialog.getByLabelText('New name'), 'a.docx{Enter}');
    expect(await dialog.findByText('This is a PDF file: its name ends in .pdf')).toBeInTheDocument();
    const field = dialog.getByLabelText('New name');
    expect(field).toHaveValue('a.docx');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('This is a PDF file: its name ends in .pdf');
    expect(field).toHaveFocus();
  });

  it('is moved, dated and deleted after a question', async () => {
    const user = show();
    const dialog = await openIdentity(user);
    await chooseAction(user, dialog, 'Set expiry date', 'Passport.pdf');
    fireEvent.change(dialog.getByLabelText('Expiry date'), { target: { value: '2035-05-01' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(expiries(dialog)).toContain('Expires 01 May 2035'));

    await chooseAction(user, dialog, 'Move to a folder', 'Passport.pdf');
    await user.selectOptions(dialog.getByLabelText('Move to folder'), 'Career');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(filesIn(dialog)).toEqual(['ID book.PDF']));

    await chooseAction(user, dialog, 'Delete', 'ID book.PDF');
    expect(
      dialog.getByText('Delete “ID book.PDF”? You can restore it from the trash for 30 days.'),
    ).toBeInTheDocument();
    expect(fake.sent(documents.remove)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('No files found')).toBeInTheDocument();
    expect(fake.sent(documents.remove)).toEqual([
      { body: { fileName: '01920000-0000-7000-8000-000000000002' } },
    ]);

    // Names the deleted file and offers Undo.
    expect(fake.notices()).toMatchObject([{ text: 'ID book.PDF is in the trash', action: 'Undo' }]);
    fake.answer(
      answer(documents.restore, () => {
        throw new CallError(409, 'Your documents are full');
      }),
    );
    act(() => fake.pressNotice('Undo'));
    await waitFor(() =>
      expect(fake.notices()).toMatchObject([{ severity: 'error', text: 'Your documents are full' }]),
    );
    expect(fake.sent(documents.restore)).toEqual([
      { params: { id: '01910000-0000-7000-8000-000000000002' } },
    ]);
  });

  it('has the focus where its folder is chosen, also when there are many folders', async () => {
    const more = Array.from({ length: 20 }, (_, at) => ({
      id: 100 + at,
      folderName: `Claim ${at}`,
      folderParentId: 0,
      documentCount: 0,
      fixed: false,
    }));
    const user = show(answer(documents.folders, [...folders, ...more]));
    const dialog = await openIdentity(user);
    await chooseAction(user, dialog, 'Move to a folder', 'Passport.pdf');
    // Waits for the searchable select to replace the native one.
    const field = await dialog.findByRole('combobox', { name: 'Move to folder', expanded: false });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'im 7{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(filesIn(dialog)).toEqual(['ID book.PDF']));
    expect(fake.sent(documents.move)).toMatchObject([{ body: { folderId: 107 } }]);
  });

  it('tells the name that it had to take in another folder', async () => {
    const user = show(
      answer(documents.move, ({ params }) =>
        change(params.fileId, { originalDocumentName: 'Passport (2).pdf' }),
      ),
    );
    const dialog = await openIdentity(user);
    await chooseAction(user, dialog, 'Move to a folder', 'Passport.pdf');
    await user.selectOptions(dialog.getByLabelText('Move to folder'), 'Career');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(fake.notices()).toMatchObject([
        {
          severity: 'info',
          text: 'Passport.pdf is in Career now as “Passport (2).pdf”: there was a file of its name already',
        },
      ]),
    );
  });

  it('is deleted with others, by a button that does not scroll away', async () => {
    const user = show();
    const dialog = await openIdentity(user);
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    const button = dialog.getByRole('button', { name: 'Delete 2 selected' });
    expect(dialog.getByRole('list', { name: 'Files' }).closest('.body')).not.toContainElement(button);
    await user.click(button);
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 files?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('No files found')).toBeInTheDocument();
  });

  it.each([
    ['by itself', /^This file or folder was deleted elsewhere/],
    ['with others', /^Some of these were deleted elsewhere/],
  ])('goes from the list when it was deleted elsewhere and is deleted here %s', async (how, text) => {
    const refused = () => {
      kept = kept.slice(1);
      throw new CallError(404, 'Not found');
    };
    const user = show(answer(documents.remove, refused), answer(documents.removeSeveral, refused));
    const dialog = await openIdentity(user);
    if (how === 'by itself') {
      await chooseAction(user, dialog, 'Delete', 'Passport.pdf');
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
    } else {
      for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
      await user.click(dialog.getByRole('button', { name: 'Delete 2 selected' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 files?' }));
      await user.click(question.getByRole('button', { name: 'Delete' }));
    }
    await waitFor(() => expect(filesIn(dialog)).toEqual(['ID book.PDF']));
    expect(fake.notices()[0]?.text).toMatch(text);
    expect(dialog.queryByRole('button', { name: /selected/ })).not.toBeInTheDocument();
  });

  it('is not counted among the selected any more once it went by itself', async () => {
    const user = show();
    const dialog = await openIdentity(user);
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    await chooseAction(user, dialog, 'Delete', 'Passport.pdf');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('button', { name: 'Delete 1 selected' })).toBeInTheDocument();
  });
});

describe('the look of a document', () => {
  const small = new Blob(['small'], { type: 'image/webp' });

  it('is a small copy of a picture, larger in the grid, and a sheet with the type of any other', async () => {
    kept = [fileOf(1, 'Passport.pdf'), fileOf(2, 'Card.png', { type: 'png' })];
    const address = jest.fn(() => 'blob:small');
    Object.assign(URL, { createObjectURL: address, revokeObjectURL: jest.fn() });
    const user = show(answer(documents.thumbnail, small));
    const dialog = await openIdentity(user);
    const rows = dialog.getByRole('list', { name: 'Files' });
    await waitFor(() => expect(rows.querySelector('img')).toHaveAttribute('src', 'blob:small'));
    expect(rows.querySelectorAll('img')).toHaveLength(1);
    expect(within(rows).getByText('PDF')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Grid View' }));
    const id = '01910000-0000-7000-8000-000000000002';
    await waitFor(() =>
      expect(fake.sent(documents.thumbnail)).toEqual([
        { params: { id }, query: { Width: '160' } },
        { params: { id }, query: { Width: '640' } },
      ]),
    );
  });

  it('is the sheet where the copy does not come', async () => {
    kept = [fileOf(2, 'Card.png', { type: 'png' })];
    const user = show(
      answer(documents.thumbnail, () => {
        throw new CallError(503, 'The service is busy');
      }),
    );
    const dialog = await openIdentity(user);
    await waitFor(() => expect(fake.sent(documents.thumbnail)).toHaveLength(1));
    expect(dialog.getByText('PNG')).toBeInTheDocument();
    expect(fake.notices()).toEqual([]);
  });
});

describe('uploads', () => {
  const uploaded = () => fileOf(3, 'new.pdf');
  const pick = (dialog: ReturnType<typeof within>, ...files: File[]) =>
    fireEvent.change(dialog.getByLabelText('Upload File', { selector: 'input' }), { target: { files } });

  it('show a row at once, tell how far they have come, and fetch the list again after 4 seconds', async () => {
    let finish = (): void => undefined;
    let tell: ((fraction: number) => void) | undefined;
    const user = show(
      answer(documents.upload, (_input, { onProgress }) => {
        tell = onProgress;
        return new Promise((resolve) => {
          finish = () => {
            kept = [...kept, uploaded()];
            resolve(uploaded());
          };
        });
      }),
    );
    const dialog = await openIdentity(user);
    pick(dialog, new File(['%PDF-1.7'], 'new.pdf'));
    const row = within(await dialog.findByRole('list', { name: 'Uploads' }));
    act(() => tell?.(0.4));
    expect(row.getByText(/Uploading 40%/)).toBeInTheDocument();
    act(() => tell?.(1));
    expect(row.getByText(/Checking the file/)).toBeInTheDocument();
    const reads = fake.sent(documents.documentsPerFolder).length;
    jest.useFakeTimers();
    await act(async () => {
      finish();
      await jest.advanceTimersByTimeAsync(3_900);
    });
    expect(row.getByText('Uploaded')).toBeInTheDocument();
    expect(fake.sent(documents.documentsPerFolder)).toHaveLength(reads);
    await act(() => jest.advanceTimersByTimeAsync(200));
    jest.useRealTimers();
    await waitFor(() => expect(filesIn(dialog)).toContain('new.pdf'));
    expect(dialog.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
    expect(fake.sent(documents.upload)).toMatchObject([{ body: { FolderId: 1 }, file: { name: 'new.pdf' } }]);
  });

  it('go three at a time, and can be cancelled', async () => {
    const user = show(answer(documents.upload, () => new Promise(() => undefined)));
    const dialog = await openIdentity(user);
    pick(dialog, ...[1, 2, 3, 4].map((n) => new File(['x'], `${n}.txt`)));
    await waitFor(() => expect(fake.sent(documents.upload)).toHaveLength(3));
    expect(dialog.getByText(/Waiting/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel 1.txt' }));
    await waitFor(() => expect(fake.sent(documents.upload)).toHaveLength(4));
    expect(dialog.queryByText('1.txt')).not.toBeInTheDocument();
    // Keeps the focus in the dialog, so that Escape closes it.
    for (const name of ['2.txt', '3.txt', '4.txt'])
      await user.click(dialog.getByRole('button', { name: `Cancel ${name}` }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('wait and go on by themselves when there were too many in a minute', async () => {
    let refusals = 0;
    const user = show(
      answer(documents.upload, () => {
        refusals += 1;
        if (refusals === 1) throw new CallError(429, 'Too many attempts. Please try again later.');
        return uploaded();
      }),
    );
    const dialog = await openIdentity(user);
    jest.useFakeTimers();
    pick(dialog, new File(['x'], 'a.txt'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(dialog.getByText(/Waiting/)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(dialog.getByText('Uploaded')).toBeInTheDocument();
  });

  it('that fail say why, and are tried again where that may help', async () => {
    const user = show(
      answer(documents.upload, () => {
        throw new CallError(0, 'We cannot reach the service. Please check your connection and try again.');
      }),
    );
    const dialog = await openIdentity(user);
    pick(
      dialog,
      new File(['x'], 'a.txt'),
      new File([''], 'empty.txt'),
      new File(['x'], 'a.exe'),
      new File(['x'], '.pdf'),
    );
    expect(dialog.getByText('Please enter a name (the name of the file)')).toBeInTheDocument();
    expect(await dialog.findByText(/We cannot reach the service/)).toBeInTheDocument();
    expect(dialog.getByText('This file is empty')).toBeInTheDocument();
    expect(dialog.getByText(/This is a program or a script, which is not kept here/)).toBeInTheDocument();
    expect(dialog.getAllByRole('button', { name: /^Retry/ })).toHaveLength(1);
    fake.answer(answer(documents.upload, uploaded()));
    await user.click(dialog.getByRole('button', { name: 'Retry a.txt' }));
    expect(await dialog.findByText('Uploaded')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Dismiss empty.txt' }));
    expect(dialog.queryByText('empty.txt')).not.toBeInTheDocument();
  });

  it('are taken wherever files are dropped on the page, into a folder of choice', async () => {
    const user = show(answer(documents.upload, uploaded()));
    await screen.findByRole('button', { name: /^Career/ });
    const dataTransfer = { types: ['Files'], files: [new File(['x'], 'dropped.txt')] };
    fireEvent.dragEnter(document.body, { dataTransfer });
    expect(screen.getByText('Drop your files anywhere')).toBeInTheDocument();
    const entry = (isDirectory: boolean) => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) });
    fireEvent.drop(document.body, {
      dataTransfer: {
        ...dataTransfer,
        files: [new File([''], 'a folder'), ...dataTransfer.files],
        items: [entry(true), entry(false)],
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload File' }));
    expect(dialog.queryByText(/a folder/)).not.toBeInTheDocument();
    expect(fake.notices()).toMatchObject([
      { text: 'A folder cannot be uploaded as a whole. Please choose the files in it.' },
    ]);
    expect(screen.queryByText('Drop your files anywhere')).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Folder'), 'Career');
    await user.click(dialog.getByRole('button', { name: 'Upload 1 file to Career' }));
    await waitFor(() =>
      expect(fake.sent(documents.upload)).toMatchObject([
        { body: { FolderId: 2 }, file: { name: 'dropped.txt' } },
      ]),
    );
  });
});

describe('the trash', () => {
  const deleted = fileOf(4, 'Old.pdf', { dateDeleted: '2026-03-01T08:00:00.000Z' });

  it('gives back, and deletes for good after a question', async () => {
    let trash = [deleted, fileOf(5, 'Older.pdf', { dateDeleted: '2026-03-01T08:00:00.000Z' })];
    const without = (id: string) => {
      trash = trash.filter(({ documentId }) => documentId !== id);
    };
    const user = show(
      answer(documents.quota, { ...quota, inTrash: 2 }),
      answer(documents.trash, () => trash),
      answer(documents.restore, ({ params }) => {
        without(params.id);
        return { ...deleted, originalDocumentName: 'Old (2).pdf', dateDeleted: null };
      }),
      answer(documents.removeForGood, ({ params }) => {
        without(params.id);
        return true;
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Trash (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trash' }));
    expect(await dialog.findAllByText(/Gone for good on 31 Mar 2026/)).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Restore Old.pdf' }));
    await waitFor(() => expect(dialog.queryByText('Old.pdf')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(fake.notices()).toMatchObject([
      {
        severity: 'success',
        text: 'Old.pdf is back in its folder as “Old (2).pdf”: there was a file of its name already',
      },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Delete Older.pdf for good' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/This action cannot be undone/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText('The trash is empty')).toBeInTheDocument();
  });
});

describe('folders of one’s own', () => {
  it('are made, with the service’s words where a name is taken', async () => {
    const user = show(
      answer(documents.folder.create, () => {
        const message = 'There is a folder of this name already';
        throw new CallError(422, message, [{ path: 'folderName', message }]);
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'New folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await dialog.findByText('Please enter a name')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Name of the folder'), 'House{Enter}');
    expect(await dialog.findByText('There is a folder of this name already')).toBeInTheDocument();
    fake.answer(
      answer(documents.folder.create, {
        id: 7,
        folderName: 'House',
        folderParentId: 0,
        documentCount: 0,
        fixed: false,
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
