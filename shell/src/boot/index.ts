// First of all: React asks for the refresh runtime while it is evaluated.
import './refresh.ts';
import { start } from './start.tsx';

void start();
