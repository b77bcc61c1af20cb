import { moneyText } from '@phila/contract/format';
import { sectionProps } from '@phila/contract/remote';
import { shopProduct } from '@phila/contract/resources/shop-product';
import { classes, lazy, Markdown, Picture, ResourceScreen, type Preview, type RowParts } from '@phila/ui';
import { Navigate, useMatch, useSearchParams } from 'react-router-dom';
import { sections } from '../../remote.ts';
import { HowToBegin } from './how-to-begin.tsx';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Previews the product as buyers see it. */
const preview: Preview = (typed) => {
  const price = typed['price'];
  return (
    <article className={classes('grid gap-12')}>
      <Picture src={text(typed['image']) || null} alt="" width={640} height={400} missing="No picture yet" />
      <h3 className={classes('title anywhere')}>{text(typed['name']) || 'Unnamed'}</h3>
      <p className={classes('large strong')}>
        {typeof price === 'number' ? (price === 0 ? 'Free' : moneyText(price)) : 'No price yet'}
      </p>
      <p className={classes('anywhere')}>{text(typed['shortDescription'])}</p>
      <Markdown level={4}>{text(typed['description'])}</Markdown>
      {text(typed['beginWords']) !== '' && (
        <div className={classes('rule-above grid gap-8 pad-y-12')}>
          <HowToBegin words={text(typed['beginWords'])} />
        </div>
      )}
    </article>
  );
};

/** Loads on the first press of its tab: few products have a file. */
const FilesTab = lazy(() => import(/* webpackChunkName: "product-files" */ './files-tab.tsx'), {
  what: 'the file',
  height: 200,
});

const parts: RowParts = (row, canWrite) => [
  {
    key: 'files',
    text: 'Files',
    content: <FilesTab productId={row.id} words={text(row['beginWords'])} canWrite={canWrite} />,
  },
];

/** Products of the shop, each edited beside a preview for buyers. */
const Products = () => (
  <ResourceScreen
    resource={shopProduct}
    {...sectionProps(sections, 'products')}
    preview={preview}
    parts={parts}
    pageOf={({ id }) => `/offers/product/${id}`}
  />
);

/**
 * List with one product open beside it. The specification's address of one product redirects there; it maps to this
 * page so that the target loads with the document.
 */
const ProductsPage = () => {
  const isOfOne = useMatch('/admin/product-management') !== null;
  const [params] = useSearchParams();
  const row = encodeURIComponent(params.get('id') ?? 'new');
  return isOfOne ? <Navigate to={`/admin/product-management-pages?row=${row}`} replace /> : <Products />;
};

export default ProductsPage;
