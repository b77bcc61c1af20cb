/** Makes the changes of a guide in a workspace; gives the files that were changed or made. */
export declare const applyGuide: (workspace: string, markdown: string) => string[];
