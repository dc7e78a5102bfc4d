/** Checks `deploy/docker-compose.yml` against the settings and the other examples; it is not run. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readSettings } from '../../server/settings/settings.ts';

interface Service {
  image: string;
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, { condition: string }>;
  networks: { site: { ipv4_address: string } } | string[];
  volumes?: string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

const text = readFileSync('deploy/docker-compose.yml', 'utf8');
const { services, volumes }: Compose = parse(text, { merge: true });
const documented = readFileSync('docs/settings.md', 'utf8');
const apps = Object.values(services).filter(({ image }) => image === 'baksteen');

const DOT_ENV: Record<string, string> = {
  PUBLIC_URL: 'https://www.example.be',
  SMTP_URL: 'smtps://mail.example.be',
  DATABASE_PASSWORD: 'secret',
  STORE_SECRET: 'secret',
};

/** Returns a value with the variables of `.env`, as Compose does. */
const expand = (value: string) => value.replaceAll(/\$\{(\w+):\?\}/g, (_, name) => DOT_ENV[name] ?? '');

const addressOf = ({ networks }: Service) => ('site' in networks ? networks.site.ipv4_address : '');

describe('docker-compose.yml', () => {
  test('runs two app servers with settings that exist and are valid', () => {
    expect(apps).toHaveLength(2);
    for (const { environment = {} } of apps) {
      for (const name of Object.keys(environment)) expect(documented).toContain(`| \`${name}\``);
      const values = Object.entries(environment).map(([name, value]) => [name, expand(value)]);
      const settings = readSettings({
        ...Object.fromEntries(values),
        AGENCY_FILE: 'server/settings/agency.demo.json',
      });
      expect(settings.trustProxy).toBe(1);
      expect(settings.mediaStore).toBeDefined();
      expect(new URL(settings.databaseUrl ?? '').hostname).toBe(addressOf(services.database as Service));
    }
  });

  test('gives the app servers the addresses of the Caddyfile', () => {
    const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');
    for (const app of apps) expect(caddyfile).toContain(`${addressOf(app)}:3000`);
  });

  test('names services, volumes and files that exist', () => {
    for (const { depends_on: others = [], volumes: mounted = [] } of Object.values(services)) {
      for (const name of Array.isArray(others) ? others : Object.keys(others))
        expect(services).toHaveProperty(name);
      for (const source of mounted.map((one) => one.split(':')[0] ?? '')) {
        if (!source.startsWith('./')) expect(volumes).toHaveProperty(source);
        else if (source.includes('file')) expect(existsSync(`deploy/${source}`)).toBe(true);
      }
    }
  });

  test('pins images, and contains no secret', () => {
    for (const { image } of Object.values(services)) expect(image).toMatch(/^baksteen$|:\w/);
    for (const [, value] of text.matchAll(/(?:PASSWORD|SECRET\w*): (.+)/g))
      expect(value).toMatch(/^\$\{\w+:\?\}$/);
  });
});
