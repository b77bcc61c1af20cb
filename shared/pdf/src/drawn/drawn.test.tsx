import { memo, type ReactNode, useState } from 'react';
import { HouseDocument } from '../house/house-document.tsx';
import { Text, View } from '../house/primitives.ts';
import { drawn } from './drawn.ts';

const Whole = ({ children }: { children: ReactNode }) => (
  <HouseDocument title="A" author="B" at={new Date(0)} footer="C">
    {children}
  </HouseDocument>
);

/** Last child of the page; repeated elements, such as the footer, come before it. */
const lastOf = (children: ReactNode) => {
  const [page] = drawn(<Whole>{children}</Whole>).children;
  return typeof page === 'object' ? page.children.at(-1) : page;
};

const Name = ({ of }: { of: string }) => <Text>{of}</Text>;
const Remembered = memo(Name);

test('components, fragments, lists and memo are resolved, and what is not drawn is left out', () => {
  expect(
    lastOf(
      <View>
        <>
          {[<Name key="1" of="one" />, <Remembered key="2" of="two" />]}
          {null}
          {false}
        </>
      </View>,
    ),
  ).toEqual({
    type: 'VIEW',
    props: {},
    children: [
      { type: 'TEXT', props: {}, children: ['one'] },
      { type: 'TEXT', props: {}, children: ['two'] },
    ],
  });
});

test('texts beside each other are one', () => {
  expect(lastOf(<Text>Number {12}.</Text>)).toEqual({ type: 'TEXT', props: {}, children: ['Number 12.'] });
});

test('a worker can be sent it', () => {
  const document = drawn(
    <Whole>
      <Text>one</Text>
    </Whole>,
  );
  expect(structuredClone(document)).toEqual(document);
});

const Counting = () => {
  const [count] = useState(0);
  return <Text>{count}</Text>;
};

test.each([
  ['a hook', () => <Counting />, /take no hooks/],
  ['a function', () => <Text render={() => 'one'} />, /has a function as `render`/],
])('%s is refused with a sentence', (_what, child, message) => {
  expect(() => drawn(<Whole>{child()}</Whole>)).toThrow(message);
});

test('anything but a document is refused', () => {
  expect(() => drawn(<Text>one</Text>)).toThrow('A document begins with HouseDocument');
});
