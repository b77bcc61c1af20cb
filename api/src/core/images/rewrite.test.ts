import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { pixelPng } from '../../testing/form-body.ts';
import { rewritePicture } from './rewrite.ts';
import { workOf } from '../../testing/work-of.ts';

const every = { owner: 'a person', formats: ['jpeg', 'png', 'webp'] } as const;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8B1A2B' } });

/** A PNG with just its header and some rows, claiming this size. */
const pngThatSays = (width: number, height: number): Buffer => {
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
  heading.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    pixelPng.subarray(0, 8),
    chunk('IHDR', heading),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * 10))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

test.each(['jpeg', 'png', 'webp'] as const)('writes a %s again, as one', async (format) => {
  const picture = await rewritePicture(await plain(60, 40).toFormat(format).toBuffer(), every);
  expect(picture).toMatchObject({ format, width: 60, height: 40 });
  expect((await sharp(picture.bytes).metadata()).format).toBe(format);
});

test('the picture loses its hidden data and stands upright', async () => {
  const taken = await plain(60, 40)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Thandi', ImageDescription: 'at home' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const hidden = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
  const { bytes, width, height } = await rewritePicture(hidden, every);
  const about = await sharp(bytes).metadata();
  expect([width, height, about.exif, about.orientation]).toEqual([40, 60, undefined, undefined]);
  expect(bytes.includes('script') || bytes.includes('Thandi')).toBe(false);
});

test('cuts to a size and to another format, with white for what is see-through', async () => {
  const { format, width, height } = await rewritePicture(pixelPng, {
    owner: 'a person',
    formats: ['png'],
    size: { width: 320, height: 320 },
    as: 'jpeg',
  });
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 320, height: 320 });
});

test('a picture of 10 000 × 10 000 points is refused before one of them is decoded', async () => {
  await expect(rewritePicture(pngThatSays(10_000, 10_000), every)).rejects.toMatchObject({
    status: 413,
    message: 'This picture has more than 65 million pixels. Please save it smaller, and try again.',
  });
});

test.each([
  [1, 5_000_000],
  [5_000_000, 1],
  [16_385, 1],
])(
  'a picture of %i × %i points is refused for its side, without the work of drawing it',
  async (width, height) => {
    const work = await workOf(() =>
      expect(rewritePicture(pngThatSays(width, height), every)).rejects.toMatchObject({
        status: 413,
        message: 'A picture may be at most 16384 pixels wide and high',
      }),
    );
    expect(work).toBeLessThan(2_000);
  },
);

test('a truncated picture is damaged, and so is a file that only begins like one', async () => {
  const cut = (await plain(200, 200).png().toBuffer()).subarray(0, 200);
  for (const bytes of [cut, pngThatSays(500, 500), Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')]) {
    await expect(rewritePicture(bytes, every)).rejects.toMatchObject({
      status: 422,
      message: 'We could not read this picture. It may be damaged.',
    });
  }
});

test('another format than the ones asked for is refused', async () => {
  const webp = await plain(5, 5).webp().toBuffer();
  await expect(rewritePicture(webp, { owner: 'a person', formats: ['jpeg', 'png'] })).rejects.toMatchObject({
    status: 415,
    message: 'Please choose a picture: JPEG, PNG',
  });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"><script/></svg>');
  await expect(rewritePicture(svg, every)).rejects.toMatchObject({ status: 415 });
});
