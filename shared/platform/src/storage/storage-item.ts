/** A value kept in the browser; a browser that refuses storage (private mode, blocked cookies) keeps it in memory. */
export interface StorageItem {
  read(): string | null;
  write(value: string): void;
  remove(): void;
}

const memory = new Map<string, string>();

export const storageItem = (area: 'localStorage' | 'sessionStorage', key: string): StorageItem => {
  const spare = `${area} ${key}`;
  return {
    read() {
      try {
        return window[area].getItem(key) ?? memory.get(spare) ?? null;
      } catch {
        return memory.get(spare) ?? null;
      }
    },
    write(value) {
      try {
        window[area].setItem(key, value);
        memory.delete(spare);
      } catch {
        memory.set(spare, value);
      }
    },
    remove() {
      memory.delete(spare);
      try {
        window[area].removeItem(key);
      } catch {
        // Nothing to remove: storage is forbidden.
      }
    },
  };
};
