/**
 * `main`: the step that a page expects next. `quiet`: another step, drawn as an outline. `text`: a step within a line
 * of text.
 */
export type ButtonLook = 'main' | 'quiet' | 'text';

/**
 * By default a button is as wide as its label.
 *
 * - `wide`: fills its grid cell.
 * - `equal`: fills its grid cell, and in a row has the width of the other buttons.
 * - `bar`: the end of a bar of fields, without corners; on phones as `docked`.
 * - `docked`: on phones it ends a sheet, as wide as the window.
 */
export type ButtonShape = 'wide' | 'equal' | 'bar' | 'docked';

export interface ButtonStyle {
  look?: ButtonLook | undefined;
  shape?: ButtonShape | undefined;
  /** A class of the parent, which places the button. */
  className?: string | undefined;
}

/** Returns the classes of a button, for HTML that React does not render. */
export function buttonClass({ look = 'main', shape, className }: ButtonStyle = {}): string {
  const variants = [look !== 'main' && look, shape].filter(Boolean).map((variant) => `button--${variant}`);
  return ['button', ...variants, className].filter(Boolean).join(' ');
}
