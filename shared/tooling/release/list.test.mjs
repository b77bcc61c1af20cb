import { listOf } from './list.mjs';

const release = {
  version: '1.0.0',
  isInUse: false,
  at: '2026-03-01T08:15:02.113Z',
  by: 'Thandi',
  commit: '0123456789ab',
  tests: 'passed',
};

test('each version with when, who and from which commit, the newest first', () => {
  const releases = [
    { ...release, version: '1.0.10', isInUse: true },
    { ...release, version: '1.1.0', by: 'Lwazi', commit: null, tests: 'skipped' },
    { ...release, version: '1.2.0', tests: 'not tried' },
  ];
  expect(listOf({ name: 'details', revision: 3, releases }).split('\n')).toEqual([
    'details (* is in use)',
    '   1.2.0   2026-03-01 08:15 UTC  Thandi  0123456789ab  not tried',
    '   1.1.0   2026-03-01 08:15 UTC  Lwazi   –             tests skipped',
    '*  1.0.10  2026-03-01 08:15 UTC  Thandi  0123456789ab  tests passed',
  ]);
});

test.each([
  [2, /^details \(withdrawn: none is in use\)/],
  [0, /^details \(none was in use yet\)/],
])('a remote without a release in use says so, changed %i times', (revision, sentence) => {
  expect(listOf({ name: 'details', revision, releases: [release] })).toMatch(sentence);
});
