import { HouseDocument, Text } from '@phila/pdf';
import type { Answer, Ask } from '@phila/pdf/protocol';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PdfDownload } from './pdf-download.tsx';

/** A worker that answers when a test says so. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  asks: Ask[] = [];
  isEnded = false;
  constructor(readonly address: string) {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(ask: Ask) {
    // Clones the message as a browser does: a function in it throws here.
    this.asks.push(structuredClone(ask));
  }
  terminate() {
    this.isEnded = true;
  }
  answer(of: (id: number) => Answer) {
    act(() => {
      for (const { id } of this.asks.splice(0))
        this.dispatchEvent(new MessageEvent('message', { data: of(id) }));
    });
  }
}

const document = (
  <HouseDocument title="A plan" author="Phila" at={new Date(0)} footer="A plan">
    <Text>R 1 234.56</Text>
  </HouseDocument>
);

const saved: string[] = [];
const working = () => FakeWorker.all.findLast(({ isEnded }) => !isEnded);
const isAsked = () => expect(working()?.asks).toHaveLength(1);

beforeAll(() => {
  Object.assign(globalThis, { Worker: FakeWorker, PDF_WORKER: '/assets/pdf-worker.js' });
  // Replaces Node's own function, because jsdom hides it.
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value)) as typeof value;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
});
beforeEach(() => {
  saved.length = 0;
  // Stops the worker, because it would serve the next test too.
  act(() => {
    working()?.dispatchEvent(new Event('error'));
  });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('makes nothing and starts nothing before it is pressed', () => {
  const before = FakeWorker.all.length;
  render(<PdfDownload document={document} what="A plan" />);
  expect(FakeWorker.all).toHaveLength(before);
});

it('sends the document to the worker and saves what comes under a name with the day', async () => {
  render(<PdfDownload document={document} what="A plan" />);
  await press('Download as PDF');
  isAsked();
  expect(screen.getByRole('status')).toHaveTextContent('Making your PDF');
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(JSON.stringify(working()?.asks)).toContain('R 1 234.56');
  working()?.answer((id) => ({ id, file: new Uint8Array([37]) }));
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
  expect(saved).toEqual([expect.stringMatching(/^a-plan-\d{4}-\d\d-\d\d\.pdf$/)]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says that it failed, and tries once more with a new worker', async () => {
  render(<PdfDownload document={document} what="A plan" />);
  await press('Download as PDF');
  act(() => {
    working()?.dispatchEvent(new Event('error'));
  });
  expect(await screen.findByText(/could not make/)).toBeInTheDocument();
  expect(saved).toEqual([]);
  await press('Try again');
  working()?.answer((id) => ({ id, file: new Uint8Array([37]) }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeInTheDocument();
});

it('takes a document that is fetched when it is asked for, and says where that does not come', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(document)];
  render(<PdfDownload document={() => answers.shift()?.() ?? document} what="A plan" />);
  await press('Download as PDF');
  expect(await screen.findByText(/could not make/)).toBeInTheDocument();
  await press('Try again');
  working()?.answer((id) => ({ id, file: null }));
  expect(await screen.findByText(/could not make/)).toBeInTheDocument();
});

it('refuses a document that is none', async () => {
  render(<PdfDownload document={<Text>alone</Text>} what="A plan" />);
  await press('Download as PDF');
  expect(await screen.findByText(/could not make/)).toBeInTheDocument();
});
