/** Stands in for what the runtime adds to its errors for tools that collect them. */
export const optionsToMFContext = () => undefined;
