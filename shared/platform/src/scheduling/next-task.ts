/**
 * Ends the task of the browser's that this runs in: a press, or a frame, may come before what follows. A message and no
 * timer, which browsers put off in a tab behind others. By an address of its own, for the shell waits so before any of the
 * package is evaluated.
 */
export const nextTask = (): Promise<void> =>
  new Promise((goOn) => {
    const channel = new MessageChannel();
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- by a handler a port begins by itself
    channel.port1.onmessage = () => goOn();
    channel.port2.postMessage(null);
  });
