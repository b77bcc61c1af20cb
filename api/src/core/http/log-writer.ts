/** Milliseconds after which lines are written out, if fewer characters than the limit below are waiting. */
const WAIT = 100;
const MAX_HELD = 16_384;

export interface LogWriter {
  write(line: string): void;
  flush(): void;
}

/** Buffers lines, so that a busy service does not make a system call for each. */
export const bufferedWriter = (out: (text: string) => void): LogWriter => {
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (held === '') return;
    const text = held;
    held = '';
    out(text);
  };
  return {
    write: (line) => {
      held += line;
      if (held.length >= MAX_HELD) flush();
      else timer ??= setTimeout(flush, WAIT);
    },
    flush,
  };
};
