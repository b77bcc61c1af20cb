import { imageDevices, imageQualities } from '@phila/contract';
import sharp from 'sharp';
import { startService, type TestService } from '../../testing/service.ts';
import { drawPicture } from './draw.ts';
import { mainColour } from './main-colour.ts';
import { keepPicture, picturesOf, removePicture } from './pictures.ts';
import { sizedPicture } from './sized.ts';

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"><rect width="1500" height="1000" fill="${colour}"/></svg>`;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const keep = async (itemId: number, colour: string) =>
  keepPicture(service.services, {
    type: 2,
    itemId,
    picture: await sharp(await drawPicture(drawing(colour)))
      .resize(1200)
      .webp()
      .toBuffer(),
    owner: 'test',
  });

test('each quality and device has its own width, never wider than the original', async () => {
  await keep(1, '#14213d');
  const picture = (await picturesOf(service.database, 2, [1])).get(1);
  if (picture === undefined) throw new Error('The picture is not there');
  const width = async (quality: 0 | 1 | 2, device: 0 | 1) => {
    const bytes = await sizedPicture(service.services.blobs, picture, quality, device);
    return (await sharp(bytes ?? Buffer.alloc(0)).metadata()).width;
  };
  const { Normal, Half, Quarter } = imageQualities;
  const { Desktop, Mobile } = imageDevices;
  expect([await width(Normal, Desktop), await width(Half, Desktop), await width(Quarter, Desktop)]).toEqual([
    1200, 600, 300,
  ]);
  expect([await width(Normal, Mobile), await width(Half, Mobile), await width(Quarter, Mobile)]).toEqual([
    800, 400, 200,
  ]);
});

test('for mail programs that show no WebP, each size is a PNG as well', async () => {
  await keep(3, '#14213d');
  const picture = (await picturesOf(service.database, 2, [3])).get(3);
  if (picture === undefined) throw new Error('The picture is not there');
  for (const [quality, width] of [
    [0, 1200],
    [1, 600],
    [2, 300],
  ] as const) {
    const bytes = await sizedPicture(service.services.blobs, picture, quality, imageDevices.Desktop, 'png');
    expect(await sharp(bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'png', width });
  }
});

test('another picture has another address and takes the place of the first; removed, it is gone', async () => {
  const [first, second] = [await keep(2, '#ff0000'), await keep(2, '#00ff00')];
  expect(first).not.toBe(second);
  expect((await picturesOf(service.database, 2, [2])).size).toBe(1);
  await removePicture(service.services, 2, 2);
  expect((await picturesOf(service.database, 2, [2])).size).toBe(0);
});

const halves = (first: string, second: string, share: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="${second}"/><rect width="${90 * share}" height="90" fill="${first}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

test.each([
  ['one colour', '#8b1a2b', '#8b1a2b', 0.5, '#8b1a2b'],
  // Expects the larger colour, not their average: a grey that is in neither picture.
  ['gold and more navy', '#e0b04a', '#14213d', 0.3, '#14213d'],
  ['a mark on paper', '#2f6b3c', '#ffffff', 0.2, '#2f6b3c'],
  ['paper alone', '#ffffff', '#ffffff', 0.5, '#ffffff'],
])('the colour of a picture is its most frequent one: %s', async (_, first, second, share, colour) => {
  expect(await mainColour(await halves(first, second, share))).toBe(colour);
});
