import { auditReport, majorsReport } from './audit.mjs';

const advisory = (severity, module_name) => ({
  severity,
  module_name,
  title: 'Something bad',
  patched_versions: '>=2.0.0',
});

test('vulnerabilities are listed, the worst first', () => {
  const printed = JSON.stringify({ advisories: { 1: advisory('low', 'a'), 2: advisory('critical', 'b') } });
  expect(auditReport(printed)).toEqual({
    answered: true,
    stops: true,
    lines: [
      'Warning: 2 known vulnerabilities in locked versions:',
      '  critical: b: Something bad (mended in >=2.0.0)',
      '  low: a: Something bad (mended in >=2.0.0)',
    ],
  });
});

test.each([
  ['critical', true],
  ['high', true],
  ['moderate', false],
])('one that is %s stops a release: %s', (severity, stops) => {
  expect(auditReport(JSON.stringify({ advisories: { 1: advisory(severity, 'a') } })).stops).toBe(stops);
});

test('none is said', () => {
  expect(auditReport('{"advisories":{}}')).toEqual({
    answered: true,
    stops: false,
    lines: ['No locked version has a known vulnerability.'],
  });
});

test.each(['', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{"code":"405"}}', 'null'])(
  'a registry that does not answer is said: %j',
  (printed) => {
    expect(auditReport(printed)).toEqual({
      answered: false,
      stops: false,
      lines: ['The registry does not answer which versions are vulnerable: nothing was checked.'],
    });
  },
);

const outdated = (current, latest, ...by) => ({
  current,
  latest,
  dependentPackages: by.map((name) => ({ name, location: name })),
});

test('packages of what is released that have a newer major version are listed', () => {
  const printed = JSON.stringify({
    '@fastify/static': outdated('9.1.3', '10.1.11', '@phila/api'),
    jose: outdated('6.2.17', '6.2.18', '@phila/api'),
    webpack: outdated('4.0.0', '5.0.0', '@phila/tooling'),
    antd: outdated('6.4.1', '7.0.0', '@phila/tooling', '@phila/ui'),
  });
  expect(majorsReport(printed)).toEqual({
    answered: true,
    lines: [
      'Warning: @fastify/static 9.1.3 has a newer major version, 10.1.11.',
      'Warning: antd 6.4.1 has a newer major version, 7.0.0.',
    ],
  });
});

test('no newer major version is said', () => {
  expect(majorsReport('{}')).toEqual({
    answered: true,
    lines: ['What is released is built on the newest major versions.'],
  });
});

test.each(['', 'ERR_PNPM_OUTDATED', '{"error":{"code":"405"}}', 'null'])(
  'a registry that compares nothing is said: %j',
  (printed) => {
    expect(majorsReport(printed)).toEqual({
      answered: false,
      lines: ['The registry does not answer which versions are the newest: nothing was compared.'],
    });
  },
);
