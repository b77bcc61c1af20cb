import { canPreview } from './index.ts';

it('shows pictures and PDFs, and nothing else', () => {
  const shows = (originalDocumentName: string) => canPreview({ originalDocumentName });
  expect(['a.pdf', 'a.JPG', 'a.jpeg', 'a.png', 'a.webp'].every(shows)).toBe(true);
  expect(['a.docx', 'a.xlsx', 'a.odt', 'a.txt', 'a.csv', 'pdf', ''].some(shows)).toBe(false);
});
