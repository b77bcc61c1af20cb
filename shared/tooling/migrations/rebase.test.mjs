import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rebaseMigrations } from './rebase.mjs';

let repository;
let folder;

const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Makes a migration as drizzle-kit does: its statements, a snapshot that follows the previous one, a journal. */
const migrate = (name, before) => {
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  writeFileSync(path.join(folder, `${name}.sql`), `-- ${name}\n`);
  writeFileSync(path.join(folder, 'meta', `${name}_snapshot.json`), JSON.stringify({ prevId: before }));
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify([before, name]));
  git('add', '-A');
  git('commit', '-qm', name);
};

beforeEach(() => {
  repository = mkdtempSync(path.join(os.tmpdir(), 'phila-migrations-'));
  folder = path.join(repository, 'api/migrations');
  git('init', '-q', '-b', 'main');
  migrate('20260101_initial', null);
  git('checkout', '-qb', 'travel');
  migrate('20260102_trips', '20260101_initial');
  git('checkout', '-q', 'main');
  migrate('20260103_orders', '20260101_initial');
  git('checkout', '-q', 'travel');
});

afterEach(() => rmSync(repository, { recursive: true, force: true }));

test('the other branch’s migrations are taken as they are, and this branch’s own are named', () => {
  expect(rebaseMigrations(git, folder, 'main')).toEqual(['20260102_trips.sql']);
  expect(readdirSync(folder).toSorted()).toEqual(['20260101_initial.sql', '20260103_orders.sql', 'meta']);
  expect(readdirSync(path.join(folder, 'meta')).toSorted()).toEqual([
    '20260101_initial_snapshot.json',
    '20260103_orders_snapshot.json',
    '_journal.json',
  ]);
});

test('it does so also in the middle of a merge that conflicts', () => {
  expect(() => git('merge', '-q', 'main')).toThrow('git');
  expect(rebaseMigrations(git, folder, 'main')).toEqual(['20260102_trips.sql']);
  expect(JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'))).toEqual([
    '20260101_initial',
    '20260103_orders',
  ]);
});

test('a branch that there is not changes nothing', () => {
  expect(() => rebaseMigrations(git, folder, 'nowhere')).toThrow('rev-parse');
  expect(readdirSync(folder)).toContain('20260102_trips.sql');
});
