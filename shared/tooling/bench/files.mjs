import { get } from 'node:http';
import { gzipSync } from 'node:zlib';

const bytesOf = (url, encoding) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
      answer.on('error', reject);
    }).on('error', reject);
  });

const known = new Map();

/** Weighs a file in transit: its body by gzip at level 9, and as served to browsers that take brotli. */
export const weightOf = async (url) => {
  if (!known.has(url)) {
    const [plain, served] = await Promise.all([bytesOf(url, 'identity'), bytesOf(url, 'br')]);
    known.set(url, { gzip: gzipSync(plain, { level: 9 }).length, brotli: served.length });
  }
  return known.get(url);
};

export const sumOf = async (urls) => {
  const weights = await Promise.all(urls.map(weightOf));
  return {
    gzip: weights.reduce((sum, { gzip }) => sum + gzip, 0),
    brotli: weights.reduce((sum, { brotli }) => sum + brotli, 0),
  };
};
