import { FIXED, NAMES_OF_AREAS, PROPER } from './fixed-texts.mjs';

/** Keys of short texts that name something: titles, labels, buttons, columns. */
const NAMES = new Set([
  'title',
  'label',
  'heading',
  'caption',
  'legend',
  'aria-label',
  '<h1>',
  '<h2>',
  '<h3>',
  '<legend>',
  '<th>',
  '<Button>',
  '<ButtonLink>',
  '<SubmitButton>',
  '<MainAction>',
  '<PickFiles>',
  'confirm',
  'cancel',
  'placeholder',
]);

/**
 * Words that the product avoids, each with its replacement (docs/words.md).
 * @type {[RegExp, string][]}
 */
const NEVER = [
  [
    /\b(?:whoever|whom|thereof|thereby|herewith|anew|meanwhile|nobody)\b/i,
    'a plainer word, such as “people who”, “no one”, “again”',
  ],
  [/\b(?:is|are) there\b(?!.*\?)/i, 'what it is: “complete”, “ready”, “available”'],
  [/\btak(?:e|es|en|ing) over\b/i, '“use” or “fill in”'],
  [/\b(?:has|have) run out\b/i, '“has expired”'],
  [/\blies (?:before|after|with|here)\b/i, '“is”'],
  [/\bstands? (?:here|there)\b|\bhow (?:it|they|each one) stands?\b/i, '“is shown”, “status”'],
  [/\bmail(?:s|ed|ing)?\b/i, '“email”'],
  [/\be-mail/i, '“email”'],
  [/\bsomebody looks\b/i, '“we are looking into it”'],
  [/\bput (?:it|them|these lines?) right\b/i, '“correct”'],
  [/\bper cent\b/i, '“percent”'],
  [/\bclick(?:ed|ing)? (?:on|here)\b/i, '“press”, “choose” or “open”'],
  [/\b(?:oops|sorry|whoops|uh-oh)\b/i, 'what is wrong and what to do'],
  [/\b(?:invalid|illegal) (?:format|value|request)\b/i, 'what is wrong and what to do'],
];

/** American spellings; this is South African English. */
const AMERICAN =
  /\b(?:colors?|colored|favorites?|behaviors?|neighbors?|honors|labor|centers?|catalogs?|canceled|canceling|fulfill|enroll|judgment|program me|licence[sd]|practice[sd]|check(?:ing)? account)\b|\b\w+(?:yz(?:e|ed|es|ing)|[^sr]iz(?:ed|es|ing|ation|ations))\b|\b(?:organ|recogn|author|real|custom|final|summar|apolog|util|minim|maxim|optim|personal|special)ize\b/i;

/** Words inside a sentence that have a capital but belong to no name: sentence case has none. */
const capitalised = (/** @type {string} */ text) =>
  NAMES_OF_AREAS.reduce((left, name) => left.replaceAll(name, 'x'), text)
    .replaceAll('{…}', 'x')
    .split(/(?<=[.:?!…“(])\s+|[“(]/)
    .flatMap((sentence) => sentence.split(/[\s/]+/).slice(1))
    .map((word) => word.replaceAll(/^[^A-Za-z]+|[^A-Za-z]+$/g, '').replace(/’s$/, ''))
    .filter((word) => /^[A-Z][a-z]+(?:-[A-Z]?[a-z]+)*$/.test(word) && !PROPER.has(word));

/** Lists the faults of a text; none for texts that the specification fixes to the letter. */
export const faultsOf = (/** @type {{ where: string, text: string }} */ { where, text: written }) => {
  if (FIXED.has(written)) return [];
  // Checks only the words of a page that is written as text, such as a mail.
  const text = written.replaceAll(/<[^>]*>/g, '');
  const faults = [];
  for (const [pattern, instead] of NEVER) {
    const found = pattern.exec(text);
    if (found) faults.push(`“${found[0]}”: say ${instead}`);
  }
  const american = AMERICAN.exec(text);
  if (american) faults.push(`“${american[0]}”: South African spelling`);
  if (/\S {2,}\S/.test(written)) faults.push('two spaces');
  if (/[A-Za-z’] +[,.;:!?](?:\s|$)/.test(text) || /[A-Za-z] …/.test(text))
    faults.push('a space before the mark');
  if (/\.\.\./.test(text)) faults.push('three full stops: use …');
  if (/[A-Za-z]'[A-Za-z]/.test(text)) faults.push('a straight apostrophe: use ’');
  if (/(?:^|\s)"[^"]+"/.test(text)) faults.push('straight quotes: use “ ”');
  if ((text.match(/\bplease\b/gi) ?? []).length > 1) faults.push('“please” twice');
  if (NAMES.has(where) && text.length < 60) {
    if (/\bplease\b(?! note)/i.test(text)) faults.push('“please” in a name');
    const words = capitalised(text);
    if (words.length > 0) faults.push(`sentence case: ${words.join(', ')}`);
  }
  return faults;
};
