/**
 * A page that nothing listens to. Playwright, as every tool that records what a page asks for, has the browser note for each
 * request and message which code it came from, for which the page's own thread reads the scripts once more: tasks of 20 to
 * 70 ms under the throttle, in the first seconds of a page, that no visitor has.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium as findChromium } from '../commands/browser.mjs';
import { ARGS, LINE, SLOWER } from './browser.mjs';
import { slowLine } from './slow-line.mjs';

/** How often the page is asked, in ms: seldom, for each time is a task of its own. */
const ASKED_EACH = 500;

/** The protocol of a browser, with which it is sent commands. */
const protocolOf = async (address) => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The browser does not answer.')));
  });
  const asked = new Map();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    const { resolve, reject } = asked.get(id) ?? {};
    asked.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  });
  let last = 0;
  return {
    send: (method, params = {}, sessionId = undefined) =>
      new Promise((resolve, reject) => {
        last += 1;
        asked.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      }),
    close: () => socket.close(),
  };
};

const ADDRESS = /ws:\/\/\S+/;

/** @returns the address of the browser's protocol, which it says on its error stream */
const addressOf = (browser) =>
  new Promise((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (text) => {
      said += text;
      const [address] = ADDRESS.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    browser.on('exit', () => reject(new Error(`The browser has ended: ${said}`)));
  });

/** A browser of its own, for loads that nothing listens to. */
export const launchUnobserved = async () => {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const args = ['--headless=new', '--hide-scrollbars', '--no-first-run', '--remote-debugging-port=0'];
  const browser = spawn(
    await findChromium(),
    [...args, ...ARGS, `--user-data-dir=${profile}`, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const protocol = await protocolOf(await addressOf(browser));

  /**
   * One load in an empty profile, throttled, of the page that `script` runs in before anything else.
   * @param {{ url: string, script: string, until: string, result: string }} load expressions in the page: `until` is asked
   *   until it is true, and `result` is what is given back
   */
  const load = async ({ url, script, until, result }) => {
    const line = await slowLine(LINE, url);
    const { browserContextId } = await protocol.send('Target.createBrowserContext');
    try {
      const { targetId } = await protocol.send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
        width: 1280,
        height: 800,
      });
      const { sessionId } = await protocol.send('Target.attachToTarget', { targetId, flatten: true });
      const send = (method, params) => protocol.send(method, params, sessionId);
      const read = async (expression) =>
        (await send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
      const metrics = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
      await send('Emulation.setDeviceMetricsOverride', metrics);
      await send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await send('Page.enable');
      await send('Page.addScriptToEvaluateOnNewDocument', { source: script });
      await send('Page.navigate', { url: url.replace(new URL(url).origin, line.url) });
      const latest = performance.now() + 60_000;
      do {
        await wait(ASKED_EACH);
        if (performance.now() > latest) throw new Error(`${url} did not come to ${until}.`);
      } while (!(await read(until)));
      return await read(result);
    } finally {
      await protocol.send('Target.disposeBrowserContext', { browserContextId });
      await line.close();
    }
  };

  const close = async () => {
    const ended = new Promise((resolve) => browser.on('exit', resolve));
    await protocol.send('Browser.close');
    await ended;
    protocol.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { load, close };
};
