/**
 * Renders a page's markup with react-dom alone: no data, router or components. Run as a program, it serves the
 * markup of a file with a minimal server, and prints its URL.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const ROUNDS = 300;
const VOID = new Set(['meta', 'link', 'input', 'br', 'img']);
/** Attributes that have another name in React; all others keep their HTML name. */
const NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  maxlength: 'maxLength',
  tabindex: 'tabIndex',
};

interface Element {
  tag: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

/** Returns the milliseconds that react-dom takes for a page's body in a warm process. */
export async function bareReactMs(html: string): Promise<number> {
  const element = toReact(parseBody(html));
  for (let round = 0; round < ROUNDS; round++) renderToString(element);
  const start = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) renderToString(element);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / ROUNDS;
}

if (import.meta.main) serve(readFileSync(process.argv[2] ?? '', 'utf8'));

function serve(html: string): void {
  const element = toReact(parseBody(html));
  const server = createServer((_req, res) => {
    const { pipe } = renderToPipeableStream(element, {
      onShellReady() {
        res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        pipe(res);
      },
    });
  });
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  });
}

/** Parses the body as a tree. Works only for well-formed markup, as React writes it. */
function parseBody(html: string): Element {
  const root: Element = { tag: 'div', attributes: {}, children: [] };
  const open = [root];
  const body = html
    .slice(html.indexOf('<body>') + 6, html.indexOf('<script type="application/json"'))
    .replace(/<!--.*?-->/g, '');
  for (const [, close, tag = '', attributes = '', selfClosed, text] of body.matchAll(
    /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi,
  )) {
    const parent = open.at(-1) as Element;
    if (text !== undefined) parent.children.push(text);
    else if (close) open.pop();
    else {
      const element = { tag, attributes: parseAttributes(attributes), children: [] };
      parent.children.push(element);
      if (!selfClosed && !VOID.has(tag)) open.push(element);
    }
  }
  return root;
}

function parseAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [NAMES[name] ?? name, value]));
}

function toReact(node: Element | string): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  const { value, checked, selected, ...others } = attributes;
  const props = { ...others, ...(value === undefined ? {} : { defaultValue: value }) };
  return createElement(tag, props, ...children.map(toReact));
}
