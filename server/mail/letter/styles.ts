import type { CSSProperties } from 'react';
import { PALETTE } from '../../palette.ts';

const TEXT = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif";
const HEADING = "Fraunces, Georgia, 'Times New Roman', serif";

export type Styles = ReturnType<typeof createStyles>;

/**
 * Inline styles of each part of a mail, and CSS for dark mode and narrow screens, which some mail programs support. `brick`: the
 * brand colour.
 */
export function createStyles(brick: { light: string; dark: string } | undefined) {
  const day = { ...PALETTE.light, brick: brick?.light ?? PALETTE.light.brick };
  const night = { ...PALETTE.dark, brick: brick?.dark ?? PALETTE.dark.brick };
  const text = { fontFamily: TEXT, color: day.ink, margin: '0 0 16px', fontSize: '16px', lineHeight: '25px' };
  const small = { ...text, color: day['ink-soft'], fontSize: '13px', lineHeight: '20px' };
  const line = `1px solid ${day.line}`;
  const styles = {
    body: { backgroundColor: day.paper, margin: '0', padding: '24px 12px 32px' },
    container: { width: '100%', maxWidth: '600px' },
    brand: { ...text, margin: '0 0 16px', fontFamily: HEADING, fontSize: '24px', lineHeight: '32px' },
    brandLink: { color: day.brick, textDecoration: 'none', fontWeight: 600 },
    sheet: { backgroundColor: day.surface, borderTop: `4px solid ${day.brick}`, padding: '28px 32px 16px' },
    title: { ...text, fontFamily: HEADING, fontWeight: 600, fontSize: '26px', lineHeight: '34px' },
    paragraph: text,
    link: { color: day.brick, textDecoration: 'underline' },
    quote: { backgroundColor: day.sand, padding: '16px 20px', margin: '0 0 20px' },
    label: { ...small, margin: '0 0 4px' },
    quoteText: { ...text, margin: '0' },
    listing: { border: line, margin: '0 0 24px' },
    picture: { display: 'block', width: '100%', height: 'auto' },
    listingText: { padding: '20px 20px 20px' },
    price: { ...text, margin: '0 0 4px', fontFamily: HEADING, fontWeight: 600, fontSize: '22px' },
    listingTitle: { ...text, margin: '0', fontWeight: 600 },
    address: { ...small, margin: '0 0 16px', fontSize: '14px' },
    main: { margin: '0 0 24px' },
    button: buttonOf(day),
    facts: { margin: '0 0 24px', borderCollapse: 'collapse' },
    factLabel: { ...small, fontWeight: 400, padding: '8px 16px 8px 0', width: '34%', ...cellOf(line) },
    factValue: { ...text, fontSize: '15px', lineHeight: '22px', padding: '8px 0', ...cellOf(line) },
    footer: { padding: '24px 20px 0' },
    small: { ...small, margin: '0 0 4px' },
    smallLink: { color: day['ink-soft'], textDecoration: 'underline' },
    rule: { borderTop: line, margin: '12px 0' },
  } satisfies Record<string, CSSProperties>;
  return { ...styles, css: nightCss(night) };
}

function buttonOf(day: Record<'brick' | 'on-brick', string>): CSSProperties {
  return {
    backgroundColor: day.brick,
    color: day['on-brick'],
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

function nightCss(night: typeof PALETTE.dark | Record<keyof typeof PALETTE.dark, string>): string {
  return `
    :root { color-scheme: light dark; }
    td, th { overflow-wrap: anywhere; }
    @media (max-width: 480px) {
      .surface > tbody > tr > td { padding: 0 !important; }
      .surface { padding: 22px 18px 10px !important; }
    }
    @media (prefers-color-scheme: dark) {
      .paper, .paper > table { background-color: ${night.paper} !important; }
      .paper > table > tbody > tr > td { background-color: ${night.paper} !important; }
      .surface { background-color: ${night.surface} !important; border-color: ${night.brick} !important; }
      .sand { background-color: ${night.sand} !important; }
      .ink { color: ${night.ink} !important; }
      .ink-soft { color: ${night['ink-soft']} !important; }
      .brick { color: ${night.brick} !important; }
      .line { border-color: ${night.line} !important; }
      .button { background-color: ${night.brick} !important; color: ${night['on-brick']} !important; }
    }`;
}
