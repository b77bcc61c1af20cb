import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { DOCUMENT_CHANGE } from '../tests/patience.mjs';

// jsdom leaves these out.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

// Nor can its blobs be read, but by a FileReader.
Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsArrayBuffer(this);
  });
};
Blob.prototype.text ??= async function text() {
  return new globalThis.TextDecoder().decode(await this.arrayBuffer());
};

// Nor has it addresses of blobs. What gives one back does so a second later, when a slow test is still running.
URL.createObjectURL ??= () => 'blob:made';
URL.revokeObjectURL ??= () => undefined;

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

configure({ asyncUtilTimeout: DOCUMENT_CHANGE });
