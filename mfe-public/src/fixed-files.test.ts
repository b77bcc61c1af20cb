import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@phila/contract/brand';

/** Files that the shell serves at `/`. */
const FOLDER = path.join(__dirname, '../../shell/public');
const file = (name: string) => readFileSync(path.join(FOLDER, name));

interface Manifest {
  name: string;
  short_name: string;
  description: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

/** Width and height from a PNG's first chunk. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('the fixed files of the site', () => {
  const manifest: Manifest = JSON.parse(file('manifest.webmanifest').toString('utf8'));

  it('carry the brand', () => {
    expect(manifest).toMatchObject({
      name: brand.name,
      short_name: brand.name,
      description: brand.tagline,
      start_url: '/',
    });
  });

  it('have every icon in the size that the manifest states', () => {
    for (const { src } of manifest.icons) expect(existsSync(path.join(FOLDER, src))).toBe(true);
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ src }) => sizeOf(file(src)))).toEqual(pictures.map(({ sizes }) => sizes));
    expect(pictures.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    expect(sizeOf(file('apple-touch-icon.png'))).toBe('180x180');
  });
});
