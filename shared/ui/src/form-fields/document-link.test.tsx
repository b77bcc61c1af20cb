import { fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentLink } from './document-link.tsx';

let mockIsOffline = true;
jest.mock('../document-preview/index.ts', () => {
  if (mockIsOffline) throw new Error('Loading chunk 7 failed');
  return {
    DocumentPreview: ({ file }: { file: { originalDocumentName: string } }) => file.originalDocumentName,
  };
});

it('says that the preview did not come, and shows the file on Retry', async () => {
  const { container } = renderWithPlatform(
    <DocumentLink
      document={{
        documentId: '01910000-0000-7000-8000-000000000001',
        originalDocumentName: 'disc.png',
        blobStorageDocumentName: 'blob',
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open disc.png' }));
  await waitFor(() =>
    expect(fake.notices()).toMatchObject([
      {
        text: 'disc.png could not be loaded. Please check your connection and try again.',
        action: 'Retry',
      },
    ]),
  );
  mockIsOffline = false;
  act(() => fake.pressNotice('Retry'));
  await waitFor(() => expect(container).toHaveTextContent('Open disc.pngdisc.png'));
});
