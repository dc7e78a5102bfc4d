/** Requests and responses of SOAP 1.2, as the web service of Skarabee has them. */
import type { XmlElement } from '../../../feed/formats/xml/xml-element.ts';
import { XmlRecordReader } from '../../../feed/formats/xml/xml-record-reader.ts';
import type { Syntax } from '../api-client.ts';

export const NAMESPACE = 'http://weblink.skarabee.com/';
const ENVELOPE = 'http://www.w3.org/2003/05/soap-envelope';
const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

/** Parameters in the order of the schema; null is sent as such, undefined is left out. */
export type Parameters = readonly (readonly [name: string, value: Value])[];
type Value = string | number | boolean | null | undefined | Parameters;

export function writeRequest(operation: string, parameters: Parameters): string {
  const call = `<${operation} xmlns="${NAMESPACE}">${write(parameters)}</${operation}>`;
  const spaces = `xmlns:soap="${ENVELOPE}" xmlns:xsi="${INSTANCE}"`;
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope ${spaces}><soap:Body>${call}</soap:Body></soap:Envelope>`;
}

function write(parameters: Parameters): string {
  return parameters
    .map(([name, value]) => {
      if (value === undefined) return '';
      if (value === null) return `<${name} xsi:nil="true"/>`;
      return `<${name}>${typeof value === 'object' ? write(value) : escapeXml(String(value))}</${name}>`;
    })
    .join('');
}

/** Characters that XML 1.0 does not have. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}

/** Writes an element without its namespaces. `attributes` are added to its own. */
export function toXml(
  { name, attributes: own, text, children }: XmlElement,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const pairs = Object.entries({ ...own, ...attributes }).filter(
    ([key]) => !/^(?:xmlns|xsi)(?::|$)/.test(key),
  );
  const written = pairs.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('');
  const content = escapeXml(text) + children.map((child) => toXml(child)).join('');
  return `<${name}${written}>${content}</${name}>`;
}

/** The result of an operation: its errors, and the elements at a path within it. */
export interface SoapResult {
  errors: XmlElement[];
  elements: XmlElement[];
}

/** `path`: where the elements are in the result, such as "PublicationSummaries/PublicationSummary". */
export function resultOf(operation: string, path: string): Syntax {
  const result = `Envelope/Body/${operation}Response/${operation}Result`;
  const records = new Set([`${result}/Errors/Error`, `${result}/${path}`]);
  return {
    name: 'XML',
    accept: 'application/soap+xml, text/xml',
    parse: (bytes): SoapResult => {
      if (!Buffer.from(bytes).includes(`${operation}Result`)) throw new Error('no result');
      const shape = { format: 'Skarabee', root: 'Envelope', records, skipped: new Set<string>() };
      const reader = new XmlRecordReader(shape);
      const found = [...reader.push(bytes), ...reader.end()];
      const isError = ({ name }: XmlElement) => name === 'Error';
      return { errors: found.filter(isError), elements: found.filter((each) => !isError(each)) };
    },
  };
}
