const PAGE = { width: 420, height: 298 };

/** A PDF of a small page: a heading and some lines, in a standard PDF font. */
export const demoPdf = (title: string, lines: readonly string[]): Buffer => {
  const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);
  const drawn = [
    '0.545 0.102 0.169 rg 0 274 420 24 re f',
    `0.08 0.13 0.24 rg BT /F1 20 Tf 32 226 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, at) => `BT /F2 12 Tf 32 ${190 - at * 22} Td (${escaped(line)}) Tj ET`),
  ].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    font('Helvetica-Bold'),
    font('Helvetica'),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};
