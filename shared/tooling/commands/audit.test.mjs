import { auditReport } from './audit.mjs';

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
    lines: [
      'Warning: 2 known vulnerabilities in locked versions:',
      '  critical: b: Something bad (mended in >=2.0.0)',
      '  low: a: Something bad (mended in >=2.0.0)',
    ],
  });
});

test('none is said', () => {
  expect(auditReport('{"advisories":{}}')).toEqual({
    answered: true,
    lines: ['No locked version has a known vulnerability.'],
  });
});

test.each(['', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{"code":"405"}}', 'null'])(
  'a registry that does not answer is said: %j',
  (printed) => {
    expect(auditReport(printed)).toEqual({
      answered: false,
      lines: ['The registry does not answer which versions are vulnerable: nothing was checked.'],
    });
  },
);
