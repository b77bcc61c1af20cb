import { withArticle, numberText } from '@phila/contract/format';
import { type AnyResource, MAX_COUNTED } from '@phila/contract/resources';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Writes 'Products', as a heading. */
export const pluralHead = ({ plural }: AnyResource): string => capital(plural);

/** Writes 'Product', as a heading. */
export const singularHead = ({ title }: AnyResource): string => capital(title);

/** Words for the button, the heading and the form alike: 'Add a product', 'Add an organisation'. */
export const addWords = ({ title, article }: AnyResource): string =>
  `Add ${withArticle(title, article ?? undefined)}`;

/** Writes '1 274 products', '1 product' or '10 000+ products'. */
export const countOfRows = ({ title, plural }: AnyResource, count: number, isCapped = false): string =>
  isCapped ? `${numberText(MAX_COUNTED)}+ ${plural}` : `${numberText(count)} ${count === 1 ? title : plural}`;
