/** Makes the changes of a guide in a workspace; gives the files that were changed or made. */
export declare const applyGuide: (workspace: string, markdown: string) => string[];
/** The changes of a guide: a `diff` changes its file, any other block is a new file as a whole. */
export declare const changesIn: (markdown: string) => { file: string; isDiff: boolean; text: string }[];
