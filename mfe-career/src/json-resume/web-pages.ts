import { isWebPage, withScheme } from '@phila/contract/web-address';
import { same } from './imported-entry.ts';
import type { Reader } from './reader.ts';

/** JSON Resume's network name. */
export const LINKEDIN = 'LinkedIn';
/** Longest line, in characters. */
const LINE = 255;

/** Web address as About Me stores it; '' if invalid. */
const pageOf = (typed: string): string => {
  const address = withScheme(typed);
  return typed !== '' && address.length <= LINE && isWebPage(address) ? address : '';
};

interface Pages {
  linkedIn: string;
  website: string;
  /** Profiles beside these, each with its address. */
  others: readonly Reader[];
  lost: readonly string[];
}

/** Reads `url` and `profiles`. LinkedIn's address and the first other one are kept; further ones are others. */
export const pagesOf = (url: string, profiles: readonly Reader[]): Pages => {
  const others: Reader[] = [];
  const pages: { linkedIn: string; website: string; lost: string[] } = {
    linkedIn: '',
    website: pageOf(url),
    lost: url === '' || pageOf(url) !== '' ? [] : [`Url: ${url}`],
  };
  for (const profile of profiles) {
    const [name, user] = [profile.text('network', 'name', 'label'), profile.text('username')];
    const address = profile.text('url', 'link', 'href');
    const isLinkedIn = same(name, LINKEDIN) || /^(https?:\/\/)?([\w-]+\.)?linkedin\.com\//i.test(address);
    const page =
      pageOf(address) ||
      (isLinkedIn && address === '' && /^[\w-]+$/.test(user) ? `https://www.linkedin.com/in/${user}` : '');
    const place = isLinkedIn ? 'linkedIn' : 'website';
    if (page !== '' && pages[place] === '') pages[place] = page;
    else if (page !== '' || (address === '' && name + user !== '')) {
      others.push(profile);
      continue;
    } else pages.lost.push(`Profile: ${[name, user, address].filter(Boolean).join(', ')}`);
    pages.lost.push(...profile.lost());
  }
  return { ...pages, others };
};
