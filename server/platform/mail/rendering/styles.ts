import type { CSSProperties } from 'react';
import type { Palette, Palettes } from '../../theme/palette.ts';

const TEXT = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif";
const HEADING = "Fraunces, Georgia, 'Times New Roman', serif";

const SMALL_CELL = { fontSize: '15px', lineHeight: '22px', fontWeight: 400 };
const BODY_TEXT = { fontFamily: TEXT, margin: '0 0 16px', fontSize: '16px', lineHeight: '25px' };

export type Styles = ReturnType<typeof createStyles>;

/**
 * Returns the inline styles of each part of a mail, and CSS for dark mode and narrow screens, which some mail programs
 * support.
 */
export function createStyles({ light, dark }: Palettes) {
  const text = { ...BODY_TEXT, color: light.ink };
  const small = { ...text, color: light['ink-soft'], fontSize: '13px', lineHeight: '20px' };
  const line = `1px solid ${light.line}`;
  const styles = {
    body: { backgroundColor: light.paper, margin: '0', padding: '24px 12px 32px' },
    container: { width: '100%', maxWidth: '600px' },
    brand: { ...text, margin: '0 0 16px', fontFamily: HEADING, fontSize: '24px', lineHeight: '32px' },
    brandLink: { color: light.brick, textDecoration: 'none', fontWeight: 600 },
    logo: { display: 'block' },
    darkLogo: { display: 'none' },
    sheet: {
      backgroundColor: light.surface,
      borderTop: `4px solid ${light.brick}`,
      padding: '28px 32px 16px',
    },
    title: { ...text, fontFamily: HEADING, fontWeight: 600, fontSize: '26px', lineHeight: '34px' },
    paragraph: text,
    link: { color: light.brick, textDecoration: 'underline' },
    quote: { backgroundColor: light.sand, padding: '16px 20px', margin: '0 0 20px' },
    label: { ...small, margin: '0 0 4px' },
    quoteText: { ...text, margin: '0' },
    listing: { border: line, margin: '0 0 24px' },
    picture: { display: 'block', width: '100%', height: 'auto' },
    listingText: { padding: '20px 20px 20px' },
    price: { ...text, margin: '0 0 4px', fontFamily: HEADING, fontWeight: 600, fontSize: '22px' },
    listingTitle: { ...text, margin: '0', fontWeight: 600 },
    address: { ...small, margin: '0 0 16px', fontSize: '14px' },
    main: { margin: '0 0 24px' },
    button: buttonOf(light),
    facts: { margin: '0 0 24px', borderCollapse: 'collapse' },
    factLabel: { ...small, fontWeight: 400, padding: '8px 16px 8px 0', width: '34%', ...cellOf(line) },
    factValue: { ...text, fontSize: '15px', lineHeight: '22px', padding: '8px 0', ...cellOf(line) },
    note: { color: light['ink-soft'], fontSize: '13px', lineHeight: '18px' },
    rowName: { ...text, ...SMALL_CELL, padding: '8px 0', ...cellOf(line) },
    number: { ...text, ...SMALL_CELL, padding: '8px 0 8px 16px', ...cellOf(line), textAlign: 'right' },
    footer: { padding: '24px 20px 0' },
    small: { ...small, margin: '0 0 4px' },
    smallLink: { color: light['ink-soft'], textDecoration: 'underline' },
    rule: { borderTop: line, margin: '12px 0' },
  } satisfies Record<string, CSSProperties>;
  return { ...styles, css: headCss(dark) };
}

function buttonOf(colors: Record<'brick' | 'on-brick', string>): CSSProperties {
  return {
    backgroundColor: colors.brick,
    color: colors['on-brick'],
    borderRadius: '2px',
    fontFamily: TEXT,
    fontSize: '16px',
    fontWeight: 600,
    padding: '13px 22px',
  };
}

function cellOf(line: string): CSSProperties {
  return { verticalAlign: 'top', textAlign: 'left', borderBottom: line };
}

function headCss(colors: Palette): string {
  return `
    :root { color-scheme: light dark; }
    td { overflow-wrap: anywhere; }
    /* Labels inherit from the cell around their table, which would let their column be narrower than a word. */
    th { overflow-wrap: normal; }
    @media (max-width: 480px) {
      .surface > tbody > tr > td { padding: 0 !important; }
      .surface { padding: 22px 18px 10px !important; }
    }
    @media (prefers-color-scheme: dark) {
      .paper, .paper > table { background-color: ${colors.paper} !important; }
      .paper > table > tbody > tr > td { background-color: ${colors.paper} !important; }
      .surface { background-color: ${colors.surface} !important; border-color: ${colors.brick} !important; }
      .sand { background-color: ${colors.sand} !important; }
      .ink { color: ${colors.ink} !important; }
      .ink-soft { color: ${colors['ink-soft']} !important; }
      .brick { color: ${colors.brick} !important; }
      .line { border-color: ${colors.line} !important; }
      .light-logo { display: none !important; }
      .dark-logo { display: block !important; }
      .button { background-color: ${colors.brick} !important; color: ${colors['on-brick']} !important; }
    }`;
}
