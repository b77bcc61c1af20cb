import type { Registry } from '@phila/contract/remote';
import { clearFault, reportFault } from '@phila/platform/host';
import { everything } from '../testing/declarations.ts';
import { watchFaults } from './watch-faults.ts';

const registry: Registry = { ...everything, platform: '1.0.0' };
const versionOf = (name: string) => registry.remotes.find((remote) => remote.name === name)?.version;

let sent: unknown[];
let end: () => void;
beforeEach(() => {
  sent = [];
  document.body.innerHTML = `<script id="registry" type="application/json">${JSON.stringify(registry)}</script>`;
  globalThis.fetch = jest.fn(async (_url: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({});
  });
});
afterEach(() => end());

it('reports each fault once, with its release and kind, without the error', () => {
  reportFault({ remote: 'details', kind: 'load', message: 'before the layout was shown' });
  end = watchFaults();
  reportFault({ remote: 'wealth', kind: 'render', message: 'Thandi has no policies' });
  clearFault('wealth');
  reportFault({ remote: 'wealth', kind: 'render', message: 'Thandi has no policies' });
  expect(sent).toEqual([
    { remote: 'details', version: versionOf('details'), kind: 'load' },
    { remote: 'wealth', version: versionOf('wealth'), kind: 'render' },
  ]);
});

it('reports neither a developer’s own build nor an unregistered remote, and continues without a connection', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script id="override" type="application/json">{"name":"career","address":"http://localhost:9101"}</script>`,
  );
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  end = watchFaults();
  reportFault({ remote: 'career', kind: 'load', message: '' });
  reportFault({ remote: 'nowhere', kind: 'load', message: '' });
  expect(globalThis.fetch).not.toHaveBeenCalled();
  reportFault({ remote: 'public', kind: 'load', message: '' });
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});
