const MARKUP =
  /<\/?(?:p|br|ul|ol|li|b|i|u|em|strong|a|div|span|h[1-6]|code)\b[^>]*>|&(?:amp|lt|gt|quot|nbsp|#\d+);/i;

/** Turns line-breaking tags into line ends, and list items into lines with a hyphen. */
const broken = (html: string): string =>
  html
    .replaceAll(/\s*<li\b[^>]*>(?:\s*<p\b[^>]*>)?/gi, '\n- ')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|ul|ol|h[1-6])>/gi, '\n');

/** Decodes entities by the browser's own table; the page's Trusted Types refuse markup, so none is left in the text. */
const decoded = (text: string): string => {
  const area = document.createElement('textarea');
  area.innerHTML = text.replaceAll('<', '&lt;');
  return area.value;
};

/** Text of HTML from a rich-text editor; other text stays. Nothing is displayed or run. */
export const withoutMarkup = (text: string): string => {
  if (!MARKUP.test(text)) return text;
  return decoded(broken(text).replaceAll(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi, ''))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}(?=- )/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
};
