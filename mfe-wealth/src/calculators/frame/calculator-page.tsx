import { queryOf } from '@phila/contract/calls';
import type { Fields } from '@phila/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { LoadedPage } from '../../keeping/loaded-page.tsx';
import type { Explained } from './calculator.ts';
import type { CalculatorPageProps } from './calculator-page-props.ts';
import { Frame } from './frame.tsx';

/** A calculator's page: in the portal with the saved entry, in public with everything kept in the browser. */
export const CalculatorPage = <F extends Fields, Entry extends object, Result extends Explained>(
  props: CalculatorPageProps<F, Entry, Result>,
) => {
  const { pathname } = useLocation();
  return pathname.startsWith('/wealth/') ? (
    <InPortal {...props} />
  ) : (
    <Frame {...props} saved={null} inPortal={false} />
  );
};

const entryIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'entry' in value ? value.entry : null;

const InPortal = <F extends Fields, Entry extends object, Result extends Explained>(
  props: CalculatorPageProps<F, Entry, Result>,
) => {
  const { type, read } = props;
  const saved = useQuery(queryOf(read, {} as never));
  return (
    <LoadedPage title={type.title} sentence={type.sentence} reading={saved} height={420}>
      {(value) => <Frame {...props} saved={type.accepted(entryIn(value))} inPortal />}
    </LoadedPage>
  );
};
