/** @jest-environment node */
import { calls } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { CallError } from '../exchange/call-error.ts';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { usePosted } from '../hydration/use-posted.ts';
import { useSiteOrigin } from '../hydration/use-site-origin.ts';
import { remoteApp } from '../mounting/remote-app.tsx';
import { usePageHead } from '../hydration/use-page-head.ts';
import { draw } from './draw.tsx';

const head = { title: 'One', description: '', path: '/one', list: '/all', image: null, data: {} };
const query = calls.shop.product.query({ params: { id: 7 } });

const Page = () => {
  const product = useQuery(query);
  const isUnknown = product.error instanceof CallError && product.error.status === 404;
  usePageHead(isUnknown ? 'not-found' : product.data && head);
  const posted = usePosted();
  return (
    <h1>
      {product.data?.productName ?? 'Loading'} at {useSiteOrigin()}
      {useIsHydrated() ? ' in a browser' : ''} {posted?.refused['message'] ?? ''}
    </h1>
  );
};
remoteApp('few', Page);

const request = { name: 'few', pathname: '/one', search: '', origin: 'https://phila.test', answers: [] };
const plain = (html: string) => html.replaceAll(/<!--.*?-->/g, '');

it('tells what a page asks for, and draws it with the answer and its head', async () => {
  const first = await draw(request);
  expect([plain(first.html), first.head]).toEqual(['<h1>Loading at https://phila.test </h1>', null]);
  expect(first.asked).toMatchObject([{ key: query.queryKey, address: '/api/v1/Shop/product/7' }]);
  const second = await draw({
    ...request,
    answers: [{ key: query.queryKey, value: { productName: 'First aid' } }],
  });
  expect([plain(second.html), second.asked, second.head]).toEqual([
    '<h1>First aid at https://phila.test </h1>',
    [],
    head,
  ]);
});

it('shows a refused read as refused, so that a page can say that it is not found', async () => {
  const refused = [{ key: query.queryKey, status: 404, message: 'Not on offer' }];
  expect(await draw({ ...request, refused })).toMatchObject({ asked: [], head: 'not-found' });
});

it('draws a posted form with what was refused', async () => {
  const posted = { typed: {}, refused: { message: 'Please write a message' }, problem: null };
  expect((await draw({ ...request, posted })).html).toContain('Please write a message');
});

it('fails with what a page throws, and for a remote that is not there', async () => {
  remoteApp('broken', () => {
    throw new Error('no such plan');
  });
  await expect(draw({ ...request, name: 'broken' })).rejects.toThrow('no such plan');
  await expect(draw({ ...request, name: 'none' })).rejects.toThrow('The remote none makes no application');
});
