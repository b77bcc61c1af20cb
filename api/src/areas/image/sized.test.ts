import { imageDevices, imageQualities } from '@phila/contract';
import sharp from 'sharp';
import { startService, type TestService } from '../../testing/service.ts';
import { averageColour } from './average-colour.ts';
import { drawPicture } from './draw.ts';
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

test('another picture has another address and takes the place of the first; removed, it is gone', async () => {
  const [first, second] = [await keep(2, '#ff0000'), await keep(2, '#00ff00')];
  expect(first).not.toBe(second);
  expect((await picturesOf(service.database, 2, [2])).size).toBe(1);
  await removePicture(service.services, 2, 2);
  expect((await picturesOf(service.database, 2, [2])).size).toBe(0);
});

test('the colour of a picture is its average', async () => {
  expect(
    await averageColour(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#8b1a2b' } })
        .png()
        .toBuffer(),
    ),
  ).toBe('#8b1a2b');
});
