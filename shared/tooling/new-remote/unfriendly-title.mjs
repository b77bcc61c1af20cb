/** Everything that would end a text, or begin something else, where it is written by hand. */
export const TITLE = `What's "New" in \`\${travel}\` \\ {all} <b>&amp;</b> ${'far away '.repeat(6)}`;
