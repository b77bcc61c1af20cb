import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// jsdom leaves these out.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

// jsdom has neither of these; antd asks for both at mount.
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// antd's select asks for it when its list opens. Node's own would keep the process running.
globalThis.MessageChannel ??= class {
  port1 = { onmessage: null, postMessage: (data) => void setTimeout(() => this.port2.onmessage?.({ data })) };
  port2 = { onmessage: null, postMessage: (data) => void setTimeout(() => this.port1.onmessage?.({ data })) };
};

// A machine that builds and tests at once is slow; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });
