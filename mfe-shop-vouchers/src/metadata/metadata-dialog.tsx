import { calls, type MetadataField, type ProductMetadata } from '@phila/contract/calls';
import { notify, send } from '@phila/platform';
import {
  blankAnswer,
  Button,
  classes,
  Dialog,
  DialogBody,
  DialogFoot,
  Form,
  FormLine,
  QuestionField,
  Steps,
  SubmitButton,
} from '@phila/ui';
import { useState } from 'react';

type Answers = Record<string, string | string[]>;

/** Initial values: the answers saved before. */
const startOf = ({ metaData, fields }: ProductMetadata): Answers => {
  const saved = new Map(fields.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    metaData.elements.map((element) => [element.id, saved.get(element.id) ?? blankAnswer(element)]),
  );
};

/** Lists every question with its answer, '' if none (specification: orders, "Metadata"). */
const fieldsOf = ({ metaData }: ProductMetadata, answers: Answers): MetadataField[] =>
  metaData.elements.map((element) => ({
    key: element.id,
    label: element.label,
    value: answers[element.id] ?? blankAnswer(element),
  }));

interface MetadataDialogProps {
  /** Products with questions, in the order of the cart. */
  products: readonly ProductMetadata[];
  /** Called once the last answers are saved. */
  onFinished: () => void;
  onClose: () => void;
}

/**
 * Asks products' questions before checkout, a product at a time. The service checks the answers and names missing
 * ones at their fields (specification: orders). If saving fails, the product stays.
 */
const MetadataDialog = ({ products, onFinished, onClose }: MetadataDialogProps) => {
  const [at, setAt] = useState(0);
  const product = products[at];
  if (product === undefined) return null;
  const isLast = at === products.length - 1;
  return (
    <Dialog title="A few questions" onClose={onClose}>
      <Form<Answers>
        key={product.productId}
        label={product.productName}
        initialValues={startOf(product)}
        failure="Failed to save metadata"
        send={async (answers) => {
          await send(calls.shop.saveProductMeta, {
            params: { productId: product.productId },
            body: { productId: product.productId, payload: { fields: fieldsOf(product, answers) } },
          });
          if (isLast) onFinished();
          else setAt(at + 1);
        }}
        onFailure={() => notify({ severity: 'error', text: 'Failed to save metadata' })}
      >
        <DialogBody>
          <div className={classes('grid gap-16')}>
            {products.length > 1 && (
              <Steps
                label="Products with questions"
                steps={products.map(({ productName }) => productName)}
                current={at}
              />
            )}
            <h3 className={classes('heading')}>{product.productName}</h3>
            {product.metaData.elements.some(({ required }) => required) && (
              <p className={classes('small muted')}>Fields with a star (*) are required.</p>
            )}
            <FormLine />
            {product.metaData.elements.map((element) => (
              <QuestionField
                key={element.id}
                element={element}
                isAnswered={product.fields.some(({ key, isSealed }) => key === element.id && isSealed)}
              />
            ))}
          </div>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton sending="Saving">{isLast ? 'Finish' : 'Next'}</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};

export default MetadataDialog;
