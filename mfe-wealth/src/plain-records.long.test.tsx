import { testPlainSections } from '@phila/ui/testing';
import { sections } from '../remote.ts';

testPlainSections(sections);
