export { addView, changeView, choose, read, removeView } from './saved-views.ts';
