import { listOf } from './list.mjs';

const published = { at: '2026-03-01T08:15:02.113Z', by: 'Thandi', commit: '0123456789ab', tests: 'passed' };

test('each version with when, who and from which commit, the newest first', () => {
  const releases = [
    { version: '1.0.0', isInUse: false },
    { version: '1.0.10', isInUse: true, published },
    {
      version: '1.1.0',
      isInUse: false,
      published: { ...published, by: 'Lwazi', commit: null, tests: 'skipped' },
    },
    { version: '1.2.0', isInUse: false, published: { ...published, tests: 'not tried' } },
  ];
  expect(listOf('details', releases).split('\n')).toEqual([
    'details (* is in use)',
    '   1.2.0   2026-03-01 08:15 UTC  Thandi  0123456789ab  not tried',
    '   1.1.0   2026-03-01 08:15 UTC  Lwazi   –             tests skipped',
    '*  1.0.10  2026-03-01 08:15 UTC  Thandi  0123456789ab  tests passed',
    '   1.0.0   –                     –       –',
  ]);
});

test('a remote that is withdrawn or was never released says so', () => {
  expect(listOf('details', [{ version: '1.0.0', isInUse: false }])).toMatch(
    /^details \(withdrawn: none is in use\)/,
  );
  expect(listOf('travel', [])).toBe('travel was never released here.');
});
