/** Copies the workspace, with what was compiled and built, to a temporary folder; gives the folder. */
export declare const copyWorkspace: (isNeeded?: (place: string) => boolean) => string;
