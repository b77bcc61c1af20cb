import { createHash } from 'node:crypto';
import type { CvDocument } from '@phila/cv-template';
import { openPdfMaker } from '@phila/cv-template/service';
import { fullCv, usualCv } from '@phila/cv-template/specimens';
import { expect, test } from './test.ts';

/** Result of a release's CV worker, started by the page under the service's real policies. */
interface Made {
  /** SHA-256 of the file, in hexadecimal. */
  hash: string;
  pages: number;
  /** Number of dark pixels on the first page. */
  dark: number;
}

test('a CV is the same file in the browser as on the service, and its preview is drawn', async ({ page }) => {
  const make = await openPdfMaker();
  await page.goto('/');
  const registry: { remotes: { name: string; base: string }[] } = await (
    await page.request.get('/registry.json')
  ).json();
  const base = registry.remotes.find(({ name }) => name === 'career')?.base ?? '';
  for (const document of [usualCv(0), usualCv(30), fullCv(31), { ...usualCv(31), watermark: true }]) {
    const made = await page.evaluate(
      ([worker, cv]: [string, CvDocument]) =>
        new Promise<Made>((resolve, reject) => {
          const started = new Worker(worker);
          const result: Partial<Made> = {};
          const finish = (): void => {
            const { hash, pages, dark } = result;
            if (hash === undefined || pages === undefined || dark === undefined) return;
            started.terminate();
            resolve({ hash, pages, dark });
          };
          const digest = async (file: Uint8Array<ArrayBuffer>): Promise<void> => {
            const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
            result.hash = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
            finish();
          };
          const look = (bitmap: ImageBitmap): void => {
            const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
            const context = canvas.getContext('2d');
            context?.drawImage(bitmap, 0, 0);
            const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
            result.dark = 0;
            for (let place = 0; place < data.length; place += 4)
              if ((data[place] ?? 255) < 128) result.dark += 1;
            finish();
          };
          started.addEventListener('error', ({ message }) => reject(new Error(message || 'no worker')));
          started.addEventListener('message', ({ data }) => {
            if (data.kind === 'file') void digest(data.file);
            if (data.kind === 'layout') result.pages = data.pages;
            if (data.kind === 'page' && data.page === 1) look(data.bitmap);
            if (data.kind === 'broken' || data.kind === 'refused')
              reject(new Error(data.message ?? 'broken'));
          });
          for (const ask of [
            { kind: 'draw', id: 1, document: cv, visible: 1, scale: 1 },
            { kind: 'file', id: 2, document: cv },
          ])
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
            started.postMessage(ask);
        }),
      [`${base}cv-worker.js`, document] satisfies [string, CvDocument],
    );
    const { file } = await make(document);
    expect(made.hash).toBe(createHash('sha256').update(file).digest('hex'));
    expect(made.pages).toBeGreaterThan(1);
    expect(made.dark).toBeGreaterThan(3000);
  }
});
