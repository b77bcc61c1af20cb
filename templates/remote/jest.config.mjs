import browser from '@phila/tooling/jest/browser';

export default { ...browser, displayName: 'mfe-starter' };
