import { ALLOWED_TYPES } from './document-types.ts';

const PROGRAM = `This is a program or a script, which is not kept here. Please choose a ${ALLOWED_TYPES} file.`;
const PAGE =
  'This is a web page or a drawing that can run by itself. Please print it as a PDF, and choose that.';
const ARCHIVE = 'This is an archive. Please unpack it, and choose the files in it one by one.';
const FILM = `Videos and sound files cannot be kept here. Please choose a ${ALLOWED_TYPES} file.`;
const asPdf = (what: string): string => `This is ${what}. Please save it as a PDF, and choose that.`;
const HEIC =
  'This is an Apple photo (HEIC). Please send it to yourself as JPEG, or choose “Most Compatible” in Settings, Camera, Formats, and take it again.';
const asPicture = (what: string): string =>
  `This is ${what}. Please save it as a JPEG or PNG picture, and choose that.`;

/** Refused file types, with a name and the remedy. */
export const foreignTypes = {
  program: PROGRAM,
  page: PAGE,
  archive: ARCHIVE,
  film: FILM,
  heic: HEIC,
  picture: asPicture('a picture of a kind that is not kept here'),
  gif: asPicture('a GIF'),
  oldOffice:
    'This is an old Office file (such as .doc or .xls), or one with a password. Please save it as DOCX or XLSX without a password, or as a PDF.',
  slides: asPdf('a presentation'),
  sheet: 'This is a LibreOffice spreadsheet (.ods). Please save it as XLSX or PDF, and choose that.',
  template: 'This is an Office template. Please open it, save it as DOCX or XLSX, and choose that.',
  macros:
    'There are macros or controls in this document, which can run by themselves. Please save it as DOCX or XLSX without them, or as a PDF.',
  rtf: 'This is a rich text (RTF). Please save it as DOCX or PDF, and choose that.',
  apple: asPdf('a document of Pages, Numbers or Keynote'),
  mail: asPdf('a mail'),
  publisher: asPdf('a drawing or a layout of a program of its own'),
} as const;
export type ForeignType = keyof typeof foreignTypes;

const ENDINGS: { readonly [kind in ForeignType]?: string } = {
  program: 'exe com bat cmd msi scr dll js mjs vbs ps1 sh jar apk app dmg lnk reg py php url',
  page: 'html htm xhtml mht mhtml svg xml hta',
  archive: 'zip rar gz tgz tar bz xz iso',
  film: 'mp4 mov avi mkv webm wmv mpeg mpg mp3 wav ogg flac aac amr opus',
  heic: 'heic heif',
  picture: 'bmp tif tiff avif ico raw dng psd jxl',
  gif: 'gif',
  oldOffice: 'doc xls wps',
  slides: 'ppt pptx odp',
  sheet: 'ods',
  template: 'dotx dot xltx xlt ott',
  macros: 'docm xlsm dotm xltm xlsb pptm',
  rtf: 'rtf',
  apple: 'pages key',
  mail: 'eml msg',
  publisher: 'pub vsd vsdx ai eps indd',
};

const byEnding: ReadonlyMap<string, ForeignType> = new Map(
  Object.entries(ENDINGS).flatMap(([kind, endings]) =>
    endings.split(' ').map((ending): [string, ForeignType] => [ending, kind as ForeignType]),
  ),
);

/** Refused type by a name's extension; null for accepted types and names without an extension: `Payslip 2026.Mar`. */
export const foreignEnding = (name: string): ForeignType | null =>
  byEnding.get(/\.([A-Za-z\d]{1,7})$/.exec(name.trim())?.[1]?.toLowerCase() ?? '') ?? null;
