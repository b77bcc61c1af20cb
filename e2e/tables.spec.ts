import { beginAs, newPerson, type NewPerson } from './new-person.ts';
import { send } from './service-client.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';
import { widerThanItsScreen } from './wider.ts';
