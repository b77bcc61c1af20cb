import { breakingDeclarations } from './breaking-declarations.mjs';

const surface = (...declarations) => `── @phila/platform\n\n${declarations.join('\n\n')}\n`;
const breaks = (before, after) => breakingDeclarations(surface(before), surface(after));

test.each([
  ['nothing', 'export declare const a: number;', 'export declare const a: number;'],
  ['other spaces', 'export interface A {\n    b: 1;\n}', 'export interface A { b: 1 }'],
  ['another member', 'export interface A { b: string; }', 'export interface A { b: string; c: number; }'],
  [
    'another optional property',
    'export interface AProps { b: string; }',
    'export interface AProps { b: string; c?: number; }',
  ],
  [
    'another optional parameter',
    'export declare const f: (a: string) => void;',
    'export declare const f: (a: string, b?: number) => void;',
  ],
  [
    'a parameter renamed',
    'export declare const f: (a: string) => void;',
    'export declare const f: (b: string) => void;',
  ],
  ['another alternative', 'export type A = "x" | "y";', 'export type A = "x" | "y" | "z";'],
  [
    'the same, called in two ways',
    'interface A { (a: string): number; (a: number): string; }\nexport declare const a: A;',
    'interface A { (a: string): number; (a: number): string; }\nexport declare const a: A;',
  ],
  [
    'one more way of calling it',
    'export interface A { (a: string): number; }',
    'export interface A { (a: number): string; (a: string): number; }',
  ],
  [
    'a member deep inside',
    'export interface A { b: { c: string; }; }',
    'export interface A { b: { c: string; d: 1; }; }',
  ],
  [
    'a property that may be left out now',
    'export interface AProps { b: string; }',
    'export interface AProps { b?: string; }',
  ],
  [
    'a value that is always there now',
    'export interface A { b?: string; }',
    'export interface A { b: string; }',
  ],
  [
    'a field of a schema that has a default',
    'export declare const a: z.ZodMiniObject<{ b: z.ZodMiniString<string>; }, z.core.$strict>;',
    'export declare const a: z.ZodMiniObject<{ b: z.ZodMiniString<string>; c: z.ZodMiniDefault<z.ZodMiniString<string>>; }, z.core.$strict>;',
  ],
])('%s breaks no code that uses it', (_, before, after) => {
  expect(breaks(before, after)).toEqual([]);
});

test.each([
  ['a member that is gone', 'export interface A { b: string; c: 1; }', 'export interface A { b: string; }'],
  [
    'a field that a schema asks for',
    'export declare const a: z.ZodMiniObject<{ b: z.ZodMiniString<string>; }, z.core.$strict>;',
    'export declare const a: z.ZodMiniObject<{ b: z.ZodMiniString<string>; c: z.ZodMiniString<string>; }, z.core.$strict>;',
  ],
  [
    'a field of a schema that is gone',
    'export declare const a: z.ZodMiniObject<{ b: z.ZodMiniString<string>; }, z.core.$strict>;',
    'export declare const a: z.ZodMiniObject<{ }, z.core.$strict>;',
  ],
  ['another type', 'export declare const a: number;', 'export declare const a: string;'],
  [
    'a property that is asked for',
    'export interface AProps { b: string; }',
    'export interface AProps { b: string; c: number; }',
  ],
  [
    'a property that may not be left out',
    'export interface AProps { b?: string; }',
    'export interface AProps { b: string; }',
  ],
  [
    'a parameter that is asked for',
    'export declare const f: (a: string) => void;',
    'export declare const f: (a: string, b: number) => void;',
  ],
  [
    'an option that is asked for',
    'export declare const f: (a: { b: 1; }) => void;',
    'export declare const f: (a: { b: 1; c: 2; }) => void;',
  ],
  [
    'a way of calling it that is gone',
    'export interface A { (a: string): number; (a: number): string; }',
    'export interface A { (a: string): number; }',
  ],
  ['an alternative that is gone', 'export type A = "x" | "y";', 'export type A = "x";'],
  ['a value that may be missing', 'export interface A { b: string; }', 'export interface A { b?: string; }'],
  [
    'another result',
    'export declare const f: () => string;',
    'export declare const f: () => Promise<string>;',
  ],
])('%s breaks code that uses it', (_, before, after) => {
  expect(breaks(before, after)).toHaveLength(1);
});

test('an export that is gone breaks those who import it; what was only mentioned does not', () => {
  const before = `${surface('export declare const a: number;', 'export declare const b: number;')}\n── mentioned\n\ninterface C { d: 1; }\n`;
  const after = surface('export declare const b: number;');
  expect(breakingDeclarations(before, after)).toEqual(['a is gone.']);
  expect(breakingDeclarations(before, after, (name) => name === 'b')).toEqual([]);
});
