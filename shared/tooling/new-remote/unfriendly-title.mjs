/** A title with every character that has a meaning in the files that it is written into. */
export const TITLE = `What's "New" in \`\${travel}\` \\ {all} <b>&amp;</b> ${'far away '.repeat(6)}`;
