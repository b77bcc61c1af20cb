import { MINUTE } from '../durations.ts';
import { fromHosts } from './source.ts';

let time: number;
let hosts: Record<string, string[]>;
let asked: string[];
const clock = { now: () => new Date(time) };
const find = async (host: string): Promise<string[]> => {
  asked.push(host);
  const found = hosts[host];
  if (found === undefined) throw new Error(`The name service does not know ${host}`);
  return found;
};
let isSender: ReturnType<typeof fromHosts>;
beforeEach(() => {
  time = Date.parse('2026-11-22T09:00:00Z');
  hosts = { one: ['197.86.12.1'], two: ['197.86.12.2'] };
  asked = [];
  isSender = fromHosts(['one', 'two'], find);
});

test('the addresses of all hosts are asked for once in five minutes', async () => {
  expect([await isSender('197.86.12.1', clock), await isSender('197.86.12.9', clock)]).toEqual([true, false]);
  expect(asked).toEqual(['one', 'two']);
  time += 5 * MINUTE;
  hosts = { one: ['197.86.12.9'], two: ['197.86.12.2'] };
  expect(await isSender('197.86.12.9', clock)).toBe(true);
});

test('a part of the addresses is not kept: who is not among them is asked to come again, and is known then', async () => {
  hosts = { one: ['197.86.12.1'] };
  expect(await isSender('197.86.12.1', clock)).toBe(true);
  await expect(isSender('197.86.12.2', clock)).rejects.toMatchObject({ status: 503 });
  hosts = { one: ['197.86.12.1'], two: ['197.86.12.2'] };
  expect(await isSender('197.86.12.2', clock)).toBe(true);
  expect(await isSender('197.86.12.9', clock)).toBe(false);
});

test('without any address no sender is taken for a stranger', async () => {
  hosts = {};
  await expect(isSender('197.86.12.1', clock)).rejects.toMatchObject({ status: 503 });
});
