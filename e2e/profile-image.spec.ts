import { deflateSync, crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { type NewPerson, beginAs, newPerson } from './new-person.ts';
import { notice } from './pages/notices.ts';
import { Portal } from './pages/portal.ts';
import { ProfileImageDialog } from './pages/profile-image.ts';
import { expect, test } from './test.ts';

let person: NewPerson;
test.beforeEach(async ({ context, site }, { workerIndex }) => {
  person = await newPerson(site, 'picture', workerIndex);
  await beginAs(context, person);
});

/** PNG, red on the left and blue on the right. */
const picture = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const heading = Buffer.alloc(13);
  heading.writeUInt32BE(width, 0);
  heading.writeUInt32BE(height, 4);
  heading.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x += 1) row.set(x < width / 2 ? [200, 0, 0] : [0, 0, 200], 1 + x * 3);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', heading),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const file = { name: 'me.png', mimeType: 'image/png', buffer: picture(600, 300) };

/** Stored picture, read through its owner's call: size, and colour at the centre. */
const kept = async (page: Page) =>
  page.evaluate(async () => {
    const reply = await fetch('/api/v1/Document/profile-image', {
      headers: { authorization: `Bearer ${localStorage.getItem('phila.access-token') ?? ''}` },
    });
    const bitmap = await createImageBitmap(await reply.blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const [red = 0, , blue = 0] = context?.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data ?? [];
    return {
      type: reply.headers.get('content-type'),
      size: [bitmap.width, bitmap.height],
      middle: red > blue ? 'red' : 'blue',
    };
  });

test(
  'a picture is cut by keys, uploaded, and shown in the header, also after a reload',
  { tag: '@phone-long' },
  async ({ page, narrow }) => {
    await page.goto('/details/overview');
    const portal = new Portal(page, narrow);
    const dialog = new ProfileImageDialog(page, portal);
    await dialog.open();
    await dialog.picker.setInputFiles(file);
    await expect(dialog.upload).toBeEnabled();
    await dialog.square.focus();
    // Moves the square right, to the blue half.
    for (let i = 0; i < 20; i += 1) await page.keyboard.press('ArrowRight');
    await dialog.upload.click();
    await expect(dialog.dialog).toBeHidden();
    await expect(notice(page, 'Your picture was saved')).toBeVisible();
    // The dialog's menu is closed, so focus returns to its button.
    await expect(portal.avatar).toBeFocused();
    await expect(portal.avatar.getByRole('presentation')).toBeVisible();
    expect(await kept(page)).toEqual({ type: 'image/jpeg', size: [320, 320], middle: 'blue' });
    await page.reload();
    await expect(portal.avatar.getByRole('presentation')).toBeVisible();
  },
);

test(
  'it is cut by buttons as well, and Clear starts over',
  { tag: ['@long', '@phone-long'] },
  async ({ page, narrow }) => {
    await page.goto('/details/overview');
    const dialog = new ProfileImageDialog(page, new Portal(page, narrow));
    await dialog.open();
    await dialog.picker.setInputFiles(file);
    await dialog.dialog.getByRole('button', { name: 'Make larger' }).click();
    await expect(dialog.dialog.getByRole('slider', { name: 'Size' })).toHaveValue('1.1');
    expect(await findings(page)).toEqual([]);
    await dialog.clear.click();
    await expect(dialog.choose).toBeVisible();
    await dialog.picker.setInputFiles(file);
    for (let i = 0; i < 12; i += 1) await dialog.dialog.getByRole('button', { name: 'Move left' }).click();
    await dialog.upload.click();
    await expect(dialog.dialog).toBeHidden();
    expect(await kept(page)).toMatchObject({ middle: 'red' });
  },
);

test(
  'only a JPEG or PNG is taken, and a failure keeps the dialog',
  { tag: ['@long', '@phone-long'] },
  async ({ page, context, narrow, complaints }) => {
    // Allows the error that Playwright's trace causes: it reads a broken picture's blob again, and the policy forbids
    // that.
    complaints.expect(/ERR_INTERNET_DISCONNECTED/, /'blob:http/, /policy: connect-src blob/);
    await page.goto('/details/overview');
    const portal = new Portal(page, narrow);
    const dialog = new ProfileImageDialog(page, portal);
    await dialog.open();
    await dialog.picker.setInputFiles({
      name: 'me.webp',
      mimeType: 'image/webp',
      buffer: Buffer.from('RIFF'),
    });
    await expect(dialog.error).toHaveText('Please choose a JPEG or PNG picture');
    await dialog.picker.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await expect(dialog.error).toHaveText('We could not read this picture. It may be damaged.');
    await dialog.picker.setInputFiles(file);
    await expect(dialog.upload).toBeEnabled();
    await context.setOffline(true);
    await dialog.upload.click();
    await expect(dialog.error).toContainText('We cannot reach the service');
    await context.setOffline(false);
    await dialog.upload.click();
    await expect(dialog.dialog).toBeHidden();
    await dialog.open();
    await dialog.remove.click();
    await expect(notice(page, 'Your picture was removed')).toBeVisible();
    await expect(portal.avatar).toHaveText('N');
  },
);
