import { moneyText } from '@phila/contract/format';
import { sectionProps } from '@phila/contract/remote';
import { shopProduct } from '@phila/contract/resources/shop-product';
import { classes, Markdown, Picture, ResourceScreen, type Preview, type RowParts } from '@phila/ui';
import { sections } from '../../remote.ts';
import { FileForOwners } from './file-for-owners.tsx';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The product as buyers see it. */
const preview: Preview = (typed, row) => {
  const price = typed['price'];
  return (
    <article className={classes('grid gap-12')}>
      {row !== null && (
        <Picture
          src={row.pictures['image'] ?? null}
          alt=""
          width={640}
          height={400}
          missing="No picture yet"
        />
      )}
      <h3 className={classes('title anywhere')}>{text(typed['name']) || 'Unnamed'}</h3>
      <p className={classes('large strong')}>
        {typeof price === 'number' ? (price === 0 ? 'Free' : moneyText(price)) : 'No price yet'}
      </p>
      <p className={classes('anywhere')}>{text(typed['shortDescription'])}</p>
      <Markdown level={4}>{text(typed['description'])}</Markdown>
      {text(typed['beginWords']) !== '' && (
        <div className={classes('rule-above grid gap-8 pad-y-12')}>
          <h4 className={classes('bold')}>How to begin, for those who own it</h4>
          <Markdown level={4}>{text(typed['beginWords'])}</Markdown>
        </div>
      )}
    </article>
  );
};

const parts: RowParts = (row, canWrite) => [
  { key: 'files', text: 'Files', content: <FileForOwners productId={row.id} canWrite={canWrite} /> },
];

/** Products of the shop, each edited beside what its buyers see. */
const ProductsPage = () => (
  <ResourceScreen
    resource={shopProduct}
    {...sectionProps(sections, 'products')}
    preview={preview}
    parts={parts}
  />
);

export default ProductsPage;
