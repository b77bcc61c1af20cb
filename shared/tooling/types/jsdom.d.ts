/** Declares what the tooling takes of jsdom. */
declare module 'jsdom' {
  export const VirtualConsole: new () => object;

  export class JSDOM {
    constructor(
      html: string,
      options?: {
        url?: string;
        runScripts?: 'outside-only';
        pretendToBeVisual?: boolean;
        virtualConsole?: object;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}
