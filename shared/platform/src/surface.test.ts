/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const script = path.join(__dirname, '../surface.mjs');
let folder: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

const surface = (...more: string[]) =>
  spawnSync(process.execPath, [script, '--from', folder, '--file', path.join(folder, 'kept.txt'), ...more], {
    encoding: 'utf8',
  });

const kept = (): string => readFileSync(path.join(folder, 'kept.txt'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'surface-'));
  write(
    'index.d.ts',
    "export { send } from './calls/send.ts';\nexport * from './theme.ts';\nexport { call } from 'elsewhere';\n",
  );
  write(
    'calls/send.d.ts',
    `import { type Options as Sent } from '../options.ts';
/** A comment; with { odd ' marks. */
export declare const send: (name: string, hidden: Sent) => Inner;
interface Inner {
    /** Also a comment. */
    text: "a;b}" | \`\${string}{\`;
}
export declare const hidden: number;
//# sourceMappingURL=send.d.ts.map`,
  );
  write('options.d.ts', 'export interface Options {\n    far?: import("./theme.ts").Far;\n}\n');
  write('theme.d.ts', 'export type Mode = "light";\nexport type Far = {\n    a: 1;\n};\n');
  write(
    'fake.d.ts',
    'export declare function render(): void;\nexport declare function render(path: string): void;\n',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('surface.mjs', () => {
  it('lists what is exported, by name, and what that mentions', () => {
    expect(surface().status).toBe(0);
    expect(kept()).toBe(`── @phila/platform

export type Far = {
    a: 1;
};

export type Mode = "light";

export call from 'elsewhere'

export declare const send: (name: string, hidden: Sent) => Inner;

── @phila/platform/fake

export declare function render(): void;
export declare function render(path: string): void;

── mentioned

interface Inner {
    text: "a;b}" | \`\${string}{\`;
}

export interface Options {
    far?: import("./theme.ts").Far;
}
`);
  });

  it('says what changed, and fails', () => {
    surface();
    expect(surface('--check').status).toBe(0);
    write('theme.d.ts', 'export type Mode = "light" | "dark";\nexport type Far = {\n    a: 1;\n};\n');
    const { status, stderr } = surface('--check');
    expect(status).toBe(1);
    expect(stderr).toContain('- export type Mode = "light";\n+ export type Mode = "light" | "dark";');
    expect(stderr).not.toContain('Far');
  });

  it('does not mind comments, nor names that are only mentioned as properties', () => {
    surface();
    write(
      'theme.d.ts',
      '/** Now with words. */\nexport type Mode = "light";\nexport type Far = {\n    /** Anything. */\n    a: 1;\n};\n',
    );
    expect(surface('--check').status).toBe(0);
    expect(kept()).not.toContain('declare const hidden');
  });
});
