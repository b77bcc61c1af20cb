import type * as renderer from '@react-pdf/renderer';
import type { ComponentProps, ComponentType } from 'react';

/*
 * The elements of @react-pdf/renderer with their types. At run time each is only its name (`View` is 'VIEW'), as in
 * the library itself (primitives.test.ts), so that pages offering a document load no PDF library.
 */

/** Casts a name to the component type that the library declares. */
const named = <Component>(name: string): Component => name as unknown as Component;

export const Document = named<typeof renderer.Document>('DOCUMENT');
export const Page = named<typeof renderer.Page>('PAGE');
/** The library accepts a bookmark on any element; its types allow it only on a page. */
type ViewProps = ComponentProps<typeof renderer.View> & { bookmark?: string };
export const View = named<ComponentType<ViewProps>>('VIEW');
export const Text = named<typeof renderer.Text>('TEXT');
export const Link = named<typeof renderer.Link>('LINK');
export const Svg = named<typeof renderer.Svg>('SVG');
export const G = named<typeof renderer.G>('G');
export const Path = named<typeof renderer.Path>('PATH');
export const Rect = named<typeof renderer.Rect>('RECT');
export const Line = named<typeof renderer.Line>('LINE');
export const Polyline = named<typeof renderer.Polyline>('POLYLINE');
export const Circle = named<typeof renderer.Circle>('CIRCLE');
