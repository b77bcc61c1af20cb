import type { DefinedMetadata, MetadataElement } from '@phila/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { readElements } from '../metadata/metadata.ts';
import { metadataAnswers, productMetadata, productMetadataVersions } from '../metadata/tables.ts';
import { shopOrderLines } from '../orders/tables.ts';

/** Counts orders that answered each question, removed ones included; a blank answer does not count. */
const ordersByQuestion = async (
  database: Database,
  productId: number,
): Promise<{ id: string; orders: number }[]> => {
  const { rows } = (await database.execute(sql`
    select answer ->> 'key' as id, count(distinct ${shopOrderLines.orderId})::integer as orders
    from ${shopOrderLines}, jsonb_array_elements(${shopOrderLines.answers}) answer
    where ${shopOrderLines.productId} = ${productId}
      and (jsonb_exists(answer, 'sealed') or answer -> 'value' not in ('""'::jsonb, '[]'::jsonb))
    group by 1
    order by 1`)) as { rows: { id: string; orders: number }[] };
  return rows;
};

/** Reads a product's questions as administrators see them. */
export const readDefined = async (database: Database, productId: number): Promise<DefinedMetadata> => {
  const [stored] = await database
    .select()
    .from(productMetadata)
    .where(eq(productMetadata.productId, productId));
  const elements = stored?.elements ?? [];
  const used = await ordersByQuestion(database, productId);
  return {
    productId,
    version: stored?.version ?? 0,
    metaData: { elements },
    used: used.filter(({ id }) => elements.some((element) => element.id === id)),
  };
};

/** The kind of each question when last asked, removed ones included. */
const kindsAsked = async (
  tx: Database,
  productId: number,
): Promise<ReadonlyMap<string, MetadataElement['type']>> => {
  const versions = await tx
    .select({ elements: productMetadataVersions.elements })
    .from(productMetadataVersions)
    .where(eq(productMetadataVersions.productId, productId))
    .orderBy(asc(productMetadataVersions.version));
  return new Map(versions.flatMap(({ elements }) => elements.map(({ id, type }) => [id, type] as const)));
};

/** @throws Refusal 422 at each question that would change its kind although orders have answers to it */
const assertKindsKept = async (
  tx: Database,
  productId: number,
  elements: readonly MetadataElement[],
): Promise<void> => {
  const kinds = await kindsAsked(tx, productId);
  const changed = elements.filter(({ id, type }) => (kinds.get(id) ?? type) !== type);
  if (changed.length === 0) return;
  const used = new Map((await ordersByQuestion(tx, productId)).map(({ id, orders }) => [id, orders]));
  const errors = elements.flatMap((element, at) => {
    const orders = used.get(element.id);
    if (orders === undefined || !changed.includes(element)) return [];
    const message = `${orders === 1 ? 'One order' : `${orders} orders`} answered “${element.label}”, so that its kind stays. Delete it and add another question instead.`;
    return [{ path: `metaData.elements.${at}.type`, message }];
  });
  const [first] = errors;
  if (first !== undefined) throw new Refusal(422, first.message, errors);
};

/**
 * Sets a product's questions as a new version; an empty list asks nothing. If a question changes its kind, deletes all
 * answers not yet ordered, so that they are asked again: they no longer fit or are not sealed. Orders keep their
 * questions and answers.
 * @throws Refusal 422 if a question already answered in an order would change its kind
 */
export const defineElements = async (
  tx: Database,
  productId: number,
  elements: MetadataElement[],
): Promise<void> => {
  await assertKindsKept(tx, productId, elements);
  const before = await readElements(tx, productId);
  const kinds = new Map(before.map(({ id, type }) => [id, type]));
  if (elements.some(({ id, type }) => (kinds.get(id) ?? type) !== type))
    await tx.delete(metadataAnswers).where(eq(metadataAnswers.productId, productId));
  const [stored] = await tx
    .insert(productMetadata)
    .values({ productId, elements })
    .onConflictDoUpdate({
      target: productMetadata.productId,
      set: { elements, version: sql`${productMetadata.version} + 1` },
    })
    .returning({ version: productMetadata.version });
  if (stored === undefined) throw new Error('The questions were not saved');
  await tx.insert(productMetadataVersions).values({ productId, version: stored.version, elements });
};
