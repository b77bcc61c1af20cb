import { use, type ComponentType } from 'react';
import { AntdProvider, Around } from '../antd-provider/antd-provider.tsx';
import { usePopupContainer } from '../dialog/popup-container.ts';

type Statics = Record<string, unknown>;

/** `Table.Column`, and neither `Table.SELECTION_ALL` nor `Form.useForm`. */
const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z]/.test(name) &&
  !/^[A-Z_]+$/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

/**
 * A component of antd as the site provides it: within the site's provider wherever it is drawn, so that each has the
 * colours of now, and its styles the layer below the classes of the kit. What it carries along
 * (`Upload.Dragger`) does the same; the marks by which antd knows its own parts stay.
 */
export const inSite = <C,>(component: C): C => {
  const Component = component as ComponentType<object> & { displayName?: string };
  const Provided = (props: object) =>
    // One for another dialog, or none, would put popups below the dialog that this stands in.
    use(Around) === usePopupContainer() ? (
      <Component {...props} />
    ) : (
      <AntdProvider>
        <Component {...props} />
      </AntdProvider>
    );
  const statics = Object.entries(component as Statics).filter(
    ([name]) => !['$$typeof', 'render', 'type', 'compare', 'defaultProps'].includes(name),
  );
  return Object.assign(
    Provided,
    Object.fromEntries(
      statics.map(([name, value]) => [name, isComponent(name, value) ? inSite(value) : value]),
    ),
    { displayName: Component.displayName ?? Component.name },
  ) as C;
};
