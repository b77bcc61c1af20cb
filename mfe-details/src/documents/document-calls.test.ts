import { calls } from '@phila/contract';
import { documentCalls, folderCalls } from './document-calls.ts';

describe('the calls of My Documents', () => {
  it.each([
    ...Object.entries(documentCalls).map(
      ([name, call]) => [name, call, calls.documents[name as keyof typeof documentCalls]] as const,
    ),
    ...Object.entries(folderCalls).map(
      ([name, call]) =>
        [`folder.${name}`, call, calls.documents.folder[name as keyof typeof folderCalls]] as const,
    ),
  ])('%s is as the contract declares it', (_name, light, declared) => {
    expect([light.method, light.path, light.access, light.upload, light.value === undefined]).toEqual([
      declared.method,
      declared.path,
      declared.access,
      declared.upload,
      declared.value === undefined,
    ]);
  });
});
