/** Renders our own SVG as WebP. Never for an uploaded one: the renderer follows its references. */
export const drawPicture = async (svg: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer();
};
