import { renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentLink } from './document-link.tsx';

let mockIsOffline = true;
jest.mock('../../overlays/document-preview/index.ts', () => {
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
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not load the document. Please check your connection and try again.',
  );
  mockIsOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(container).toHaveTextContent('Open disc.pngdisc.png'));
});
