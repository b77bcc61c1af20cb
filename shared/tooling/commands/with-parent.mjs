/** Loaded into a process, it closes it as on SIGTERM once what started it is gone: killed hard, that cannot say so. */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
