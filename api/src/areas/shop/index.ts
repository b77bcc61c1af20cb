import { area } from '../../core/area.ts';
import { answers as cartAnswers } from './cart/answers.ts';
import { answers as catalogueAnswers } from './catalogue/answers.ts';
import { demo } from './demo/demo.ts';
import { personal } from './personal.ts';
import * as tables from './tables.ts';

/** The shop: its catalogue, carts and who owns what. */
export const shopArea = area({
  name: 'shop',
  answers: [...catalogueAnswers, ...cartAnswers],
  tables,
  personal,
  demo,
});
