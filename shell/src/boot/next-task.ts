/**
 * Ends the task of the browser's that this runs in: a press, or a frame, may come before what follows. A message and no
 * timer, which browsers put off in a tab behind others.
 */
export const nextTask = (): Promise<void> =>
  new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => goOn();
    port2.postMessage(0);
  });
