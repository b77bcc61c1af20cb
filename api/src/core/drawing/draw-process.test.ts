import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { until } from '../../testing/until.ts';
import { closedOff } from './closed-off.ts';
import { DrawProcess } from './draw-process.ts';

/** A host that leaves everything to the remote. */
const host =
  'let root; module.exports = { modules: { host: (App) => { root = App; } }, draw: (asked) => root(asked) };';

/** Makes a remote that draws by this function body; `asked` is the request. */
const codeOf = (body: string) => ({
  key: body,
  host,
  remote: `require('host')(async (asked) => { ${body} });`,
});
const GOOD = "return { html: '<h1>' + asked.pathname + '</h1>', asked: [], head: null };";

const request = { name: 'few', pathname: '/few', search: '', origin: 'https://phila.test', answers: [] };
const limits = { time: 500, firstTime: 1_500, memory: 200 * 1024 * 1024, waiting: 50 };

let drawing: DrawProcess;
const draw = (body: string) => drawing.draw(codeOf(body), request);
const drawsOn = () => expect(draw(GOOD)).resolves.toEqual({ html: '<h1>/few</h1>', asked: [], head: null });

beforeEach(() => {
  drawing = new DrawProcess(limits);
});
afterEach(() => drawing.close());

test('a page is drawn with what is asked and answered', async () => {
  await expect(
    drawing.draw(codeOf('return { html: JSON.stringify(asked), asked: [1], head: null };'), {
      ...request,
      search: '?page=2',
      answers: [{ key: ['/Plans'], value: 7 }],
    }),
  ).resolves.toEqual({
    html: JSON.stringify({ ...request, search: '?page=2', answers: [{ key: ['/Plans'], value: 7 }] }),
    asked: [1],
    head: null,
  });
});

test.each([
  ['throws', "throw new Error('no such plan')", /no such plan/],
  ['loops', 'for (;;);', /too long/],
  [
    'promises without end',
    'const again = () => Promise.resolve().then(again); await again();',
    /too long|has ended|too much memory/,
  ],
  ['waits for a hostile expression', "/^(a+)+$/.test('a'.repeat(50) + 'b'); return {};", /too long/],
  [
    'takes memory outside of the heap',
    'const all = []; for (;;) { all.push(new Uint8Array(20_000_000).fill(1)); await new Promise((done) => setTimeout(done, 5)); }',
    /too much memory|has ended/,
  ],
  [
    'fills the heap',
    'const all = []; for (;;) all.push([...Array(1000).keys()]);',
    /has ended|too much memory|too long/,
  ],
])('a page that %s is not drawn, and the next one is', async (_, body, reason) => {
  await drawsOn();
  await expect(draw(body)).rejects.toThrow(reason);
  await drawsOn();
});

test.each([
  [
    'the process',
    "return { html: typeof process + typeof require('node:fs'), asked: [] };",
    /nothing that a page is given/,
  ],
  [
    'code from strings',
    "return { html: eval('1') + '', asked: [] };",
    /Code generation from strings disallowed/,
  ],
  [
    'the process by the constructor of what it is given',
    "return { html: console.log.constructor('return process')().pid + '', asked: [] };",
    /Code generation from strings disallowed/,
  ],
  ['a module of Node', "return { html: String(await import('node:fs')), asked: [] };", /dynamic import/],
])('a page has no way to %s', async (_, body, reason) => {
  await drawsOn();
  await expect(draw(body)).rejects.toThrow(reason);
  await drawsOn();
});

test('after three deaths in a minute it rests', async () => {
  for (const at of [1, 2, 3]) await expect(draw(`for (;;) ${at};`)).rejects.toThrow('too long');
  await expect(draw(GOOD)).rejects.toThrow('three times in a minute');
});

test('a hundred pages at once are drawn in turn, and more than may wait are refused', async () => {
  drawing = new DrawProcess({ ...limits, waiting: 100 });
  const all = await Promise.allSettled(Array.from({ length: 110 }, () => draw(GOOD)));
  expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(100);
  expect(all.at(-1)).toMatchObject({ reason: new Error('too many pages wait to be drawn') });
});

test('what a page leaves behind does not run, and the prototypes of one release are not those of another', async () => {
  await draw(
    "Object.prototype.polluted = 1; setTimeout(() => { for (;;); }, 50); return { html: '', asked: [] };",
  );
  await expect(draw('return { html: String({}.polluted), asked: [] };')).resolves.toMatchObject({
    html: 'undefined',
  });
  await expect(
    draw("await new Promise((done) => setTimeout(done, 300)); return { html: 'there', asked: [] };"),
  ).resolves.toMatchObject({ html: 'there' });
});

/** Every process below one, in the order of their starts. */
const below = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((text) => text !== '')
    .flatMap((text) => [Number(text), ...below(Number(text))]);

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a service that is killed leaves no process behind', async () => {
  const script = `
    const { DrawProcess } = await import(${JSON.stringify(new URL('../../../dist/core/drawing/draw-process.js', import.meta.url).href)});
    await new DrawProcess().draw(${JSON.stringify(codeOf(GOOD))}, ${JSON.stringify(request)});
    console.log('drawn');
    setInterval(() => undefined, 1_000);`;
  const service = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(service.stdout, 'data');
  const drawing = below(service.pid ?? 0);
  expect(drawing).not.toEqual([]);
  service.kill('SIGKILL');
  await until(() => !drawing.some(isThere));
});

test('a program that is closed off reaches neither the network nor the service', async () => {
  const through = await closedOff();
  expect(await drawing.isClosedOff()).toBe(through !== null);
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const script = `
    const attempt = (name, work) => work.then(() => name, () => name + ' refused');
    const connect = new Promise((done, fail) => require('node:net').connect(${port}, '127.0.0.1', done).on('error', fail));
    const kill = async () => process.kill(${process.pid}, 0);
    Promise.all([attempt('network', connect), attempt('service', kill())]).then((said) => {
      console.log(said.join());
      process.exit();
    });`;
  const [command = process.execPath, ...flags] = [...(through ?? []), process.execPath, '--eval', script];
  const program = spawn(command, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(program.stdout, 'data')) as [Buffer];
  server.close();
  expect(said.toString().trim()).toBe(
    through === null ? 'network,service' : 'network refused,service refused',
  );
});
