/**
 * A drawing of our own code as a WebP. Never for an uploaded SVG: the renderer would follow what is in it.
 */
export const drawPicture = async (svg: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer();
};
