export const isShort: boolean;
export const leftOut: string[];
