import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonClass } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  type: 'submit' | 'button';
  className?: string | undefined;
}

export function Button({ look, shape, className, ...attributes }: ButtonProps) {
  return <button {...attributes} className={buttonClass({ look, shape, className })} />;
}

interface ButtonLinkProps extends ComponentProps<'a'>, ButtonStyle {
  href: string;
  className?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ look, shape, className, ...attributes }: ButtonLinkProps) {
  return <a {...attributes} className={buttonClass({ look, shape, className })} />;
}

interface ButtonSummaryProps extends ComponentProps<'summary'>, ButtonStyle {
  className?: string | undefined;
}

/** The summary of a disclosure that looks like a button. */
export function ButtonSummary({ look, shape, className, ...attributes }: ButtonSummaryProps) {
  return <summary {...attributes} className={buttonClass({ look, shape, className })} />;
}
