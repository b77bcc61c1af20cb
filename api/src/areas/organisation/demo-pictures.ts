/** Stores an SVG as organisations' pictures are stored, as a data URL (specification: accounts). */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg.replaceAll(/\n\s*/g, '')).toString('base64')}`;

/** Umoya is isiZulu for wind: three gusts over a rising sun. */
export const umoyaLogo = dataUrl(`
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 56" width="200" height="56" role="img" aria-label="Umoya Energy">
  <rect width="56" height="56" rx="12" fill="#0B6E4F"/>
  <path d="M12 40a16 16 0 0 1 32 0z" fill="#F2A541"/>
  <g fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round">
    <path d="M9 27h25a6 6 0 1 0-6-6"/>
    <path d="M15 34h28"/>
    <path d="M9 40h27a5 5 0 1 1-5 5"/>
  </g>
  <g fill="#0B6E4F" font-family="Figtree,Segoe UI,Helvetica,Arial,sans-serif">
    <text x="68" y="28" font-size="23" font-weight="700">Umoya</text>
    <text x="69" y="46" font-size="14" letter-spacing="3.2" fill="#5B6B63">ENERGY</text>
  </g>
</svg>`);

/** Imbali is isiZulu for flower: five petals round a seed. */
export const imbaliLogo = dataUrl(`
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 56" width="200" height="56" role="img" aria-label="Imbali Foods">
  <rect width="56" height="56" rx="12" fill="#7A2E5D"/>
  <g transform="translate(28 28)" fill="#E8B04A">
    ${[0, 72, 144, 216, 288].map((turn) => `<ellipse rx="6.4" ry="10.4" cy="-11.4" transform="rotate(${turn})"/>`).join('')}
    <circle r="5" fill="#fff"/>
  </g>
  <g fill="#7A2E5D" font-family="Figtree,Segoe UI,Helvetica,Arial,sans-serif">
    <text x="68" y="28" font-size="23" font-weight="700">Imbali</text>
    <text x="69" y="46" font-size="14" letter-spacing="3.2" fill="#6B5B65">FOODS</text>
  </g>
</svg>`);

/** Hills at first light with turbines on them, pale enough to lie behind text. */
const turbine = (x: number, y: number, size: number): string => `
  <g transform="translate(${x} ${y}) scale(${size})" fill="#fff" fill-opacity=".85">
    <path d="M-2 0h4l3 150h-10z"/>
    <path d="M0 0C-6-30-4-62 0-84c4 22 6 54 0 84z"/>
    <path d="M0 0c29 10 56 27 73 42C51 37 22 26 0 0z"/>
    <path d="M0 0c-22 26-51 37-73 42C-56 27-29 10 0 0z"/>
    <circle r="6"/>
  </g>`;

export const umoyaBackground = dataUrl(`
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice">
  <defs>
    <linearGradient id="s" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#DDEFE6"/><stop offset=".6" stop-color="#FBEBD0"/><stop offset="1" stop-color="#F7D9A6"/>
    </linearGradient>
  </defs>
  <rect width="1600" height="900" fill="url(#s)"/>
  <circle cx="1120" cy="610" r="150" fill="#F2A541" fill-opacity=".55"/>
  ${turbine(330, 430, 1.5)}${turbine(560, 500, 1.05)}${turbine(1340, 470, 1.25)}
  <path d="M0 660c220-90 420-70 640 0s520 90 960-40v280H0z" fill="#7DB79E"/>
  <path d="M0 740c300-80 520-10 820 20s520-30 780-70v210H0z" fill="#3F9273"/>
  <path d="M0 820c260-50 560-20 860 10s540-10 740-40v110H0z" fill="#0B6E4F"/>
</svg>`);
