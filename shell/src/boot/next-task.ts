/** Ends the task of the browser's that this runs in: a press, or a frame, may come before what follows. */
export const nextTask = (): Promise<void> => new Promise((goOn) => setTimeout(goOn));
