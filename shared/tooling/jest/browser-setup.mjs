import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { DOCUMENT_CHANGE } from '../tests/patience.mjs';

/** Adds what jsdom leaves out. */
const supply = (/** @type {object} */ to, /** @type {object} */ parts) => {
  for (const [name, part] of Object.entries(parts))
    if (Reflect.get(to, name) === undefined) Reflect.set(to, name, part);
};

supply(globalThis, { TextEncoder, TextDecoder });

// Its blobs are read by a FileReader only.
supply(Blob.prototype, {
  /** @this {Blob} */
  arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result));
      reader.addEventListener('error', () => reject(reader.error));
      reader.readAsArrayBuffer(this);
    });
  },
  /** @this {Blob} */
  async text() {
    return new globalThis.TextDecoder().decode(await this.arrayBuffer());
  },
});

// An address is given back a second after its use, when a slow test is still running.
supply(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });

// antd asks for both at mount.
supply(globalThis, {
  matchMedia: (/** @type {string} */ query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

/** @typedef {{ onmessage: ((event: { data: unknown }) => void) | null, postMessage: (data: unknown) => void }} Port */

// antd's select asks for it when its list opens. Node's own would keep the process running.
supply(globalThis, {
  MessageChannel: class {
    /** @type {Port} */
    port1 = {
      onmessage: null,
      postMessage: (data) => void setTimeout(() => this.port2.onmessage?.({ data })),
    };
    /** @type {Port} */
    port2 = {
      onmessage: null,
      postMessage: (data) => void setTimeout(() => this.port1.onmessage?.({ data })),
    };
  },
});

configure({ asyncUtilTimeout: DOCUMENT_CHANGE });
