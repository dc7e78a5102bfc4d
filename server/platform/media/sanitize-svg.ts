/** Checks and cleans SVG drawings of the agency, which the site serves to visitors. */
import { type CustomPlugin, optimize, type XastElement } from 'svgo';

/** Elements that run scripts, contain HTML, or load other documents. */
const FORBIDDEN_ELEMENTS = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
]);
/** Animations can set any attribute, also an attribute that was cleaned. */
const ANIMATIONS = /^(animate|animatemotion|animatetransform|set)$/;
const LINK = /^(.*:)?href$/i;
/** A reference within the drawing, or an embedded bitmap. */
const OWN_REFERENCE = /^\s*(#|data:image\/(png|jpeg|webp);)/i;
/** Escapes can hide the others. */
const FOREIGN_STYLE = /@import|image-set|\\|url\((?!\s*['"]?\s*#)/i;

export interface SanitizedSvg {
  svg: string;
  /** What was removed, such as `a script`. */
  removed: string[];
}

/**
 * Removes scripts, HTML and everything that loads other files from a drawing. Null when the text is no SVG that can be
 * parsed, or declares entities.
 */
export function sanitizeSvg(text: string): SanitizedSvg | null {
  if (/<!ENTITY/i.test(text)) return null;
  const removed = new Set<string>();
  try {
    const { data } = optimize(text, { plugins: [cleaner(removed)], js2svg: { pretty: false } });
    return /<svg\b/.test(data) ? { svg: data, removed: [...removed] } : null;
  } catch {
    return null;
  }
}

/** The plugin of svgo that removes what is not allowed, and records it. */
function cleaner(removed: Set<string>): CustomPlugin {
  return {
    name: 'clean',
    fn: () => ({
      element: {
        enter(node, parent) {
          const fault = faultOf(node);
          if (fault) {
            removed.add(fault);
            parent.children = parent.children.filter((child) => child !== node);
            return;
          }
          for (const [name, value] of Object.entries(node.attributes)) {
            const wrong = attributeFault(name, value);
            if (!wrong) continue;
            removed.add(wrong);
            delete node.attributes[name];
          }
        },
      },
      doctype: {
        enter(node, parent) {
          parent.children = parent.children.filter((child) => child !== node);
        },
      },
      instruction: {
        enter(node, parent) {
          if (node.name === 'xml') return;
          removed.add(`an instruction (${node.name})`);
          parent.children = parent.children.filter((child) => child !== node);
        },
      },
    }),
  };
}

function faultOf({ name, children }: XastElement): string | null {
  const local = name.toLowerCase().replace(/^.*:/, '');
  if (local === 'script') return 'a script';
  if (FORBIDDEN_ELEMENTS.has(local) || ANIMATIONS.test(local)) return `an element <${local}>`;
  const isForeign = (child: (typeof children)[number]) =>
    (child.type === 'text' || child.type === 'cdata') && FOREIGN_STYLE.test(child.value);
  return local === 'style' && children.some(isForeign) ? 'a style that loads another file' : null;
}

function attributeFault(name: string, value: string): string | null {
  if (/^on/i.test(name)) return `a script (${name})`;
  if (LINK.test(name)) return OWN_REFERENCE.test(value) ? null : 'a link to another file';
  return FOREIGN_STYLE.test(value) ? 'a style that loads another file' : null;
}

/** Returns the width and height of a drawing by its `viewBox`; null when it has none. */
export function viewBoxOf(svg: string): { width: number; height: number } | null {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const [, viewBox = ''] = /\bviewBox\s*=\s*["']([^"']*)["']/.exec(root) ?? [];
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}
