/** Checks that each alert has its page in the guide and was tried, and tries them where promtool is installed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answers, root } from '../commands/workspace.mjs';

const folder = path.join(root, 'deploy/observability');
const rules = readFileSync(path.join(folder, 'alerts.yml'), 'utf8');
const tries = readFileSync(path.join(folder, 'alerts.test.yml'), 'utf8');
const guide = readFileSync(path.join(root, 'docs/guides/alerts.md'), 'utf8');
const dashboard = readFileSync(path.join(folder, 'dashboard.json'), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);

test('there are alerts', () => expect(alerts.length).toBeGreaterThan(10));

test.each(alerts)('%s leads to its page, and is tried silent and loud', (name) => {
  expect(rules).toContain(`runbook: docs/guides/alerts.md#${name.toLowerCase()}`);
  expect(guide).toContain(`\n## ${name}\n`);
  expect(tries.match(new RegExp(`alertname: ${name}\\b`, 'g'))?.length).toBeGreaterThan(1);
});

test('the guide has no page of an alert that there is not', () => {
  expect([...guide.matchAll(/^## (Phila\w+)$/gm)].map(([, name]) => name)).toEqual(alerts);
});

const metrics = readFileSync(path.join(root, 'api/src/core/metrics/metrics.ts'), 'utf8');
const sources = ['core/metrics/own-gauges', 'areas/shop/payments/payment-gauges']
  .concat('areas/voucher/redemption/redemption-gauge', 'areas/administration/faults/fault-gauge')
  .map((file) => readFileSync(path.join(root, `api/src/${file}.ts`), 'utf8'));
const measured = [metrics, ...sources].flatMap((text) => text.match(/(?<=name: ')phila_\w+/g) ?? []);

test('rules and guide name series that the service has, and the guide names all of them', () => {
  const named = (/** @type {string} */ text) =>
    [...new Set(text.match(/phila_[a-z_]+[a-z]/g))].map((name) => name.replace(/_bucket$/, ''));
  for (const text of [rules, dashboard])
    expect(named(text).filter((name) => !measured.includes(name))).toEqual([]);
  expect(new Set(named(guide))).toEqual(new Set(measured));
});

test('the dashboard shows every series but the count of those that are missing', () => {
  const { panels } = JSON.parse(dashboard);
  expect(panels.length).toBeGreaterThan(10);
  for (const name of measured.filter((one) => !['phila_unread_gauges', 'phila_jobs_failed'].includes(one)))
    expect(dashboard).toContain(name);
  expect(new Set(panels.map((/** @type {{ title: string }} */ { title }) => title)).size).toBe(panels.length);
});

if (answers('promtool'))
  test('the rules say what their tests expect', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
