/** Declares what the tooling takes of jsdom. */
declare module 'jsdom' {
  export class VirtualConsole {
    on(level: string, listener: (...parts: unknown[]) => void): this;
  }

  export class JSDOM {
    constructor(
      html: string,
      options?: {
        url?: string;
        runScripts?: 'outside-only';
        pretendToBeVisual?: boolean;
        virtualConsole?: VirtualConsole;
      },
    );
    readonly window: Window & typeof globalThis;
    getInternalVMContext(): object;
  }
}
