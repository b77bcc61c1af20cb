import { refusalOfKeptReads } from './kept-reads.ts';

it('refuses a remote that owns no area, one of the workspace and one from outside alike', () => {
  expect(refusalOfKeptReads('journeys', { '@phila/platform': ['changeReads', 'notify'] })).toBe(
    'journeys changes what is kept of reads (changeReads of @phila/platform), and owns no area of calls. ' +
      'Use refreshReads: what was saved is then fetched again.',
  );
});

it.each([
  ['the remote of an area', 'career', { '@phila/platform': ['changeReads'] }],
  ['one that fetches again', 'journeys', { '@phila/platform': ['refreshReads'] }],
  ['one that takes nothing of the platform', 'journeys', { react: ['useState'] }],
])('takes %s', (_, name, imports: Record<string, string[]>) =>
  expect(refusalOfKeptReads(name, imports)).toBeNull(),
);

it('knows that a name which every object has owns no area', () => {
  expect(refusalOfKeptReads('constructor', { '@phila/platform': ['changeReads'] })).not.toBeNull();
});
