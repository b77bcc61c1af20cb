import type { Faces } from '@phila/cv-template/engine';
import { createElement, type ReactElement } from 'react';
import { type DrawnNode, PAGE_NUMBERS } from '../drawn/drawn-node.ts';
import { words } from './words.ts';

interface PageOf {
  pageNumber: number;
  totalPages: number;
}

/** Makes footer text a function, because the library knows page numbers only after layout. */
const numbered = (text: string, faces: Faces) => {
  const [before = '', after = ''] = text.split(PAGE_NUMBERS);
  return ({ pageNumber, totalPages }: PageOf): string =>
    `${words(before, faces)}page ${pageNumber} of ${totalPages}${words(after, faces)}`;
};

/** Turns a node back into an element of the library. */
export const element = ({ type, props, children }: DrawnNode, faces: Faces): ReactElement => {
  const [only] = children;
  if (typeof only === 'string' && only.includes(PAGE_NUMBERS))
    return createElement(type, { ...props, render: numbered(only, faces) });
  return createElement(
    type,
    props,
    ...children.map((child) => (typeof child === 'string' ? words(child, faces) : element(child, faces))),
  );
};
