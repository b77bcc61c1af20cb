export declare const hasProgram: (program: string, fromPackage: string, args?: string[]) => boolean;
