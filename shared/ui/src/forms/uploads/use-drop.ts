import { notify } from '@phila/platform';
import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Returns the dropped files. Leaves out folders, because no browser can read them, and tells the person. */
const filesOf = ({ files, items }: DataTransfer): File[] => {
  const entries = [...(items ?? [])]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.());
  if (entries.some((entry) => entry?.isDirectory)) {
    notify({
      severity: 'error',
      text: 'A folder cannot be uploaded as a whole. Please choose the files in it.',
    });
  }
  return [...files].filter((_, at) => entries[at]?.isDirectory !== true);
};

/**
 * Takes files dropped anywhere on the page while `active`.
 * @returns true while files are dragged over the page
 */
export const useDrop = (active: boolean, onFiles: (files: readonly File[]) => void): boolean => {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(onFiles);
  useEffect(() => {
    if (!active) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // Counts nested elements: the next one is entered before the last one is left.
    let depth = 0;
    window.addEventListener(
      'dragenter',
      (event) => {
        if (!holdsFiles(event)) return;
        depth += 1;
        setOver(true);
      },
      { signal },
    );
    window.addEventListener(
      'dragleave',
      (event) => {
        if (!holdsFiles(event)) return;
        depth = Math.max(0, depth - 1);
        if (depth === 0) setOver(false);
      },
      { signal },
    );
    window.addEventListener(
      'dragover',
      (event) => {
        if (holdsFiles(event)) event.preventDefault();
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        depth = 0;
        setOver(false);
        const files = event.dataTransfer ? filesOf(event.dataTransfer) : [];
        if (files.length > 0) dropped(files);
      },
      { signal },
    );
    return () => {
      stop.abort();
      setOver(false);
    };
  }, [active]);
  return over;
};
