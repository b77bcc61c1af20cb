import * as library from '@react-pdf/renderer';
import * as ours from './primitives.ts';

test('each element is what the library calls it', () => expect({ ...library }).toMatchObject({ ...ours }));
