/**
 * A Next.js application with the homes of a results page, built outside the project. Its cards have the markup of the
 * site's cards. `/kept` is rendered when it is built, `/new` for each request with its data in memory.
 */
import { type ChildProcess, type ExecFileSyncOptions, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onServerCore } from './run-server.ts';

const VERSIONS = ['next@16.4.6', 'react@19.2.0', 'react-dom@19.2.0'];

const FILES = {
  'package.json': '{ "name": "bench-next", "private": true }',
  'next.config.mjs': 'export default { poweredByHeader: false, turbopack: { root: import.meta.dirname } };',
  // One process, whose CPU time can be measured; `next start` starts another one.
  'server.mjs': `
    import { createServer } from 'node:http';
    import next from 'next';
    const app = next({ dev: false, dir: import.meta.dirname });
    await app.prepare();
    const handle = app.getRequestHandler();
    createServer((req, res) => handle(req, res)).listen(Number(process.env.PORT), '127.0.0.1');
    process.once('SIGTERM', () => process.exit(0));`,
  'app/layout.jsx': `
    import { readFileSync } from 'node:fs';
    const styles = readFileSync('styles.css', 'utf8');
    export default function Layout({ children }) {
      return (
        <html lang="nl">
          <head><style dangerouslySetInnerHTML={{ __html: styles }} /></head>
          <body><header><nav><a href="/nl">Start</a></nav></header><main>{children}</main></body>
        </html>
      );
    }`,
  'app/cards.jsx': `
    import homes from './homes.json';
    const euros = new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
    const SIZES = '(width < 690px) and (min-resolution: 2.5dppx) 66vw, (width < 690px) 92vw, (width < 1044px) 45vw, 421px';
    const versions = (hash, format) =>
      [400, 800, 1200].map((width) => '/media/' + hash + '-' + width + '.' + format + ' ' + width + 'w').join(', ');
    function Card({ home }) {
      const [photo] = home.photos;
      return (
        <article className="card" id={'listing-' + home.id}>
          {photo && (
            <picture>
              <source type="image/avif" srcSet={versions(photo.hash, 'avif')} sizes={SIZES} />
              <source type="image/webp" srcSet={versions(photo.hash, 'webp')} sizes={SIZES} />
              <img className="picture" src={'/media/' + photo.hash + '-800.jpg'} width={photo.width}
                height={photo.height} alt={photo.alt?.text ?? ''} loading="lazy" />
            </picture>
          )}
          <div className="card__body">
            <h2 className="card__heading">
              <a href={home.path}>
                <span className="card__price">{home.price === null ? 'Prijs op aanvraag' : euros.format(home.price)}</span>
                <span className="card__title">{home.address.city.postalCode} {home.address.city.name}</span>
                <span className="card__type">{home.type.toLowerCase()}</span>
              </a>
            </h2>
            <ul className="facts">
              {home.bedrooms !== null && <li>{home.bedrooms} slaapkamers</li>}
              {home.livingArea !== null && <li>{home.livingArea} m²</li>}
            </ul>
          </div>
          <button type="submit" className="heart" name="add" value={home.id} aria-pressed="false">Favoriet</button>
        </article>
      );
    }
    export function Cards() {
      return <ul className="cards">{homes.map((home) => <li key={home.id}><Card home={home} /></li>)}</ul>;
    }`,
  'app/kept/page.jsx': `
    import { Cards } from '../cards.jsx';
    export default function Kept() { return <Cards />; }`,
  'app/new/page.jsx': `
    import { Cards } from '../cards.jsx';
    export const dynamic = 'force-dynamic';
    export default function New() { return <Cards />; }`,
};

/** The fields of a home that its card shows. */
export const CARD_FIELDS = `id type price bedrooms livingArea path
  photos { hash width height alt { text } } address { city { name postalCode } }`;

/** Writes, installs and builds the application; a build of the same versions reuses the installed packages. */
export function buildNextApp(folder: string, { homes, styles }: { homes: object[]; styles: string }): void {
  mkdirSync(path.join(folder, 'app/kept'), { recursive: true });
  mkdirSync(path.join(folder, 'app/new'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, 'app/homes.json'), JSON.stringify(homes));
  writeFileSync(path.join(folder, 'styles.css'), styles);
  const options: ExecFileSyncOptions = {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: nextEnvironment(),
  };
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...VERSIONS], options);
  execFileSync('node_modules/.bin/next', ['build'], options);
}

/** Starts the built application on the server's core. */
export function startNextApp(folder: string, port: number): ChildProcess {
  const [program = '', ...args] = onServerCore([process.execPath, 'server.mjs']);
  const env = { ...nextEnvironment(), PORT: String(port) };
  return spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env });
}

const nextEnvironment = () => ({ ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
