import { call } from '../../call.ts';
import { todayCards } from '../../today/today-card.ts';

export const todayStep = call({
  method: 'GET',
  path: '/Overview/today-step',
  access: 'person',
  summary:
    'Cards for Today: the one next step that completes the person’s profile, by the parts that the remotes in use declare; none where nothing is missing.',
  value: todayCards,
});
