/** Fake socket that a test controls. */
export class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  readonly address: string;
  isClosed = false;

  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.all.push(this);
  }

  /** Socket opened last. */
  static get last(): FakeSocket {
    const [last] = FakeSocket.all.slice(-1);
    if (!last) throw new Error('No socket was opened');
    return last;
  }

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.dispatchEvent(new Event('open'));
  }

  says(...items: unknown[]): void {
    for (const item of items) {
      const data = typeof item === 'string' ? item : JSON.stringify(item);
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  ends(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

/** Replaces the browser's WebSocket. */
export const useFakeSockets = (): void => {
  FakeSocket.all.length = 0;
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
};

export const headline = (Id: number) => ({
  Id,
  Title: `Headline ${Id}`,
  Link: `https://news.example/${Id}`,
});
