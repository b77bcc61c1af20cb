import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { DrawnNode } from './drawn-node.ts';

/** Document as written: an element that resolves to a `HouseDocument`. */
export type DocumentElement = ReactElement;

type Component = (props: Readonly<Record<string, unknown>>) => ReactNode;

/** Result of `memo(Component)`. */
interface Memoized {
  readonly type: Component;
}

const isMemoized = (type: unknown): type is Memoized =>
  typeof type === 'object' && type !== null && 'type' in type && typeof type.type === 'function';

/** Name of a component, for error messages. */
const nameOf = (type: unknown): string =>
  typeof type === 'function' ? type.name || 'a component' : String(type);

const childrenOf = (children: unknown): (DrawnNode | string)[] => {
  if (Array.isArray(children)) return joined(children.flatMap(childrenOf));
  if (typeof children === 'string' || typeof children === 'number' || typeof children === 'bigint')
    return children === '' ? [] : [String(children)];
  if (children === null || children === undefined || typeof children === 'boolean') return [];
  if (isValidElement<Record<string, unknown>>(children)) return elementOf(children);
  throw new TypeError(`A document cannot hold ${Object.prototype.toString.call(children)}`);
};

/** Joins adjacent texts: React splits `Number {12}` into two, although readers see one. */
const joined = (children: readonly (DrawnNode | string)[]): (DrawnNode | string)[] => {
  const result: (DrawnNode | string)[] = [];
  for (const child of children) {
    const last = result.at(-1);
    if (typeof child === 'string' && typeof last === 'string') result[result.length - 1] = last + child;
    else result.push(child);
  }
  return result;
};

const call = (component: Component, props: Readonly<Record<string, unknown>>): (DrawnNode | string)[] => {
  let returned: ReactNode;
  try {
    returned = component(props);
  } catch (error) {
    // React's own message for a hook outside a component ("null (reading 'useState')") does not help.
    throw new TypeError(
      `${nameOf(component)} could not be drawn. Components of a document take no hooks and no context: pass what they show as props.`,
      { cause: error },
    );
  }
  return childrenOf(returned);
};

const elementOf = ({ type, props }: ReactElement<Record<string, unknown>>): (DrawnNode | string)[] => {
  if (type === Fragment) return childrenOf(props['children']);
  if (typeof type === 'function') return call(type as Component, props);
  if (isMemoized(type)) return call(type.type, props);
  if (typeof type !== 'string') throw new TypeError(`A document cannot hold ${nameOf(type)}`);
  const { children, ...rest } = props;
  for (const [name, value] of Object.entries(rest))
    if (typeof value === 'function')
      throw new TypeError(
        `${type} has a function as \`${name}\`. A document is made in a worker, to which no function can be sent.`,
      );
  return [{ type, props: rest, children: childrenOf(children) }];
};

/**
 * Resolves a document's components by calling each once as a plain function of its props; the library's own React would
 * add 50 kB to the page.
 * @throws TypeError for anything but a document, and for props that cannot be sent to a worker
 */
export const drawn = (document: DocumentElement): DrawnNode => {
  const [root, ...others] = childrenOf(document);
  if (typeof root !== 'object' || root.type !== 'DOCUMENT' || others.length > 0)
    throw new TypeError('A document begins with HouseDocument');
  return root;
};
