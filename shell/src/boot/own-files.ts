import { whenIdle } from '../scheduling/when-idle.ts';

type LoadScript = (url: string, done: (event: Event) => void, ...rest: unknown[]) => void;

/** webpack's own functions, `l` of which fetches a script. Absent from tests. */
declare const __webpack_require__: { l: LoadScript };

/** Milliseconds after which the list is fetched even in a browser that is never idle. */
const AT_LATEST = 5_000;

const addressOf = (file: string): string => new URL(file, window.location.href).href;

/** Reads the hashes of the shell's later files. @throws if the list does not come, or is not the one of this build */
const readList = async (list: string, integrity: string): Promise<void> => {
  const response = await fetch(list, { integrity });
  if (!response.ok) throw new Error(`${list} answered ${response.status}`);
  const hashes = (await response.json()) as Record<string, string>;
  for (const [file, hash] of Object.entries(hashes))
    (window.philaIntegrity ??= {})[addressOf(`/${file}`)] = hash;
};

/**
 * Holds back each later script of the shell until its hash is known, as the page's policy refuses a script without one
 * (api/src/site/policy.ts). The page's own links have the hashes of what it needs first; others come with a list.
 * @param given the script element that names the list; without one, as from a development server, nothing is checked
 */
const checked = (load: LoadScript, given: DOMStringMap): LoadScript => {
  const { laterFiles = '', laterIntegrity = '' } = given;
  let list: Promise<void> | undefined;
  const listed = (): Promise<void> =>
    (list ??= readList(laterFiles, laterIntegrity).catch((error: unknown) => {
      // Asks again for the next script.
      list = undefined;
      throw error;
    }));
  whenIdle(() => void listed().catch(() => undefined), AT_LATEST);
  return (url, done, ...rest) => {
    if (window.philaIntegrity?.[addressOf(url)] !== undefined) return load(url, done, ...rest);
    const loadListed = async (): Promise<void> => {
      try {
        await listed();
      } catch {
        done(new Event('error'));
        return;
      }
      load(url, done, ...rest);
    };
    void loadListed();
  };
};

/** Begins to check the shell's own files. */
export const checkOwnFiles = (): void => {
  const script = document.querySelector<HTMLScriptElement>('script[data-later-files]');
  if (script === null) return;
  const known = (window.philaIntegrity ??= {});
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[integrity]'))
    known[link.href] = link.getAttribute('integrity') ?? '';
  __webpack_require__.l = checked(__webpack_require__.l, script.dataset);
};
