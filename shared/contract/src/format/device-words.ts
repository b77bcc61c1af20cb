type Known = readonly (readonly [RegExp, string])[];

/** The first match counts: Edge and Opera also claim to be Chrome, and Chrome to be Safari. */
const browsers: Known = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Known = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (known: Known, userAgent: string): string | undefined =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Describes a user agent as "Chrome on Windows", as far as it tells. */
export const deviceWords = (userAgent: string): string => {
  const browser = nameIn(browsers, userAgent) ?? 'A browser';
  const system = nameIn(systems, userAgent);
  return system === undefined
    ? browser === 'A browser'
      ? 'An unknown device'
      : browser
    : `${browser} on ${system}`;
};

/** Describes `197.86.12.0/24` as "a network whose address begins with 197.86.12". */
export const placeWords = (network: string): string => {
  const begin = /^((?:\d+\.){2}\d+)\.0\/24$/.exec(network)?.[1] ?? /^([\da-f:]+?)::\/48$/i.exec(network)?.[1];
  return begin === undefined ? 'an unknown network' : `a network that begins with ${begin}`;
};
