import type { EmployerRoom } from '@phila/contract/calls';
import type { ReactNode } from 'react';

/** Section of the employer's page; it draws nothing where the organisation has nothing of its kind. */
export type RoomSection = (props: { room: EmployerRoom }) => ReactNode;
