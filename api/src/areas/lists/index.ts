import { calls } from '@phila/contract';
import { area, type WholeService } from '../../core/area.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { personal } from './personal.ts';
import * as tables from './tables.ts';
import { addView, changeView, chooseOfList, readList, removeView } from './views.ts';

const { lists } = calls;

const answers = ({ areas }: WholeService): Implementation[] => {
  const listed = (list: string) =>
    areas
      .flatMap(({ resources }) => resources)
      .map(({ resource }) => resource)
      .find(({ name }) => name === list);
  return [
    implement(lists.read, ({ params: { list } }, context) => readList(context, list, listed(list))),
    implement(lists.choose, ({ params: { list }, body }, context) =>
      chooseOfList(context, list, listed(list), body),
    ),
    implement(lists.addView, ({ params: { list }, body }, context) =>
      addView(context, list, listed(list), body),
    ),
    implement(lists.changeView, ({ params: { list, id }, body }, context) =>
      changeView(context, list, listed(list), id, body),
    ),
    implement(lists.removeView, ({ params: { list, id } }, context) => removeView(context, list, id)),
  ];
};

export const listsArea = area({ name: 'lists', answers, tables, personal });
